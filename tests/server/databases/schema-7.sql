-- {"alice": "2bed0afdbc3d83ca.VHchSaSgXya6-RslYnBL3C6W4GArRO8Xm_u4iXN7N8M", "finished": "SFMJNU2U", "playing": "VSRAZAXD", "waiting": "QB67688U"}
BEGIN TRANSACTION;
CREATE TABLE answers (
            code TEXT NOT NULL, sequence INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL, text TEXT NOT NULL,
            seen BIGINT NOT NULL, request TEXT NOT NULL, PRIMARY KEY (code, sequence));
INSERT INTO "answers" VALUES('SFMJNU2U',0,'answer',-1,'hero inspector',-1,'');
INSERT INTO "answers" VALUES('SFMJNU2U',1,'answer',-1,'perk hurry',-1,'');
INSERT INTO "answers" VALUES('SFMJNU2U',2,'answer',-1,'item rapier',-1,'');
INSERT INTO "answers" VALUES('SFMJNU2U',3,'answer',-1,'item flower',-1,'');
INSERT INTO "answers" VALUES('SFMJNU2U',4,'answer',-1,'item knife',-1,'');
INSERT INTO "answers" VALUES('SFMJNU2U',5,'answer',-1,'item torch',-1,'');
INSERT INTO "answers" VALUES('SFMJNU2U',6,'answer',-1,'item garlic',-1,'');
INSERT INTO "answers" VALUES('SFMJNU2U',7,'answer',-1,'item camera',-1,'');
INSERT INTO "answers" VALUES('SFMJNU2U',8,'answer',-1,'item scroll_of_thoth',-1,'');
INSERT INTO "answers" VALUES('SFMJNU2U',9,'answer',-1,'item fire_poker',-1,'');
INSERT INTO "answers" VALUES('SFMJNU2U',10,'answer',-1,'item anatomy_text',-1,'');
INSERT INTO "answers" VALUES('SFMJNU2U',11,'answer',-1,'item fire_poker',-1,'');
INSERT INTO "answers" VALUES('SFMJNU2U',12,'answer',-1,'item anatomy_text',-1,'');
INSERT INTO "answers" VALUES('SFMJNU2U',13,'answer',-1,'item pistol',-1,'');
INSERT INTO "answers" VALUES('SFMJNU2U',14,'answer',-1,'first 0',-1,'');
INSERT INTO "answers" VALUES('SFMJNU2U',15,'answer',0,'pick_up',-1,'d8f16adf91b7584a');
INSERT INTO "answers" VALUES('SFMJNU2U',16,'answer',0,'take pistol',-1,'1e2feb89414c343c');
INSERT INTO "answers" VALUES('SFMJNU2U',17,'answer',0,'end',-1,'7311d8a3c2ce6f44');
INSERT INTO "answers" VALUES('SFMJNU2U',18,'answer',-1,'card the_hunt_is_on',-1,'');
INSERT INTO "answers" VALUES('SFMJNU2U',19,'answer',-1,'item rapier',-1,'');
INSERT INTO "answers" VALUES('SFMJNU2U',20,'answer',-1,'item crucifix',-1,'');
INSERT INTO "answers" VALUES('SFMJNU2U',21,'answer',0,'play hurry',-1,'612e7696a6cecc1b');
INSERT INTO "answers" VALUES('SFMJNU2U',22,'answer',0,'step fountain',-1,'7ce42c8218072e8c');
INSERT INTO "answers" VALUES('SFMJNU2U',23,'answer',0,'step precinct',-1,'d5f4b3b2e4b06ce6');
INSERT INTO "answers" VALUES('SFMJNU2U',24,'answer',0,'end',-1,'9b810e766ec9d286');
INSERT INTO "answers" VALUES('SFMJNU2U',25,'answer',-1,'card worried_fiancee',-1,'');
INSERT INTO "answers" VALUES('SFMJNU2U',26,'answer',-1,'item wolfsbane',-1,'');
INSERT INTO "answers" VALUES('SFMJNU2U',27,'answer',-1,'item speargun',-1,'');
INSERT INTO "answers" VALUES('SFMJNU2U',28,'answer',-1,'item flower',-1,'');
INSERT INTO "answers" VALUES('SFMJNU2U',29,'answer',-1,'die blank',-1,'');
INSERT INTO "answers" VALUES('SFMJNU2U',30,'answer',-1,'die blank',-1,'');
INSERT INTO "answers" VALUES('SFMJNU2U',31,'answer',0,'move fountain',-1,'7204e52db2221a58');
INSERT INTO "answers" VALUES('SFMJNU2U',32,'answer',0,'move bridge_north',-1,'cd447e35b8b6d8fe');
INSERT INTO "answers" VALUES('SFMJNU2U',33,'answer',0,'move fountain',-1,'f1fd42a29755d4c1');
INSERT INTO "answers" VALUES('SFMJNU2U',34,'answer',0,'move precinct',-1,'51431193e6c3f339');
INSERT INTO "answers" VALUES('SFMJNU2U',35,'answer',0,'end',-1,'6839eb905b6e6e3');
INSERT INTO "answers" VALUES('SFMJNU2U',36,'answer',-1,'card thief',-1,'');
INSERT INTO "answers" VALUES('SFMJNU2U',37,'answer',-1,'item mirrored_box',-1,'');
INSERT INTO "answers" VALUES('SFMJNU2U',38,'answer',-1,'item kite',-1,'');
INSERT INTO "answers" VALUES('SFMJNU2U',39,'answer',-1,'die power',-1,'');
INSERT INTO "answers" VALUES('SFMJNU2U',40,'answer',-1,'die blank',-1,'');
INSERT INTO "answers" VALUES('SFMJNU2U',41,'answer',-1,'die hit',-1,'');
INSERT INTO "answers" VALUES('SFMJNU2U',42,'answer',0,'end',-1,'25b413f8a9a021e');
INSERT INTO "answers" VALUES('SFMJNU2U',43,'answer',-1,'card the_hunt_is_on',-1,'');
INSERT INTO "answers" VALUES('SFMJNU2U',44,'answer',-1,'item bear_trap',-1,'');
INSERT INTO "answers" VALUES('SFMJNU2U',45,'answer',-1,'item shovel',-1,'');
INSERT INTO "answers" VALUES('SFMJNU2U',46,'answer',0,'end',-1,'37730edfafbd67f9');
INSERT INTO "answers" VALUES('SFMJNU2U',47,'answer',-1,'card retreat_river',-1,'');
INSERT INTO "answers" VALUES('SFMJNU2U',48,'answer',-1,'die power',-1,'');
INSERT INTO "answers" VALUES('SFMJNU2U',49,'answer',-1,'die hit',-1,'');
INSERT INTO "answers" VALUES('SFMJNU2U',50,'answer',-1,'die blank',-1,'');
INSERT INTO "answers" VALUES('SFMJNU2U',51,'answer',0,'fall',-1,'76f3787b9d179e0');
INSERT INTO "answers" VALUES('SFMJNU2U',52,'answer',0,'end',-1,'c381e88f38c0c8fd');
INSERT INTO "answers" VALUES('SFMJNU2U',53,'answer',-1,'card the_ichthyologist',-1,'');
INSERT INTO "answers" VALUES('SFMJNU2U',54,'answer',-1,'item centrifuge',-1,'');
INSERT INTO "answers" VALUES('SFMJNU2U',55,'answer',-1,'item dart',-1,'');
INSERT INTO "answers" VALUES('SFMJNU2U',56,'answer',-1,'item fossil',-1,'');
INSERT INTO "answers" VALUES('SFMJNU2U',57,'answer',0,'end',-1,'7eed8d14f06d3fef');
INSERT INTO "answers" VALUES('SFMJNU2U',58,'answer',-1,'card the_meeting',-1,'');
INSERT INTO "answers" VALUES('SFMJNU2U',59,'answer',-1,'item tarot_deck',-1,'');
INSERT INTO "answers" VALUES('SFMJNU2U',60,'answer',-1,'item centrifuge',-1,'');
INSERT INTO "answers" VALUES('SFMJNU2U',61,'answer',-1,'die blank',-1,'');
INSERT INTO "answers" VALUES('SFMJNU2U',62,'answer',0,'jump fountain',-1,'3b1a11df587fd280');
INSERT INTO "answers" VALUES('SFMJNU2U',63,'answer',0,'end',-1,'c2cd789a380208a9');
INSERT INTO "answers" VALUES('SFMJNU2U',64,'answer',-1,'card the_innocent',-1,'');
INSERT INTO "answers" VALUES('SFMJNU2U',65,'answer',-1,'item tablet',-1,'');
INSERT INTO "answers" VALUES('SFMJNU2U',66,'answer',-1,'item kite',-1,'');
INSERT INTO "answers" VALUES('SFMJNU2U',67,'answer',-1,'item dart',-1,'');
INSERT INTO "answers" VALUES('SFMJNU2U',68,'answer',-1,'die blank',-1,'');
INSERT INTO "answers" VALUES('SFMJNU2U',69,'answer',-1,'die hit',-1,'');
INSERT INTO "answers" VALUES('SFMJNU2U',70,'answer',-1,'die hit',-1,'');
INSERT INTO "answers" VALUES('SFMJNU2U',71,'answer',0,'end',-1,'4a2f20aaf3c64af7');
INSERT INTO "answers" VALUES('SFMJNU2U',72,'answer',-1,'card on_the_move',-1,'');
INSERT INTO "answers" VALUES('SFMJNU2U',73,'answer',-1,'item knife',-1,'');
INSERT INTO "answers" VALUES('SFMJNU2U',74,'answer',-1,'item rotenone',-1,'');
INSERT INTO "answers" VALUES('SFMJNU2U',75,'answer',-1,'item analysis',-1,'');
INSERT INTO "answers" VALUES('SFMJNU2U',76,'answer',-1,'die blank',-1,'');
INSERT INTO "answers" VALUES('SFMJNU2U',77,'answer',-1,'die hit',-1,'');
INSERT INTO "answers" VALUES('VSRAZAXD',0,'answer',-1,'hero inspector',-1,'');
INSERT INTO "answers" VALUES('VSRAZAXD',1,'answer',-1,'hero archaeologist',-1,'');
INSERT INTO "answers" VALUES('VSRAZAXD',2,'answer',-1,'perk power_of_the_ancients',-1,'');
INSERT INTO "answers" VALUES('VSRAZAXD',3,'answer',-1,'perk rush',-1,'');
INSERT INTO "answers" VALUES('VSRAZAXD',4,'answer',-1,'item kite',-1,'');
INSERT INTO "answers" VALUES('VSRAZAXD',5,'answer',-1,'item stake',-1,'');
INSERT INTO "answers" VALUES('VSRAZAXD',6,'answer',-1,'item fossil',-1,'');
INSERT INTO "answers" VALUES('VSRAZAXD',7,'answer',-1,'item monocane_mixture',-1,'');
INSERT INTO "answers" VALUES('VSRAZAXD',8,'answer',-1,'item charm',-1,'');
INSERT INTO "answers" VALUES('VSRAZAXD',9,'answer',-1,'item experiment',-1,'');
INSERT INTO "answers" VALUES('VSRAZAXD',10,'answer',-1,'item research',-1,'');
INSERT INTO "answers" VALUES('VSRAZAXD',11,'answer',-1,'item garlic',-1,'');
INSERT INTO "answers" VALUES('VSRAZAXD',12,'answer',-1,'item anatomy_text',-1,'');
INSERT INTO "answers" VALUES('VSRAZAXD',13,'answer',-1,'item rifle',-1,'');
INSERT INTO "answers" VALUES('VSRAZAXD',14,'answer',-1,'item research',-1,'');
INSERT INTO "answers" VALUES('VSRAZAXD',15,'answer',-1,'item tablet',-1,'');
INSERT INTO "answers" VALUES('VSRAZAXD',16,'answer',-1,'first 1',-1,'');
INSERT INTO "answers" VALUES('VSRAZAXD',17,'answer',0,'play power_of_the_ancients',-1,'d66b829e6a8ac4ba');
INSERT INTO "answers" VALUES('VSRAZAXD',18,'undo',0,'17',-1,'');
INSERT INTO "answers" VALUES('VSRAZAXD',19,'says',0,'Once more.',-1,'');
INSERT INTO "answers" VALUES('VSRAZAXD',20,'answer',0,'play power_of_the_ancients',-1,'a11d459a2f978d87');
CREATE TABLE barred (
            code TEXT NOT NULL, person TEXT NOT NULL, how TEXT NOT NULL, PRIMARY KEY (code, person, how));
CREATE TABLE chat (
            code TEXT NOT NULL, number INTEGER NOT NULL, person TEXT NOT NULL, text TEXT NOT NULL, time TEXT NOT NULL,
            PRIMARY KEY (code, number));
INSERT INTO "chat" VALUES('VSRAZAXD',0,'2bed0afdbc3d83ca','Hello.','2026-11-19T21:24:58.209+00:00');
CREATE TABLE device_links (secret TEXT PRIMARY KEY, person TEXT NOT NULL, until BIGINT NOT NULL);
CREATE TABLE devices (
            id TEXT PRIMARY KEY, person TEXT NOT NULL, secret TEXT NOT NULL, name TEXT NOT NULL, created TEXT NOT NULL);
INSERT INTO "devices" VALUES('154c1c40e6d14a95','2bed0afdbc3d83ca','bc144a0dcb48c7d9fe057db7ad6ccb37ce8cb1bdb72e4bd693adca074028c804','A browser','2026-11-19T21:24:56.910+00:00');
INSERT INTO "devices" VALUES('f5b6b5e52106adbb','1a6888b06faeafed','ff2fdaf6ff1d75b40e9b932d8f7328b6529d4f353869691361062349792c4f1b','A browser','2026-11-19T21:24:57.160+00:00');
CREATE TABLE people (id TEXT PRIMARY KEY, secret TEXT NOT NULL, name TEXT NOT NULL, created TEXT NOT NULL);
INSERT INTO "people" VALUES('2bed0afdbc3d83ca','','Alice','2026-11-19T21:24:56.910+00:00');
INSERT INTO "people" VALUES('1a6888b06faeafed','','Bob','2026-11-19T21:24:57.160+00:00');
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
CREATE TABLE seats (
            code TEXT NOT NULL, number INTEGER NOT NULL, kind TEXT NOT NULL, person TEXT, bot TEXT NOT NULL, name TEXT NOT NULL DEFAULT '', since INTEGER NOT NULL DEFAULT 0, absent INTEGER NOT NULL DEFAULT 0,
            PRIMARY KEY (code, number));
INSERT INTO "seats" VALUES('SFMJNU2U',0,'person','2bed0afdbc3d83ca','','',0,0);
INSERT INTO "seats" VALUES('VSRAZAXD',0,'person','2bed0afdbc3d83ca','','',0,0);
INSERT INTO "seats" VALUES('VSRAZAXD',1,'person','1a6888b06faeafed','','',0,0);
INSERT INTO "seats" VALUES('QB67688U',0,'person','2bed0afdbc3d83ca','','',0,0);
INSERT INTO "seats" VALUES('QB67688U',1,'open',NULL,'','',0,0);
CREATE TABLE seen_hands (
            code TEXT NOT NULL, number INTEGER NOT NULL, person TEXT NOT NULL, PRIMARY KEY (code, number, person));
CREATE TABLE servers (id TEXT PRIMARY KEY, address TEXT NOT NULL, secret TEXT NOT NULL, lease BIGINT NOT NULL);
CREATE TABLE snapshots (code TEXT PRIMARY KEY, sequence INTEGER NOT NULL, moves INTEGER NOT NULL, save TEXT NOT NULL);
CREATE TABLE tables (
            code TEXT PRIMARY KEY, game TEXT NOT NULL, version INTEGER NOT NULL, name TEXT NOT NULL, options TEXT NOT NULL,
            position TEXT NOT NULL, seed BIGINT NOT NULL, private INTEGER NOT NULL, host TEXT NOT NULL, parent TEXT NOT NULL,
            parent_moves INTEGER NOT NULL, rematch TEXT NOT NULL, status TEXT NOT NULL, moves INTEGER NOT NULL,
            waiting_for TEXT NOT NULL, summary TEXT NOT NULL, created TEXT NOT NULL, changed TEXT NOT NULL, chance_key TEXT NOT NULL DEFAULT '', chance_since INTEGER NOT NULL DEFAULT 0, origin TEXT NOT NULL DEFAULT '', closed INTEGER NOT NULL DEFAULT 0, several INTEGER NOT NULL DEFAULT 0, epoch BIGINT NOT NULL DEFAULT 1024, owner TEXT NOT NULL DEFAULT '', takebacks INTEGER NOT NULL DEFAULT 0, clock INTEGER NOT NULL DEFAULT 1, played BIGINT NOT NULL DEFAULT 0);
INSERT INTO "tables" VALUES('SFMJNU2U','horrified',1,'Horrified of Alice','{"monsters": ["creature", "dracula"], "how_many": 2, "heroes": [], "first_player": -1, "dice": "2-1-3", "frenzy_order": "mats", "frankenstein_walks": "up_to", "scientist_cures": true, "wolf_man_red": "6", "solo_perks": "remove"}','',6900397781267359905,1,'2bed0afdbc3d83ca','',0,'','finished',78,'[]','Terror has overrun the village.','2026-11-19T21:24:58.007+00:00','2026-11-19T21:24:58.128+00:00','5c962367ea2c8b94a72c8cb239fd0bff1b9414f679296c7a3d10d0378d5fb717',0,'',0,0,1025,'',0,1,0);
INSERT INTO "tables" VALUES('VSRAZAXD','horrified',1,'Horrified of Alice','{"monsters": ["creature", "dracula"], "how_many": 2, "heroes": [], "first_player": -1, "dice": "2-1-3", "frenzy_order": "mats", "frankenstein_walks": "up_to", "scientist_cures": true, "wolf_man_red": "6", "solo_perks": "remove"}','',7457515856281505199,1,'2bed0afdbc3d83ca','',0,'','playing',18,'[0]','The Inspector plays Power of the Ancients.','2026-11-19T21:24:58.025+00:00','2026-11-19T21:24:58.214+00:00','531f96fa01e71293a049fa20b6c0bde443df8e1bea8bd48c45596fc7dae92df4',0,'',0,0,1025,'',0,1,0);
INSERT INTO "tables" VALUES('QB67688U','horrified',1,'Horrified of Alice','{"monsters": ["creature", "dracula"], "how_many": 2, "heroes": [], "first_player": -1, "dice": "2-1-3", "frenzy_order": "mats", "frankenstein_walks": "up_to", "scientist_cures": true, "wolf_man_red": "6", "solo_perks": "remove"}','',6992595896194443799,1,'2bed0afdbc3d83ca','',0,'','waiting',0,'[]','1 of 2 seats open','2026-11-19T21:24:58.033+00:00','2026-11-19T21:24:58.033+00:00','3ece69f511af9fa224afaffbea1e6bc3c5f8203364949a6596193384463c63d0',0,'',0,0,1024,'',0,1,0);
CREATE INDEX tables_open ON tables (private, status);
CREATE INDEX seats_of ON seats (person);
CREATE INDEX devices_of ON devices (person);
COMMIT;
