-- {"alice": "bdf26838f77737e0.ZlfmWhIZanjZ_eunJZCukZ594W8m06jNJ8y9YoETbRw", "finished": "BTADG2SY", "playing": "EC3PBR2P", "waiting": "F765G352"}
BEGIN TRANSACTION;
CREATE TABLE answers (
            code TEXT NOT NULL, sequence INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL, text TEXT NOT NULL,
            seen BIGINT NOT NULL, request TEXT NOT NULL, PRIMARY KEY (code, sequence));
INSERT INTO "answers" VALUES('BTADG2SY',0,'answer',-1,'hero archaeologist',-1,'');
INSERT INTO "answers" VALUES('BTADG2SY',1,'answer',-1,'perk visit_from_the_detective',-1,'');
INSERT INTO "answers" VALUES('BTADG2SY',2,'answer',-1,'item pitchfork',-1,'');
INSERT INTO "answers" VALUES('BTADG2SY',3,'answer',-1,'item research',-1,'');
INSERT INTO "answers" VALUES('BTADG2SY',4,'answer',-1,'item wolfsbane',-1,'');
INSERT INTO "answers" VALUES('BTADG2SY',5,'answer',-1,'item analysis',-1,'');
INSERT INTO "answers" VALUES('BTADG2SY',6,'answer',-1,'item silver_cane',-1,'');
INSERT INTO "answers" VALUES('BTADG2SY',7,'answer',-1,'item research',-1,'');
INSERT INTO "answers" VALUES('BTADG2SY',8,'answer',-1,'item analysis',-1,'');
INSERT INTO "answers" VALUES('BTADG2SY',9,'answer',-1,'item kite',-1,'');
INSERT INTO "answers" VALUES('BTADG2SY',10,'answer',-1,'item wine',-1,'');
INSERT INTO "answers" VALUES('BTADG2SY',11,'answer',-1,'item pistol',-1,'');
INSERT INTO "answers" VALUES('BTADG2SY',12,'answer',-1,'item violin',-1,'');
INSERT INTO "answers" VALUES('BTADG2SY',13,'answer',-1,'item scroll_of_thoth',-1,'');
INSERT INTO "answers" VALUES('BTADG2SY',14,'answer',-1,'first 0',-1,'');
INSERT INTO "answers" VALUES('BTADG2SY',15,'answer',0,'reach tower',-1,'d8f16adf91b7584a');
INSERT INTO "answers" VALUES('BTADG2SY',16,'answer',0,'take kite',-1,'1e2feb89414c343c');
INSERT INTO "answers" VALUES('BTADG2SY',17,'answer',0,'take_all',-1,'7311d8a3c2ce6f44');
INSERT INTO "answers" VALUES('BTADG2SY',18,'answer',0,'play visit_from_the_detective',-1,'612e7696a6cecc1b');
INSERT INTO "answers" VALUES('BTADG2SY',19,'answer',0,'walk dracula',-1,'7ce42c8218072e8c');
INSERT INTO "answers" VALUES('BTADG2SY',20,'answer',0,'step abbey',-1,'d5f4b3b2e4b06ce6');
INSERT INTO "answers" VALUES('BTADG2SY',21,'answer',0,'step crypt',-1,'9b810e766ec9d286');
INSERT INTO "answers" VALUES('BTADG2SY',22,'answer',0,'step abbey',-1,'7204e52db2221a58');
INSERT INTO "answers" VALUES('BTADG2SY',23,'answer',0,'end',-1,'cd447e35b8b6d8fe');
INSERT INTO "answers" VALUES('BTADG2SY',24,'answer',-1,'card form_of_the_bat',-1,'');
INSERT INTO "answers" VALUES('BTADG2SY',25,'answer',-1,'item garlic',-1,'');
INSERT INTO "answers" VALUES('BTADG2SY',26,'answer',-1,'item centrifuge',-1,'');
INSERT INTO "answers" VALUES('BTADG2SY',27,'answer',0,'move tower',-1,'f1fd42a29755d4c1');
INSERT INTO "answers" VALUES('BTADG2SY',28,'answer',0,'move dungeon',-1,'51431193e6c3f339');
INSERT INTO "answers" VALUES('BTADG2SY',29,'answer',0,'move tower',-1,'6839eb905b6e6e3');
INSERT INTO "answers" VALUES('BTADG2SY',30,'answer',0,'move dungeon',-1,'e1988ad9f06c144a');
INSERT INTO "answers" VALUES('BTADG2SY',31,'answer',0,'end',-1,'37730edfafbd67f9');
INSERT INTO "answers" VALUES('BTADG2SY',32,'answer',-1,'card insane_survivor',-1,'');
INSERT INTO "answers" VALUES('BTADG2SY',33,'answer',-1,'item experiment',-1,'');
INSERT INTO "answers" VALUES('BTADG2SY',34,'answer',-1,'item monocane_mixture',-1,'');
INSERT INTO "answers" VALUES('BTADG2SY',35,'answer',-1,'item tablet',-1,'');
INSERT INTO "answers" VALUES('BTADG2SY',36,'answer',-1,'die blank',-1,'');
INSERT INTO "answers" VALUES('BTADG2SY',37,'answer',-1,'die hit',-1,'');
INSERT INTO "answers" VALUES('BTADG2SY',38,'answer',-1,'die hit',-1,'');
INSERT INTO "answers" VALUES('BTADG2SY',39,'answer',-1,'die power',-1,'');
INSERT INTO "answers" VALUES('BTADG2SY',40,'answer',0,'discard research',-1,'76f3787b9d179e0');
INSERT INTO "answers" VALUES('BTADG2SY',41,'answer',0,'move tower',-1,'701966a0c381e88f');
INSERT INTO "answers" VALUES('BTADG2SY',42,'answer',0,'end',-1,'3bab6c398d88348a');
INSERT INTO "answers" VALUES('BTADG2SY',43,'answer',-1,'card reincarnated_soul',-1,'');
INSERT INTO "answers" VALUES('BTADG2SY',44,'answer',-1,'die hit',-1,'');
INSERT INTO "answers" VALUES('BTADG2SY',45,'answer',-1,'die hit',-1,'');
INSERT INTO "answers" VALUES('BTADG2SY',46,'answer',0,'discard research',-1,'ad45f23d3b1a11df');
INSERT INTO "answers" VALUES('BTADG2SY',47,'answer',0,'discard kite',-1,'75a89294c2cd789a');
INSERT INTO "answers" VALUES('BTADG2SY',48,'answer',0,'move docks',-1,'5805975ed2f89d9');
INSERT INTO "answers" VALUES('BTADG2SY',49,'answer',0,'end',-1,'ea90a8f0d66b829e');
INSERT INTO "answers" VALUES('BTADG2SY',50,'answer',-1,'card the_enthralled',-1,'');
INSERT INTO "answers" VALUES('BTADG2SY',51,'answer',-1,'item mirrored_box',-1,'');
INSERT INTO "answers" VALUES('BTADG2SY',52,'answer',-1,'item camera',-1,'');
INSERT INTO "answers" VALUES('BTADG2SY',53,'answer',-1,'item canopic_jar',-1,'');
INSERT INTO "answers" VALUES('BTADG2SY',54,'answer',-1,'die blank',-1,'');
INSERT INTO "answers" VALUES('BTADG2SY',55,'answer',-1,'die power',-1,'');
INSERT INTO "answers" VALUES('BTADG2SY',56,'answer',0,'move tower',-1,'a11d459a2f978d87');
INSERT INTO "answers" VALUES('BTADG2SY',57,'answer',0,'move docks',-1,'be3edc0a1ef2a4f0');
INSERT INTO "answers" VALUES('BTADG2SY',58,'answer',0,'end',-1,'b8b333a8e5446dd4');
INSERT INTO "answers" VALUES('BTADG2SY',59,'answer',-1,'card the_innocent',-1,'');
INSERT INTO "answers" VALUES('BTADG2SY',60,'answer',-1,'item kite',-1,'');
INSERT INTO "answers" VALUES('BTADG2SY',61,'answer',-1,'item mirrored_box',-1,'');
INSERT INTO "answers" VALUES('BTADG2SY',62,'answer',-1,'item crucifix',-1,'');
INSERT INTO "answers" VALUES('BTADG2SY',63,'answer',-1,'die hit',-1,'');
INSERT INTO "answers" VALUES('BTADG2SY',64,'answer',-1,'die blank',-1,'');
INSERT INTO "answers" VALUES('BTADG2SY',65,'answer',-1,'die power',-1,'');
INSERT INTO "answers" VALUES('BTADG2SY',66,'answer',0,'end',-1,'efba91fc803468b6');
INSERT INTO "answers" VALUES('BTADG2SY',67,'answer',-1,'card on_the_move',-1,'');
INSERT INTO "answers" VALUES('BTADG2SY',68,'answer',-1,'item dart',-1,'');
INSERT INTO "answers" VALUES('BTADG2SY',69,'answer',-1,'item tarot_deck',-1,'');
INSERT INTO "answers" VALUES('BTADG2SY',70,'answer',-1,'item wine',-1,'');
INSERT INTO "answers" VALUES('BTADG2SY',71,'answer',-1,'die blank',-1,'');
INSERT INTO "answers" VALUES('BTADG2SY',72,'answer',-1,'die hit',-1,'');
INSERT INTO "answers" VALUES('BTADG2SY',73,'answer',0,'reach church',-1,'d47d380d81f9c1f6');
INSERT INTO "answers" VALUES('BTADG2SY',74,'answer',0,'take_all',-1,'4da98f1d3099fdf5');
INSERT INTO "answers" VALUES('BTADG2SY',75,'answer',0,'end',-1,'f9341c68966baea1');
INSERT INTO "answers" VALUES('BTADG2SY',76,'answer',-1,'card thief',-1,'');
INSERT INTO "answers" VALUES('BTADG2SY',77,'answer',-1,'item telescope',-1,'');
INSERT INTO "answers" VALUES('BTADG2SY',78,'answer',-1,'item rapier',-1,'');
INSERT INTO "answers" VALUES('BTADG2SY',79,'answer',-1,'die blank',-1,'');
INSERT INTO "answers" VALUES('BTADG2SY',80,'answer',-1,'die hit',-1,'');
INSERT INTO "answers" VALUES('BTADG2SY',81,'answer',-1,'die power',-1,'');
INSERT INTO "answers" VALUES('EC3PBR2P',0,'answer',-1,'hero explorer',-1,'');
INSERT INTO "answers" VALUES('EC3PBR2P',1,'answer',-1,'hero mayor',-1,'');
INSERT INTO "answers" VALUES('EC3PBR2P',2,'answer',-1,'perk hurry',-1,'');
INSERT INTO "answers" VALUES('EC3PBR2P',3,'answer',-1,'perk show_of_force',-1,'');
INSERT INTO "answers" VALUES('EC3PBR2P',4,'answer',-1,'item kite',-1,'');
INSERT INTO "answers" VALUES('EC3PBR2P',5,'answer',-1,'item analysis',-1,'');
INSERT INTO "answers" VALUES('EC3PBR2P',6,'answer',-1,'item fire_poker',-1,'');
INSERT INTO "answers" VALUES('EC3PBR2P',7,'answer',-1,'item cosmic_ray_diffuser',-1,'');
INSERT INTO "answers" VALUES('EC3PBR2P',8,'answer',-1,'item garlic',-1,'');
INSERT INTO "answers" VALUES('EC3PBR2P',9,'answer',-1,'item tablet',-1,'');
INSERT INTO "answers" VALUES('EC3PBR2P',10,'answer',-1,'item shovel',-1,'');
INSERT INTO "answers" VALUES('EC3PBR2P',11,'answer',-1,'item wine',-1,'');
INSERT INTO "answers" VALUES('EC3PBR2P',12,'answer',-1,'item wine',-1,'');
INSERT INTO "answers" VALUES('EC3PBR2P',13,'answer',-1,'item centrifuge',-1,'');
INSERT INTO "answers" VALUES('EC3PBR2P',14,'answer',-1,'item stake',-1,'');
INSERT INTO "answers" VALUES('EC3PBR2P',15,'answer',-1,'item experiment',-1,'');
INSERT INTO "answers" VALUES('EC3PBR2P',16,'answer',-1,'first 1',-1,'');
INSERT INTO "answers" VALUES('EC3PBR2P',17,'answer',0,'play hurry',-1,'f0dfb4a5d8a064df');
INSERT INTO "answers" VALUES('EC3PBR2P',18,'undo',0,'17',-1,'');
INSERT INTO "answers" VALUES('EC3PBR2P',19,'says',0,'Once more.',-1,'');
INSERT INTO "answers" VALUES('EC3PBR2P',20,'answer',0,'play hurry',-1,'da71144896c8da19');
CREATE TABLE barred (
            code TEXT NOT NULL, person TEXT NOT NULL, how TEXT NOT NULL, PRIMARY KEY (code, person, how));
CREATE TABLE chat (
            code TEXT NOT NULL, number INTEGER NOT NULL, person TEXT NOT NULL, text TEXT NOT NULL, time TEXT NOT NULL,
            PRIMARY KEY (code, number));
INSERT INTO "chat" VALUES('EC3PBR2P',0,'bdf26838f77737e0','Hello.','2026-11-20T00:31:38.573+00:00');
CREATE TABLE device_links (secret TEXT PRIMARY KEY, person TEXT NOT NULL, until BIGINT NOT NULL);
CREATE TABLE devices (
            id TEXT PRIMARY KEY, person TEXT NOT NULL, secret TEXT NOT NULL, name TEXT NOT NULL, created TEXT NOT NULL);
INSERT INTO "devices" VALUES('7067329245ea6d35','bdf26838f77737e0','65f6b69f898f5a8078dcaf63060673d36f401825158015abad24f239743b02bc','A browser','2026-11-20T00:31:35.380+00:00');
INSERT INTO "devices" VALUES('bbde5dc79ff729c3','831a284d4761c046','47422a88ed3219800a0e76025251655fbdbf62c807f45c30fcdd9e8054ee4838','A browser','2026-11-20T00:31:36.737+00:00');
CREATE TABLE earlier_players (
            code TEXT NOT NULL, sequence INTEGER NOT NULL, seat INTEGER NOT NULL, until BIGINT NOT NULL, said BIGINT NOT NULL,
            person TEXT, bot TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY (code, sequence));
CREATE TABLE people (id TEXT PRIMARY KEY, secret TEXT NOT NULL, name TEXT NOT NULL, created TEXT NOT NULL);
INSERT INTO "people" VALUES('bdf26838f77737e0','','Alice','2026-11-20T00:31:35.380+00:00');
INSERT INTO "people" VALUES('831a284d4761c046','','Bob','2026-11-20T00:31:36.737+00:00');
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
INSERT INTO "schema_version" VALUES(10);
INSERT INTO "schema_version" VALUES(11);
INSERT INTO "schema_version" VALUES(12);
CREATE TABLE seats (
            code TEXT NOT NULL, number INTEGER NOT NULL, kind TEXT NOT NULL, person TEXT, bot TEXT NOT NULL, name TEXT NOT NULL DEFAULT '', since INTEGER NOT NULL DEFAULT 0, absent INTEGER NOT NULL DEFAULT 0,
            PRIMARY KEY (code, number));
INSERT INTO "seats" VALUES('BTADG2SY',0,'person','bdf26838f77737e0','','',0,0);
INSERT INTO "seats" VALUES('EC3PBR2P',0,'person','bdf26838f77737e0','','',0,0);
INSERT INTO "seats" VALUES('EC3PBR2P',1,'person','831a284d4761c046','','',0,0);
INSERT INTO "seats" VALUES('F765G352',0,'person','bdf26838f77737e0','','',0,0);
INSERT INTO "seats" VALUES('F765G352',1,'open',NULL,'','',0,0);
CREATE TABLE seen_hands (
            code TEXT NOT NULL, number INTEGER NOT NULL, person TEXT NOT NULL, PRIMARY KEY (code, number, person));
CREATE TABLE servers (id TEXT PRIMARY KEY, address TEXT NOT NULL, secret TEXT NOT NULL, lease BIGINT NOT NULL);
CREATE TABLE snapshots (code TEXT PRIMARY KEY, sequence INTEGER NOT NULL, moves INTEGER NOT NULL, save TEXT NOT NULL);
CREATE TABLE tables (
            code TEXT PRIMARY KEY, game TEXT NOT NULL, version INTEGER NOT NULL, name TEXT NOT NULL, options TEXT NOT NULL,
            position TEXT NOT NULL, seed BIGINT NOT NULL, private INTEGER NOT NULL, host TEXT NOT NULL, parent TEXT NOT NULL,
            parent_moves INTEGER NOT NULL, rematch TEXT NOT NULL, status TEXT NOT NULL, moves INTEGER NOT NULL,
            waiting_for TEXT NOT NULL, summary TEXT NOT NULL, created TEXT NOT NULL, changed TEXT NOT NULL, chance_key TEXT NOT NULL DEFAULT '', chance_since INTEGER NOT NULL DEFAULT 0, origin TEXT NOT NULL DEFAULT '', closed INTEGER NOT NULL DEFAULT 0, several INTEGER NOT NULL DEFAULT 0, epoch BIGINT NOT NULL DEFAULT 1024, owner TEXT NOT NULL DEFAULT '', takebacks INTEGER NOT NULL DEFAULT 0, clock INTEGER NOT NULL DEFAULT 1, played BIGINT NOT NULL DEFAULT 0, result TEXT NOT NULL DEFAULT '', differs TEXT NOT NULL DEFAULT '', differs_at BIGINT NOT NULL DEFAULT 0, bot_after BIGINT NOT NULL DEFAULT 300, waiting_since TEXT NOT NULL DEFAULT '', waits BIGINT NOT NULL DEFAULT 0);
INSERT INTO "tables" VALUES('BTADG2SY','horrified',1,'Horrified of Alice','{"monsters": ["creature", "dracula"], "how_many": 2, "heroes": [], "first_player": -1, "dice": "2-1-3", "frenzy_order": "mats", "frankenstein_walks": "up_to", "scientist_cures": true, "wolf_man_red": "6", "solo_perks": "remove"}','',4100860566827337828,1,'bdf26838f77737e0','',0,'','finished',82,'[]','Terror has overrun the village.','2026-11-20T00:31:37.914+00:00','2026-11-20T00:31:38.485+00:00','8fa1ed4f4a82be83a158f2499327cef20327e0e3c895473ab9f4432ef4b2e318',0,'',0,0,1025,'',0,1,0,'{"reason": "terror", "winners": [], "points": []}','',0,300,'2026-11-20T00:31:38.485+00:00',0);
INSERT INTO "tables" VALUES('EC3PBR2P','horrified',1,'Horrified of Alice','{"monsters": ["creature", "dracula"], "how_many": 2, "heroes": [], "first_player": -1, "dice": "2-1-3", "frenzy_order": "mats", "frankenstein_walks": "up_to", "scientist_cures": true, "wolf_man_red": "6", "solo_perks": "remove"}','',8167521397801563544,1,'bdf26838f77737e0','',0,'','playing',18,'[0]','The hero:explorerExplorer plays perk:hurryHurry.','2026-11-20T00:31:37.943+00:00','2026-11-20T00:31:38.602+00:00','11b7738f8fe850d9312deaef44abd1aa50e54a171f2a6be8e033be8f8ff57a33',0,'',0,0,1025,'',0,1,0,'','',0,300,'2026-11-20T00:31:38.602+00:00',0);
INSERT INTO "tables" VALUES('F765G352','horrified',1,'Horrified of Alice','{"monsters": ["creature", "dracula"], "how_many": 2, "heroes": [], "first_player": -1, "dice": "2-1-3", "frenzy_order": "mats", "frankenstein_walks": "up_to", "scientist_cures": true, "wolf_man_red": "6", "solo_perks": "remove"}','',1294676763942307540,1,'bdf26838f77737e0','',0,'','waiting',0,'[]','1 of 2 seats open','2026-11-20T00:31:37.961+00:00','2026-11-20T00:31:37.961+00:00','74c45fd24bebe34e5e7ab69c7b843b7ba5ca37c7890f682936ab3dc0d42c113b',0,'',0,0,1024,'',0,1,0,'','',0,300,'',0);
CREATE INDEX tables_open ON tables (private, status);
CREATE INDEX seats_of ON seats (person);
CREATE INDEX devices_of ON devices (person);
COMMIT;
