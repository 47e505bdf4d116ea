-- {"alice": "d5dfd7e0e6fa3437.1y3njCqOtBpHCSVF3CrVd2AneXW74DpyqDomHbNWdV4", "finished": "G4FFRQ87", "playing": "5HGEATDS", "waiting": "D7AG6KG2"}
BEGIN TRANSACTION;
CREATE TABLE answers (
            code TEXT NOT NULL, sequence INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL, text TEXT NOT NULL,
            seen BIGINT NOT NULL, request TEXT NOT NULL, PRIMARY KEY (code, sequence));
INSERT INTO "answers" VALUES('G4FFRQ87',0,'answer',-1,'hero explorer',-1,'');
INSERT INTO "answers" VALUES('G4FFRQ87',1,'answer',-1,'perk break_of_dawn',-1,'');
INSERT INTO "answers" VALUES('G4FFRQ87',2,'answer',-1,'item mirrored_box',-1,'');
INSERT INTO "answers" VALUES('G4FFRQ87',3,'answer',-1,'item anatomy_text',-1,'');
INSERT INTO "answers" VALUES('G4FFRQ87',4,'answer',-1,'item kite',-1,'');
INSERT INTO "answers" VALUES('G4FFRQ87',5,'answer',-1,'item canopic_jar',-1,'');
INSERT INTO "answers" VALUES('G4FFRQ87',6,'answer',-1,'item fire_poker',-1,'');
INSERT INTO "answers" VALUES('G4FFRQ87',7,'answer',-1,'item flower',-1,'');
INSERT INTO "answers" VALUES('G4FFRQ87',8,'answer',-1,'item tablet',-1,'');
INSERT INTO "answers" VALUES('G4FFRQ87',9,'answer',-1,'item centrifuge',-1,'');
INSERT INTO "answers" VALUES('G4FFRQ87',10,'answer',-1,'item knife',-1,'');
INSERT INTO "answers" VALUES('G4FFRQ87',11,'answer',-1,'item pitchfork',-1,'');
INSERT INTO "answers" VALUES('G4FFRQ87',12,'answer',-1,'item shovel',-1,'');
INSERT INTO "answers" VALUES('G4FFRQ87',13,'answer',-1,'item wolfsbane',-1,'');
INSERT INTO "answers" VALUES('G4FFRQ87',14,'answer',-1,'first 0',-1,'');
INSERT INTO "answers" VALUES('G4FFRQ87',15,'answer',0,'jump precinct',-1,'d8f16adf91b7584a');
INSERT INTO "answers" VALUES('G4FFRQ87',16,'answer',0,'end',-1,'414c343c1027c4d1');
INSERT INTO "answers" VALUES('G4FFRQ87',17,'answer',-1,'card the_hunt_is_on',-1,'');
INSERT INTO "answers" VALUES('G4FFRQ87',18,'answer',-1,'item shovel',-1,'');
INSERT INTO "answers" VALUES('G4FFRQ87',19,'answer',-1,'item garlic',-1,'');
INSERT INTO "answers" VALUES('G4FFRQ87',20,'answer',0,'jump inn',-1,'c2ce6f447ed4d57b');
INSERT INTO "answers" VALUES('G4FFRQ87',21,'answer',0,'jump crypt',-1,'a6cecc1b78e51061');
INSERT INTO "answers" VALUES('G4FFRQ87',22,'answer',0,'jump mansion',-1,'35bf992dc9e9c616');
INSERT INTO "answers" VALUES('G4FFRQ87',23,'answer',0,'play break_of_dawn',-1,'741c7a87ce42c82');
INSERT INTO "answers" VALUES('G4FFRQ87',24,'answer',-1,'item rapier',-1,'');
INSERT INTO "answers" VALUES('G4FFRQ87',25,'answer',-1,'item stake',-1,'');
INSERT INTO "answers" VALUES('G4FFRQ87',26,'answer',0,'end',-1,'9b810e766ec9d286');
INSERT INTO "answers" VALUES('G4FFRQ87',27,'answer',0,'jump laboratory',-1,'8a05a6c4647159');
INSERT INTO "answers" VALUES('G4FFRQ87',28,'answer',0,'jump hospital',-1,'442e3d437204e52d');
INSERT INTO "answers" VALUES('G4FFRQ87',29,'answer',0,'end',-1,'3a902931cd447e35');
INSERT INTO "answers" VALUES('G4FFRQ87',30,'answer',-1,'card hypnotic_gaze',-1,'');
INSERT INTO "answers" VALUES('G4FFRQ87',31,'answer',-1,'item silver_cane',-1,'');
INSERT INTO "answers" VALUES('G4FFRQ87',32,'answer',-1,'item wine',-1,'');
INSERT INTO "answers" VALUES('G4FFRQ87',33,'answer',-1,'die blank',-1,'');
INSERT INTO "answers" VALUES('G4FFRQ87',34,'answer',-1,'die blank',-1,'');
INSERT INTO "answers" VALUES('G4FFRQ87',35,'answer',0,'jump lamppost',-1,'1a2b8f1ff1fd42a2');
INSERT INTO "answers" VALUES('G4FFRQ87',36,'answer',0,'jump bridge_north',-1,'5b6e6e307d4bedc');
INSERT INTO "answers" VALUES('G4FFRQ87',37,'answer',0,'move camp',-1,'8a9a021ea648a7dd');
INSERT INTO "answers" VALUES('G4FFRQ87',38,'answer',0,'end',-1,'e1988ad9f06c144a');
INSERT INTO "answers" VALUES('G4FFRQ87',39,'answer',-1,'card on_the_move',-1,'');
INSERT INTO "answers" VALUES('G4FFRQ87',40,'answer',-1,'item tarot_deck',-1,'');
INSERT INTO "answers" VALUES('G4FFRQ87',41,'answer',-1,'item searchlight',-1,'');
INSERT INTO "answers" VALUES('G4FFRQ87',42,'answer',-1,'item camera',-1,'');
INSERT INTO "answers" VALUES('G4FFRQ87',43,'answer',-1,'die hit',-1,'');
INSERT INTO "answers" VALUES('G4FFRQ87',44,'answer',-1,'die hit',-1,'');
INSERT INTO "answers" VALUES('G4FFRQ87',45,'answer',0,'jump mansion',-1,'37730edfafbd67f9');
INSERT INTO "answers" VALUES('G4FFRQ87',46,'answer',0,'jump tower',-1,'76f3787b9d179e0');
INSERT INTO "answers" VALUES('G4FFRQ87',47,'answer',0,'jump crypt',-1,'c381e88f38c0c8fd');
INSERT INTO "answers" VALUES('G4FFRQ87',48,'answer',0,'end',-1,'7eed8d14f06d3fef');
INSERT INTO "answers" VALUES('G4FFRQ87',49,'answer',-1,'card the_meeting',-1,'');
INSERT INTO "answers" VALUES('G4FFRQ87',50,'answer',-1,'item torch',-1,'');
INSERT INTO "answers" VALUES('G4FFRQ87',51,'answer',-1,'item stake',-1,'');
INSERT INTO "answers" VALUES('G4FFRQ87',52,'answer',0,'via cave',-1,'3b1a11df587fd280');
INSERT INTO "answers" VALUES('G4FFRQ87',53,'answer',0,'jump laboratory',-1,'c2cd789a380208a9');
INSERT INTO "answers" VALUES('G4FFRQ87',54,'answer',0,'jump mansion',-1,'4a2f20aaf3c64af7');
INSERT INTO "answers" VALUES('G4FFRQ87',55,'answer',0,'move bridge_north',-1,'d66b829e6a8ac4ba');
INSERT INTO "answers" VALUES('G4FFRQ87',56,'answer',0,'end',-1,'a11d459a2f978d87');
INSERT INTO "answers" VALUES('G4FFRQ87',57,'answer',-1,'card on_the_move',-1,'');
INSERT INTO "answers" VALUES('G4FFRQ87',58,'answer',-1,'item torch',-1,'');
INSERT INTO "answers" VALUES('G4FFRQ87',59,'answer',-1,'item experiment',-1,'');
INSERT INTO "answers" VALUES('G4FFRQ87',60,'answer',-1,'item scroll_of_thoth',-1,'');
INSERT INTO "answers" VALUES('G4FFRQ87',61,'answer',-1,'die hit',-1,'');
INSERT INTO "answers" VALUES('G4FFRQ87',62,'answer',-1,'die power',-1,'');
INSERT INTO "answers" VALUES('G4FFRQ87',63,'answer',0,'end',-1,'4be03db0dc2574bd');
INSERT INTO "answers" VALUES('G4FFRQ87',64,'answer',-1,'card reincarnated_soul',-1,'');
INSERT INTO "answers" VALUES('G4FFRQ87',65,'answer',0,'jump precinct',-1,'552b82f6be3edc0a');
INSERT INTO "answers" VALUES('G4FFRQ87',66,'answer',0,'jump institute',-1,'b610a9f7f9270f4e');
INSERT INTO "answers" VALUES('G4FFRQ87',67,'answer',0,'jump museum',-1,'f79b17aeefba91fc');
INSERT INTO "answers" VALUES('G4FFRQ87',68,'answer',0,'end',-1,'d47d380d81f9c1f6');
INSERT INTO "answers" VALUES('G4FFRQ87',69,'answer',-1,'card worried_fiancee',-1,'');
INSERT INTO "answers" VALUES('G4FFRQ87',70,'answer',-1,'item violin',-1,'');
INSERT INTO "answers" VALUES('G4FFRQ87',71,'answer',-1,'item telescope',-1,'');
INSERT INTO "answers" VALUES('G4FFRQ87',72,'answer',-1,'item monocane_mixture',-1,'');
INSERT INTO "answers" VALUES('G4FFRQ87',73,'answer',-1,'die blank',-1,'');
INSERT INTO "answers" VALUES('G4FFRQ87',74,'answer',-1,'die power',-1,'');
INSERT INTO "answers" VALUES('G4FFRQ87',75,'answer',0,'end',-1,'3099fdf5ab99254a');
INSERT INTO "answers" VALUES('G4FFRQ87',76,'answer',-1,'card the_ichthyologist',-1,'');
INSERT INTO "answers" VALUES('G4FFRQ87',77,'answer',-1,'item speargun',-1,'');
INSERT INTO "answers" VALUES('G4FFRQ87',78,'answer',-1,'item research',-1,'');
INSERT INTO "answers" VALUES('G4FFRQ87',79,'answer',-1,'item knife',-1,'');
INSERT INTO "answers" VALUES('G4FFRQ87',80,'answer',0,'via abbey',-1,'966baea148beab13');
INSERT INTO "answers" VALUES('G4FFRQ87',81,'answer',-1,'die blank',-1,'');
INSERT INTO "answers" VALUES('G4FFRQ87',82,'answer',-1,'die hit',-1,'');
INSERT INTO "answers" VALUES('G4FFRQ87',83,'answer',0,'jump museum',-1,'f0dfb4a5d8a064df');
INSERT INTO "answers" VALUES('G4FFRQ87',84,'answer',0,'jump lamppost',-1,'96c8da1964b2d2bc');
INSERT INTO "answers" VALUES('G4FFRQ87',85,'answer',0,'end',-1,'7af027bc08d6af57');
INSERT INTO "answers" VALUES('G4FFRQ87',86,'answer',-1,'card the_meeting',-1,'');
INSERT INTO "answers" VALUES('G4FFRQ87',87,'answer',-1,'item crucifix',-1,'');
INSERT INTO "answers" VALUES('G4FFRQ87',88,'answer',-1,'item bear_trap',-1,'');
INSERT INTO "answers" VALUES('G4FFRQ87',89,'answer',-1,'die hit',-1,'');
INSERT INTO "answers" VALUES('5HGEATDS',0,'answer',-1,'hero mayor',-1,'');
INSERT INTO "answers" VALUES('5HGEATDS',1,'answer',-1,'hero scientist',-1,'');
INSERT INTO "answers" VALUES('5HGEATDS',2,'answer',-1,'perk hunter_becomes_prey',-1,'');
INSERT INTO "answers" VALUES('5HGEATDS',3,'answer',-1,'perk late_into_the_night',-1,'');
INSERT INTO "answers" VALUES('5HGEATDS',4,'answer',-1,'item rapier',-1,'');
INSERT INTO "answers" VALUES('5HGEATDS',5,'answer',-1,'item analysis',-1,'');
INSERT INTO "answers" VALUES('5HGEATDS',6,'answer',-1,'item charm',-1,'');
INSERT INTO "answers" VALUES('5HGEATDS',7,'answer',-1,'item anatomy_text',-1,'');
INSERT INTO "answers" VALUES('5HGEATDS',8,'answer',-1,'item dart',-1,'');
INSERT INTO "answers" VALUES('5HGEATDS',9,'answer',-1,'item cosmic_ray_diffuser',-1,'');
INSERT INTO "answers" VALUES('5HGEATDS',10,'answer',-1,'item bear_trap',-1,'');
INSERT INTO "answers" VALUES('5HGEATDS',11,'answer',-1,'item canopic_jar',-1,'');
INSERT INTO "answers" VALUES('5HGEATDS',12,'answer',-1,'item research',-1,'');
INSERT INTO "answers" VALUES('5HGEATDS',13,'answer',-1,'item pitchfork',-1,'');
INSERT INTO "answers" VALUES('5HGEATDS',14,'answer',-1,'item research',-1,'');
INSERT INTO "answers" VALUES('5HGEATDS',15,'answer',-1,'item speargun',-1,'');
INSERT INTO "answers" VALUES('5HGEATDS',16,'answer',-1,'first 0',-1,'');
INSERT INTO "answers" VALUES('5HGEATDS',17,'answer',0,'move fountain',-1,'cc22af58be6521cc');
INSERT INTO "answers" VALUES('5HGEATDS',18,'undo',0,'17',-1,'');
INSERT INTO "answers" VALUES('5HGEATDS',19,'says',0,'Once more.',-1,'');
INSERT INTO "answers" VALUES('5HGEATDS',20,'answer',0,'move bridge_south',-1,'aa2ca1af6a107b75');
CREATE TABLE barred (
            code TEXT NOT NULL, person TEXT NOT NULL, how TEXT NOT NULL, PRIMARY KEY (code, person, how));
CREATE TABLE chat (
            code TEXT NOT NULL, number INTEGER NOT NULL, person TEXT NOT NULL, text TEXT NOT NULL, time TEXT NOT NULL,
            PRIMARY KEY (code, number));
INSERT INTO "chat" VALUES('5HGEATDS',0,'d5dfd7e0e6fa3437','Hello.','2026-11-19T21:51:27.548+00:00');
CREATE TABLE device_links (secret TEXT PRIMARY KEY, person TEXT NOT NULL, until BIGINT NOT NULL);
CREATE TABLE devices (
            id TEXT PRIMARY KEY, person TEXT NOT NULL, secret TEXT NOT NULL, name TEXT NOT NULL, created TEXT NOT NULL);
INSERT INTO "devices" VALUES('97d7e86eeb08b9a0','d5dfd7e0e6fa3437','f044d4df2c91619a4857d0884ce77e029b9a10c97728dc0dfbc97d5abc7ff8c7','A browser','2026-11-19T21:51:24.712+00:00');
INSERT INTO "devices" VALUES('72f409f03c6f1098','0f8d31de56caf49c','7d56f91cd57a263f9e18b4c9ab2da758722b5fe8abec084adb0dbfb7c3497a63','A browser','2026-11-19T21:51:25.268+00:00');
CREATE TABLE people (id TEXT PRIMARY KEY, secret TEXT NOT NULL, name TEXT NOT NULL, created TEXT NOT NULL);
INSERT INTO "people" VALUES('d5dfd7e0e6fa3437','','Alice','2026-11-19T21:51:24.712+00:00');
INSERT INTO "people" VALUES('0f8d31de56caf49c','','Bob','2026-11-19T21:51:25.268+00:00');
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
CREATE TABLE seats (
            code TEXT NOT NULL, number INTEGER NOT NULL, kind TEXT NOT NULL, person TEXT, bot TEXT NOT NULL, name TEXT NOT NULL DEFAULT '', since INTEGER NOT NULL DEFAULT 0, absent INTEGER NOT NULL DEFAULT 0,
            PRIMARY KEY (code, number));
INSERT INTO "seats" VALUES('G4FFRQ87',0,'person','d5dfd7e0e6fa3437','','',0,0);
INSERT INTO "seats" VALUES('5HGEATDS',0,'person','d5dfd7e0e6fa3437','','',0,0);
INSERT INTO "seats" VALUES('5HGEATDS',1,'person','0f8d31de56caf49c','','',0,0);
INSERT INTO "seats" VALUES('D7AG6KG2',0,'person','d5dfd7e0e6fa3437','','',0,0);
INSERT INTO "seats" VALUES('D7AG6KG2',1,'open',NULL,'','',0,0);
CREATE TABLE seen_hands (
            code TEXT NOT NULL, number INTEGER NOT NULL, person TEXT NOT NULL, PRIMARY KEY (code, number, person));
CREATE TABLE servers (id TEXT PRIMARY KEY, address TEXT NOT NULL, secret TEXT NOT NULL, lease BIGINT NOT NULL);
CREATE TABLE snapshots (code TEXT PRIMARY KEY, sequence INTEGER NOT NULL, moves INTEGER NOT NULL, save TEXT NOT NULL);
CREATE TABLE tables (
            code TEXT PRIMARY KEY, game TEXT NOT NULL, version INTEGER NOT NULL, name TEXT NOT NULL, options TEXT NOT NULL,
            position TEXT NOT NULL, seed BIGINT NOT NULL, private INTEGER NOT NULL, host TEXT NOT NULL, parent TEXT NOT NULL,
            parent_moves INTEGER NOT NULL, rematch TEXT NOT NULL, status TEXT NOT NULL, moves INTEGER NOT NULL,
            waiting_for TEXT NOT NULL, summary TEXT NOT NULL, created TEXT NOT NULL, changed TEXT NOT NULL, chance_key TEXT NOT NULL DEFAULT '', chance_since INTEGER NOT NULL DEFAULT 0, origin TEXT NOT NULL DEFAULT '', closed INTEGER NOT NULL DEFAULT 0, several INTEGER NOT NULL DEFAULT 0, epoch BIGINT NOT NULL DEFAULT 1024, owner TEXT NOT NULL DEFAULT '', takebacks INTEGER NOT NULL DEFAULT 0, clock INTEGER NOT NULL DEFAULT 1, played BIGINT NOT NULL DEFAULT 0, result TEXT NOT NULL DEFAULT '', differs TEXT NOT NULL DEFAULT '', differs_at BIGINT NOT NULL DEFAULT 0);
INSERT INTO "tables" VALUES('G4FFRQ87','horrified',1,'Horrified of Alice','{"monsters": ["creature", "dracula"], "how_many": 2, "heroes": [], "first_player": -1, "dice": "2-1-3", "frenzy_order": "mats", "frankenstein_walks": "up_to", "scientist_cures": true, "wolf_man_red": "6", "solo_perks": "remove"}','',3590351381367044973,1,'d5dfd7e0e6fa3437','',0,'','finished',90,'[]','Terror has overrun the village.','2026-11-19T21:51:26.799+00:00','2026-11-19T21:51:27.419+00:00','7f803330b1a898e6f0e07618e72fa682c57d3d1337bf0a627568ff050a8c24f5',0,'',0,0,1025,'',0,1,0,'{"reason": "terror", "winners": [], "points": []}','',0);
INSERT INTO "tables" VALUES('5HGEATDS','horrified',1,'Horrified of Alice','{"monsters": ["creature", "dracula"], "how_many": 2, "heroes": [], "first_player": -1, "dice": "2-1-3", "frenzy_order": "mats", "frankenstein_walks": "up_to", "scientist_cures": true, "wolf_man_red": "6", "solo_perks": "remove"}','',7828430586201230732,1,'d5dfd7e0e6fa3437','',0,'','playing',18,'[0]','The Mayor goes to the South Bridge.','2026-11-19T21:51:26.879+00:00','2026-11-19T21:51:27.571+00:00','fd343974c3ebd98f67c38dc5e58adb470a151ccf664f6890bd56166ea255e122',0,'',0,0,1025,'',0,1,0,'','',0);
INSERT INTO "tables" VALUES('D7AG6KG2','horrified',1,'Horrified of Alice','{"monsters": ["creature", "dracula"], "how_many": 2, "heroes": [], "first_player": -1, "dice": "2-1-3", "frenzy_order": "mats", "frankenstein_walks": "up_to", "scientist_cures": true, "wolf_man_red": "6", "solo_perks": "remove"}','',4685925643389274101,1,'d5dfd7e0e6fa3437','',0,'','waiting',0,'[]','1 of 2 seats open','2026-11-19T21:51:26.948+00:00','2026-11-19T21:51:26.948+00:00','a22e548118fd66220e7208bb725b4417fd7bfddb41dcd1943b9c62bd08179614',0,'',0,0,1024,'',0,1,0,'','',0);
CREATE INDEX tables_open ON tables (private, status);
CREATE INDEX seats_of ON seats (person);
CREATE INDEX devices_of ON devices (person);
COMMIT;
