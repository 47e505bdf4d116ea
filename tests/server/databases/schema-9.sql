-- {"alice": "2b00802c3a3922ad.Z8oz4M_JUXWAb6Jlm-pCObGMwjTzx5G-sHUaX29x008", "finished": "AA4ZBH6C", "playing": "RRSSRDHB", "waiting": "EC4SX7EU"}
BEGIN TRANSACTION;
CREATE TABLE answers (
            code TEXT NOT NULL, sequence INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL, text TEXT NOT NULL,
            seen BIGINT NOT NULL, request TEXT NOT NULL, PRIMARY KEY (code, sequence));
INSERT INTO "answers" VALUES('AA4ZBH6C',0,'answer',-1,'hero inspector',-1,'');
INSERT INTO "answers" VALUES('AA4ZBH6C',1,'answer',-1,'perk late_into_the_night',-1,'');
INSERT INTO "answers" VALUES('AA4ZBH6C',2,'answer',-1,'item mirrored_box',-1,'');
INSERT INTO "answers" VALUES('AA4ZBH6C',3,'answer',-1,'item crucifix',-1,'');
INSERT INTO "answers" VALUES('AA4ZBH6C',4,'answer',-1,'item wine',-1,'');
INSERT INTO "answers" VALUES('AA4ZBH6C',5,'answer',-1,'item mirrored_box',-1,'');
INSERT INTO "answers" VALUES('AA4ZBH6C',6,'answer',-1,'item rapier',-1,'');
INSERT INTO "answers" VALUES('AA4ZBH6C',7,'answer',-1,'item research',-1,'');
INSERT INTO "answers" VALUES('AA4ZBH6C',8,'answer',-1,'item speargun',-1,'');
INSERT INTO "answers" VALUES('AA4ZBH6C',9,'answer',-1,'item research',-1,'');
INSERT INTO "answers" VALUES('AA4ZBH6C',10,'answer',-1,'item wine',-1,'');
INSERT INTO "answers" VALUES('AA4ZBH6C',11,'answer',-1,'item knife',-1,'');
INSERT INTO "answers" VALUES('AA4ZBH6C',12,'answer',-1,'item experiment',-1,'');
INSERT INTO "answers" VALUES('AA4ZBH6C',13,'answer',-1,'item monocane_mixture',-1,'');
INSERT INTO "answers" VALUES('AA4ZBH6C',14,'answer',-1,'first 0',-1,'');
INSERT INTO "answers" VALUES('AA4ZBH6C',15,'answer',0,'jump crypt',-1,'d8f16adf91b7584a');
INSERT INTO "answers" VALUES('AA4ZBH6C',16,'answer',0,'move abbey',-1,'1e2feb89414c343c');
INSERT INTO "answers" VALUES('AA4ZBH6C',17,'answer',0,'play late_into_the_night',-1,'7311d8a3c2ce6f44');
INSERT INTO "answers" VALUES('AA4ZBH6C',18,'answer',0,'end',-1,'612e7696a6cecc1b');
INSERT INTO "answers" VALUES('AA4ZBH6C',19,'answer',-1,'card retreat_river',-1,'');
INSERT INTO "answers" VALUES('AA4ZBH6C',20,'answer',-1,'die blank',-1,'');
INSERT INTO "answers" VALUES('AA4ZBH6C',21,'answer',-1,'die blank',-1,'');
INSERT INTO "answers" VALUES('AA4ZBH6C',22,'answer',-1,'die blank',-1,'');
INSERT INTO "answers" VALUES('AA4ZBH6C',23,'answer',0,'move mansion',-1,'7ce42c8218072e8c');
INSERT INTO "answers" VALUES('AA4ZBH6C',24,'answer',0,'move bridge_north',-1,'d5f4b3b2e4b06ce6');
INSERT INTO "answers" VALUES('AA4ZBH6C',25,'answer',0,'jump abbey',-1,'9b810e766ec9d286');
INSERT INTO "answers" VALUES('AA4ZBH6C',26,'answer',0,'move mansion',-1,'7204e52db2221a58');
INSERT INTO "answers" VALUES('AA4ZBH6C',27,'answer',0,'end',-1,'cd447e35b8b6d8fe');
INSERT INTO "answers" VALUES('AA4ZBH6C',28,'answer',-1,'card the_ichthyologist',-1,'');
INSERT INTO "answers" VALUES('AA4ZBH6C',29,'answer',-1,'item pitchfork',-1,'');
INSERT INTO "answers" VALUES('AA4ZBH6C',30,'answer',-1,'item centrifuge',-1,'');
INSERT INTO "answers" VALUES('AA4ZBH6C',31,'answer',-1,'item stake',-1,'');
INSERT INTO "answers" VALUES('AA4ZBH6C',32,'answer',-1,'die hit',-1,'');
INSERT INTO "answers" VALUES('AA4ZBH6C',33,'answer',-1,'die blank',-1,'');
INSERT INTO "answers" VALUES('AA4ZBH6C',34,'answer',0,'jump bridge_north',-1,'f1fd42a29755d4c1');
INSERT INTO "answers" VALUES('AA4ZBH6C',35,'answer',0,'move camp',-1,'51431193e6c3f339');
INSERT INTO "answers" VALUES('AA4ZBH6C',36,'answer',0,'move cave',-1,'6839eb905b6e6e3');
INSERT INTO "answers" VALUES('AA4ZBH6C',37,'answer',0,'move camp',-1,'e1988ad9f06c144a');
INSERT INTO "answers" VALUES('AA4ZBH6C',38,'answer',0,'end',-1,'37730edfafbd67f9');
INSERT INTO "answers" VALUES('AA4ZBH6C',39,'answer',-1,'card the_hunt_is_on',-1,'');
INSERT INTO "answers" VALUES('AA4ZBH6C',40,'answer',-1,'item canopic_jar',-1,'');
INSERT INTO "answers" VALUES('AA4ZBH6C',41,'answer',-1,'item kite',-1,'');
INSERT INTO "answers" VALUES('AA4ZBH6C',42,'answer',-1,'die hit',-1,'');
INSERT INTO "answers" VALUES('AA4ZBH6C',43,'answer',-1,'die hit',-1,'');
INSERT INTO "answers" VALUES('AA4ZBH6C',44,'answer',0,'end',-1,'76f3787b9d179e0');
INSERT INTO "answers" VALUES('AA4ZBH6C',45,'answer',-1,'card retreat_waterfront',-1,'');
INSERT INTO "answers" VALUES('AA4ZBH6C',46,'answer',0,'end',-1,'c381e88f38c0c8fd');
INSERT INTO "answers" VALUES('AA4ZBH6C',47,'answer',-1,'card thief',-1,'');
INSERT INTO "answers" VALUES('AA4ZBH6C',48,'answer',-1,'item pitchfork',-1,'');
INSERT INTO "answers" VALUES('AA4ZBH6C',49,'answer',-1,'item anatomy_text',-1,'');
INSERT INTO "answers" VALUES('AA4ZBH6C',50,'answer',-1,'die blank',-1,'');
INSERT INTO "answers" VALUES('AA4ZBH6C',51,'answer',-1,'die hit',-1,'');
INSERT INTO "answers" VALUES('AA4ZBH6C',52,'answer',-1,'die blank',-1,'');
INSERT INTO "answers" VALUES('AA4ZBH6C',53,'answer',0,'end',-1,'7eed8d14f06d3fef');
INSERT INTO "answers" VALUES('AA4ZBH6C',54,'answer',-1,'card hypnotic_gaze',-1,'');
INSERT INTO "answers" VALUES('AA4ZBH6C',55,'answer',-1,'item scroll_of_thoth',-1,'');
INSERT INTO "answers" VALUES('AA4ZBH6C',56,'answer',-1,'item fire_poker',-1,'');
INSERT INTO "answers" VALUES('AA4ZBH6C',57,'answer',0,'end',-1,'587fd2803bab6c39');
INSERT INTO "answers" VALUES('AA4ZBH6C',58,'answer',-1,'card the_meeting',-1,'');
INSERT INTO "answers" VALUES('AA4ZBH6C',59,'answer',-1,'item camera',-1,'');
INSERT INTO "answers" VALUES('AA4ZBH6C',60,'answer',-1,'item searchlight',-1,'');
INSERT INTO "answers" VALUES('AA4ZBH6C',61,'answer',-1,'die hit',-1,'');
INSERT INTO "answers" VALUES('RRSSRDHB',0,'answer',-1,'hero inspector',-1,'');
INSERT INTO "answers" VALUES('RRSSRDHB',1,'answer',-1,'hero professor',-1,'');
INSERT INTO "answers" VALUES('RRSSRDHB',2,'answer',-1,'perk overstock',-1,'');
INSERT INTO "answers" VALUES('RRSSRDHB',3,'answer',-1,'perk conduct_an_investigation',-1,'');
INSERT INTO "answers" VALUES('RRSSRDHB',4,'answer',-1,'item torch',-1,'');
INSERT INTO "answers" VALUES('RRSSRDHB',5,'answer',-1,'item anatomy_text',-1,'');
INSERT INTO "answers" VALUES('RRSSRDHB',6,'answer',-1,'item garlic',-1,'');
INSERT INTO "answers" VALUES('RRSSRDHB',7,'answer',-1,'item rapier',-1,'');
INSERT INTO "answers" VALUES('RRSSRDHB',8,'answer',-1,'item charm',-1,'');
INSERT INTO "answers" VALUES('RRSSRDHB',9,'answer',-1,'item experiment',-1,'');
INSERT INTO "answers" VALUES('RRSSRDHB',10,'answer',-1,'item experiment',-1,'');
INSERT INTO "answers" VALUES('RRSSRDHB',11,'answer',-1,'item pistol',-1,'');
INSERT INTO "answers" VALUES('RRSSRDHB',12,'answer',-1,'item rifle',-1,'');
INSERT INTO "answers" VALUES('RRSSRDHB',13,'answer',-1,'item knife',-1,'');
INSERT INTO "answers" VALUES('RRSSRDHB',14,'answer',-1,'item flower',-1,'');
INSERT INTO "answers" VALUES('RRSSRDHB',15,'answer',-1,'item bear_trap',-1,'');
INSERT INTO "answers" VALUES('RRSSRDHB',16,'answer',-1,'first 0',-1,'');
INSERT INTO "answers" VALUES('RRSSRDHB',17,'answer',0,'pick_up',-1,'380208a9ad45f23d');
INSERT INTO "answers" VALUES('RRSSRDHB',18,'undo',0,'17',-1,'');
INSERT INTO "answers" VALUES('RRSSRDHB',19,'says',0,'Once more.',-1,'');
INSERT INTO "answers" VALUES('RRSSRDHB',20,'answer',0,'play overstock',-1,'4a2f20aaf3c64af7');
INSERT INTO "answers" VALUES('RRSSRDHB',21,'answer',-1,'item silver_cane',-1,'');
INSERT INTO "answers" VALUES('RRSSRDHB',22,'answer',-1,'item fire_poker',-1,'');
CREATE TABLE barred (
            code TEXT NOT NULL, person TEXT NOT NULL, how TEXT NOT NULL, PRIMARY KEY (code, person, how));
CREATE TABLE chat (
            code TEXT NOT NULL, number INTEGER NOT NULL, person TEXT NOT NULL, text TEXT NOT NULL, time TEXT NOT NULL,
            PRIMARY KEY (code, number));
INSERT INTO "chat" VALUES('RRSSRDHB',0,'2b00802c3a3922ad','Hello.','2026-11-19T22:23:19.585+00:00');
CREATE TABLE device_links (secret TEXT PRIMARY KEY, person TEXT NOT NULL, until BIGINT NOT NULL);
CREATE TABLE devices (
            id TEXT PRIMARY KEY, person TEXT NOT NULL, secret TEXT NOT NULL, name TEXT NOT NULL, created TEXT NOT NULL);
INSERT INTO "devices" VALUES('536644f6049d1c0f','2b00802c3a3922ad','7ad4d9aae51074c30355c037479052eddca65ff8ec067f380fabf8745931a896','A browser','2026-11-19T22:23:17.102+00:00');
INSERT INTO "devices" VALUES('6a1c3db9fc5eafce','1a6ea97595797916','5251e9716cc07d045f946792bd038168a1a5df214a5dc105869cfd2a37934ba8','A browser','2026-11-19T22:23:17.307+00:00');
CREATE TABLE earlier_players (
            code TEXT NOT NULL, sequence INTEGER NOT NULL, seat INTEGER NOT NULL, until BIGINT NOT NULL, said BIGINT NOT NULL,
            person TEXT, bot TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY (code, sequence));
CREATE TABLE people (id TEXT PRIMARY KEY, secret TEXT NOT NULL, name TEXT NOT NULL, created TEXT NOT NULL);
INSERT INTO "people" VALUES('2b00802c3a3922ad','','Alice','2026-11-19T22:23:17.102+00:00');
INSERT INTO "people" VALUES('1a6ea97595797916','','Bob','2026-11-19T22:23:17.308+00:00');
CREATE TABLE put_away (person TEXT NOT NULL, code TEXT NOT NULL, PRIMARY KEY (person, code));
CREATE TABLE reports (
            time TEXT NOT NULL, code TEXT NOT NULL, reporter TEXT NOT NULL, person TEXT NOT NULL, reason TEXT NOT NULL);
CREATE TABLE rule_reports (
            code TEXT NOT NULL, number INTEGER NOT NULL, time TEXT NOT NULL, person TEXT NOT NULL, seat INTEGER NOT NULL,
            sentence TEXT NOT NULL, record TEXT NOT NULL, PRIMARY KEY (code, number));
CREATE TABLE schema_version (version INTEGER PRIMARY KEY);
INSERT INTO "schema_version" VALUES(1);
INSERT INTO "schema_version" VALUES(2);
INSERT INTO "schema_version" VALUES(3);
INSERT INTO "schema_version" VALUES(4);
INSERT INTO "schema_version" VALUES(5);
INSERT INTO "schema_version" VALUES(6);
INSERT INTO "schema_version" VALUES(7);
INSERT INTO "schema_version" VALUES(8);
INSERT INTO "schema_version" VALUES(9);
CREATE TABLE seats (
            code TEXT NOT NULL, number INTEGER NOT NULL, kind TEXT NOT NULL, person TEXT, bot TEXT NOT NULL, name TEXT NOT NULL DEFAULT '', since INTEGER NOT NULL DEFAULT 0, absent INTEGER NOT NULL DEFAULT 0,
            PRIMARY KEY (code, number));
INSERT INTO "seats" VALUES('AA4ZBH6C',0,'person','2b00802c3a3922ad','','',0,0);
INSERT INTO "seats" VALUES('RRSSRDHB',0,'person','2b00802c3a3922ad','','',0,0);
INSERT INTO "seats" VALUES('RRSSRDHB',1,'person','1a6ea97595797916','','',0,0);
INSERT INTO "seats" VALUES('EC4SX7EU',0,'person','2b00802c3a3922ad','','',0,0);
INSERT INTO "seats" VALUES('EC4SX7EU',1,'open',NULL,'','',0,0);
CREATE TABLE seen_hands (
            code TEXT NOT NULL, number INTEGER NOT NULL, person TEXT NOT NULL, PRIMARY KEY (code, number, person));
CREATE TABLE servers (id TEXT PRIMARY KEY, address TEXT NOT NULL, secret TEXT NOT NULL, lease BIGINT NOT NULL);
CREATE TABLE snapshots (code TEXT PRIMARY KEY, sequence INTEGER NOT NULL, moves INTEGER NOT NULL, save TEXT NOT NULL);
CREATE TABLE tables (
            code TEXT PRIMARY KEY, game TEXT NOT NULL, version INTEGER NOT NULL, name TEXT NOT NULL, options TEXT NOT NULL,
            position TEXT NOT NULL, seed BIGINT NOT NULL, private INTEGER NOT NULL, host TEXT NOT NULL, parent TEXT NOT NULL,
            parent_moves INTEGER NOT NULL, rematch TEXT NOT NULL, status TEXT NOT NULL, moves INTEGER NOT NULL,
            waiting_for TEXT NOT NULL, summary TEXT NOT NULL, created TEXT NOT NULL, changed TEXT NOT NULL, chance_key TEXT NOT NULL DEFAULT '', chance_since INTEGER NOT NULL DEFAULT 0, origin TEXT NOT NULL DEFAULT '', closed INTEGER NOT NULL DEFAULT 0, several INTEGER NOT NULL DEFAULT 0, epoch BIGINT NOT NULL DEFAULT 1024, owner TEXT NOT NULL DEFAULT '', takebacks INTEGER NOT NULL DEFAULT 0, clock INTEGER NOT NULL DEFAULT 1, played BIGINT NOT NULL DEFAULT 0, result TEXT NOT NULL DEFAULT '', differs TEXT NOT NULL DEFAULT '', differs_at BIGINT NOT NULL DEFAULT 0);
INSERT INTO "tables" VALUES('AA4ZBH6C','horrified',1,'Horrified of Alice','{"monsters": ["creature", "dracula"], "how_many": 2, "heroes": [], "first_player": -1, "dice": "2-1-3", "frenzy_order": "mats", "frankenstein_walks": "up_to", "scientist_cures": true, "wolf_man_red": "6", "solo_perks": "remove"}','',4610759483501735241,1,'2b00802c3a3922ad','',0,'','finished',62,'[]','Terror has overrun the village.','2026-11-19T22:23:19.247+00:00','2026-11-19T22:23:19.520+00:00','cf465b43b85cf2f8eb429258b6b6970f3417a23ff674cc16a998c535914122f0',0,'',0,0,1025,'',0,1,0,'{"reason": "terror", "winners": [], "points": []}','',0);
INSERT INTO "tables" VALUES('RRSSRDHB','horrified',1,'Horrified of Alice','{"monsters": ["creature", "dracula"], "how_many": 2, "heroes": [], "first_player": -1, "dice": "2-1-3", "frenzy_order": "mats", "frankenstein_walks": "up_to", "scientist_cures": true, "wolf_man_red": "6", "solo_perks": "remove"}','',762927045278626326,1,'2b00802c3a3922ad','',0,'','playing',20,'[0]','Fire Poker (red 3) lies at the Mansion.','2026-11-19T22:23:19.270+00:00','2026-11-19T22:23:19.594+00:00','61fd664ad9e1952a8217a4b6e70509ef835ad38ba711e09b5ff17f0979b4060e',0,'',0,0,1025,'',0,1,0,'','',0);
INSERT INTO "tables" VALUES('EC4SX7EU','horrified',1,'Horrified of Alice','{"monsters": ["creature", "dracula"], "how_many": 2, "heroes": [], "first_player": -1, "dice": "2-1-3", "frenzy_order": "mats", "frankenstein_walks": "up_to", "scientist_cures": true, "wolf_man_red": "6", "solo_perks": "remove"}','',485127850255001602,1,'2b00802c3a3922ad','',0,'','waiting',0,'[]','1 of 2 seats open','2026-11-19T22:23:19.274+00:00','2026-11-19T22:23:19.274+00:00','9f69889759bcf46dbb964f23284b11b43f6569e5513b2ae7dcf51519a80471d2',0,'',0,0,1024,'',0,1,0,'','',0);
CREATE INDEX tables_open ON tables (private, status);
CREATE INDEX seats_of ON seats (person);
CREATE INDEX devices_of ON devices (person);
COMMIT;
