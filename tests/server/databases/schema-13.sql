-- {"alice": "1e61ea08806de12c.k06_qSfXVIDBy5a4s8ptXaTsJykNlbh7PeqNLyV4xMM", "finished": "U9AXYWNJ", "playing": "BMR4U9VB", "waiting": "AXX2G9WQ"}
BEGIN TRANSACTION;
CREATE TABLE answers (
            code TEXT NOT NULL, sequence INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL, text TEXT NOT NULL,
            seen BIGINT NOT NULL, request TEXT NOT NULL, PRIMARY KEY (code, sequence));
INSERT INTO "answers" VALUES('U9AXYWNJ',0,'answer',-1,'hero mayor',-1,'');
INSERT INTO "answers" VALUES('U9AXYWNJ',1,'answer',-1,'perk rush',-1,'');
INSERT INTO "answers" VALUES('U9AXYWNJ',2,'answer',-1,'item fire_poker',-1,'');
INSERT INTO "answers" VALUES('U9AXYWNJ',3,'answer',-1,'item pitchfork',-1,'');
INSERT INTO "answers" VALUES('U9AXYWNJ',4,'answer',-1,'item mirrored_box',-1,'');
INSERT INTO "answers" VALUES('U9AXYWNJ',5,'answer',-1,'item garlic',-1,'');
INSERT INTO "answers" VALUES('U9AXYWNJ',6,'answer',-1,'item shovel',-1,'');
INSERT INTO "answers" VALUES('U9AXYWNJ',7,'answer',-1,'item wolfsbane',-1,'');
INSERT INTO "answers" VALUES('U9AXYWNJ',8,'answer',-1,'item wine',-1,'');
INSERT INTO "answers" VALUES('U9AXYWNJ',9,'answer',-1,'item pistol',-1,'');
INSERT INTO "answers" VALUES('U9AXYWNJ',10,'answer',-1,'item garlic',-1,'');
INSERT INTO "answers" VALUES('U9AXYWNJ',11,'answer',-1,'item analysis',-1,'');
INSERT INTO "answers" VALUES('U9AXYWNJ',12,'answer',-1,'item crucifix',-1,'');
INSERT INTO "answers" VALUES('U9AXYWNJ',13,'answer',-1,'item fossil',-1,'');
INSERT INTO "answers" VALUES('U9AXYWNJ',14,'answer',-1,'first 0',-1,'');
INSERT INTO "answers" VALUES('U9AXYWNJ',15,'answer',0,'move fountain',-1,'d8f16adf91b7584a');
INSERT INTO "answers" VALUES('U9AXYWNJ',16,'answer',0,'move precinct',-1,'1e2feb89414c343c');
INSERT INTO "answers" VALUES('U9AXYWNJ',17,'answer',0,'end',-1,'7311d8a3c2ce6f44');
INSERT INTO "answers" VALUES('U9AXYWNJ',18,'answer',-1,'card insane_survivor',-1,'');
INSERT INTO "answers" VALUES('U9AXYWNJ',19,'answer',-1,'item tablet',-1,'');
INSERT INTO "answers" VALUES('U9AXYWNJ',20,'answer',-1,'item anatomy_text',-1,'');
INSERT INTO "answers" VALUES('U9AXYWNJ',21,'answer',-1,'item mirrored_box',-1,'');
INSERT INTO "answers" VALUES('U9AXYWNJ',22,'answer',0,'end',-1,'612e7696a6cecc1b');
INSERT INTO "answers" VALUES('U9AXYWNJ',23,'answer',-1,'card thief',-1,'');
INSERT INTO "answers" VALUES('U9AXYWNJ',24,'answer',-1,'item research',-1,'');
INSERT INTO "answers" VALUES('U9AXYWNJ',25,'answer',-1,'item experiment',-1,'');
INSERT INTO "answers" VALUES('U9AXYWNJ',26,'answer',0,'pick_up',-1,'7ce42c8218072e8c');
INSERT INTO "answers" VALUES('U9AXYWNJ',27,'answer',0,'take pistol',-1,'d5f4b3b2e4b06ce6');
INSERT INTO "answers" VALUES('U9AXYWNJ',28,'answer',0,'play rush',-1,'9b810e766ec9d286');
INSERT INTO "answers" VALUES('U9AXYWNJ',29,'answer',0,'walk mayor',-1,'7204e52db2221a58');
INSERT INTO "answers" VALUES('U9AXYWNJ',30,'answer',0,'done',-1,'cd447e35b8b6d8fe');
INSERT INTO "answers" VALUES('U9AXYWNJ',31,'answer',0,'move fountain',-1,'f1fd42a29755d4c1');
INSERT INTO "answers" VALUES('U9AXYWNJ',32,'answer',0,'move precinct',-1,'51431193e6c3f339');
INSERT INTO "answers" VALUES('U9AXYWNJ',33,'answer',0,'move fountain',-1,'6839eb905b6e6e3');
INSERT INTO "answers" VALUES('U9AXYWNJ',34,'answer',0,'end',-1,'f06c144a025b413f');
INSERT INTO "answers" VALUES('U9AXYWNJ',35,'answer',-1,'card reincarnated_soul',-1,'');
INSERT INTO "answers" VALUES('U9AXYWNJ',36,'answer',-1,'die blank',-1,'');
INSERT INTO "answers" VALUES('U9AXYWNJ',37,'answer',-1,'die power',-1,'');
INSERT INTO "answers" VALUES('U9AXYWNJ',38,'answer',0,'move theatre',-1,'37730edfafbd67f9');
INSERT INTO "answers" VALUES('U9AXYWNJ',39,'answer',0,'move bridge_south',-1,'76f3787b9d179e0');
INSERT INTO "answers" VALUES('U9AXYWNJ',40,'answer',0,'end',-1,'c381e88f38c0c8fd');
INSERT INTO "answers" VALUES('U9AXYWNJ',41,'answer',-1,'card retreat_waterfront',-1,'');
INSERT INTO "answers" VALUES('U9AXYWNJ',42,'answer',0,'move shop',-1,'7eed8d14f06d3fef');
INSERT INTO "answers" VALUES('U9AXYWNJ',43,'answer',0,'move bridge_south',-1,'3b1a11df587fd280');
INSERT INTO "answers" VALUES('U9AXYWNJ',44,'answer',0,'end',-1,'c2cd789a380208a9');
INSERT INTO "answers" VALUES('U9AXYWNJ',45,'answer',-1,'card the_hunt_is_on',-1,'');
INSERT INTO "answers" VALUES('U9AXYWNJ',46,'answer',-1,'item camera',-1,'');
INSERT INTO "answers" VALUES('U9AXYWNJ',47,'answer',-1,'item wolfsbane',-1,'');
INSERT INTO "answers" VALUES('U9AXYWNJ',48,'answer',-1,'die blank',-1,'');
INSERT INTO "answers" VALUES('U9AXYWNJ',49,'answer',-1,'die hit',-1,'');
INSERT INTO "answers" VALUES('U9AXYWNJ',50,'answer',0,'fall',-1,'4a2f20aaf3c64af7');
INSERT INTO "answers" VALUES('U9AXYWNJ',51,'answer',-1,'die blank',-1,'');
INSERT INTO "answers" VALUES('U9AXYWNJ',52,'answer',-1,'die blank',-1,'');
INSERT INTO "answers" VALUES('U9AXYWNJ',53,'answer',0,'move church',-1,'d66b829e6a8ac4ba');
INSERT INTO "answers" VALUES('U9AXYWNJ',54,'answer',0,'end',-1,'a46d6753ec148cb4');
INSERT INTO "answers" VALUES('U9AXYWNJ',55,'answer',-1,'card retreat_lagoon',-1,'');
INSERT INTO "answers" VALUES('U9AXYWNJ',56,'answer',-1,'die blank',-1,'');
INSERT INTO "answers" VALUES('U9AXYWNJ',57,'answer',-1,'die power',-1,'');
INSERT INTO "answers" VALUES('U9AXYWNJ',58,'answer',-1,'die blank',-1,'');
INSERT INTO "answers" VALUES('U9AXYWNJ',59,'answer',0,'move tower',-1,'a11d459a2f978d87');
INSERT INTO "answers" VALUES('U9AXYWNJ',60,'answer',0,'done',-1,'be3edc0a1ef2a4f0');
INSERT INTO "answers" VALUES('U9AXYWNJ',61,'answer',0,'move docks',-1,'b8b333a8e5446dd4');
INSERT INTO "answers" VALUES('U9AXYWNJ',62,'answer',0,'end',-1,'efba91fc803468b6');
INSERT INTO "answers" VALUES('U9AXYWNJ',63,'answer',-1,'card thief',-1,'');
INSERT INTO "answers" VALUES('U9AXYWNJ',64,'answer',-1,'item canopic_jar',-1,'');
INSERT INTO "answers" VALUES('U9AXYWNJ',65,'answer',-1,'item rapier',-1,'');
INSERT INTO "answers" VALUES('U9AXYWNJ',66,'answer',0,'guide renfield tower',-1,'d47d380d81f9c1f6');
INSERT INTO "answers" VALUES('U9AXYWNJ',67,'answer',0,'end',-1,'4da98f1d3099fdf5');
INSERT INTO "answers" VALUES('U9AXYWNJ',68,'answer',-1,'card worried_fiancee',-1,'');
INSERT INTO "answers" VALUES('U9AXYWNJ',69,'answer',-1,'item dart',-1,'');
INSERT INTO "answers" VALUES('U9AXYWNJ',70,'answer',-1,'item anatomy_text',-1,'');
INSERT INTO "answers" VALUES('U9AXYWNJ',71,'answer',-1,'item kite',-1,'');
INSERT INTO "answers" VALUES('U9AXYWNJ',72,'answer',-1,'die power',-1,'');
INSERT INTO "answers" VALUES('U9AXYWNJ',73,'answer',-1,'die hit',-1,'');
INSERT INTO "answers" VALUES('U9AXYWNJ',74,'answer',0,'fall',-1,'f9341c68966baea1');
INSERT INTO "answers" VALUES('U9AXYWNJ',75,'answer',0,'end',-1,'f0dfb4a5d8a064df');
INSERT INTO "answers" VALUES('U9AXYWNJ',76,'answer',-1,'card reincarnated_soul',-1,'');
INSERT INTO "answers" VALUES('U9AXYWNJ',77,'answer',-1,'die hit',-1,'');
INSERT INTO "answers" VALUES('U9AXYWNJ',78,'answer',-1,'die hit',-1,'');
INSERT INTO "answers" VALUES('U9AXYWNJ',79,'answer',0,'end',-1,'da71144896c8da19');
INSERT INTO "answers" VALUES('U9AXYWNJ',80,'answer',-1,'card former_employer',-1,'');
INSERT INTO "answers" VALUES('U9AXYWNJ',81,'answer',-1,'item crucifix',-1,'');
INSERT INTO "answers" VALUES('U9AXYWNJ',82,'answer',-1,'item wine',-1,'');
INSERT INTO "answers" VALUES('U9AXYWNJ',83,'answer',-1,'item centrifuge',-1,'');
INSERT INTO "answers" VALUES('U9AXYWNJ',84,'answer',0,'toward dr_cranley',-1,'3e2434e37af027bc');
INSERT INTO "answers" VALUES('U9AXYWNJ',85,'answer',0,'end',-1,'aa2ca1af6a107b75');
INSERT INTO "answers" VALUES('U9AXYWNJ',86,'answer',-1,'card the_meeting',-1,'');
INSERT INTO "answers" VALUES('U9AXYWNJ',87,'answer',-1,'item scroll_of_thoth',-1,'');
INSERT INTO "answers" VALUES('U9AXYWNJ',88,'answer',-1,'item charm',-1,'');
INSERT INTO "answers" VALUES('U9AXYWNJ',89,'answer',-1,'die hit',-1,'');
INSERT INTO "answers" VALUES('BMR4U9VB',0,'answer',-1,'hero scientist',-1,'');
INSERT INTO "answers" VALUES('BMR4U9VB',1,'answer',-1,'hero courier',-1,'');
INSERT INTO "answers" VALUES('BMR4U9VB',2,'answer',-1,'perk taxi_ride',-1,'');
INSERT INTO "answers" VALUES('BMR4U9VB',3,'answer',-1,'perk special_delivery',-1,'');
INSERT INTO "answers" VALUES('BMR4U9VB',4,'answer',-1,'item dart',-1,'');
INSERT INTO "answers" VALUES('BMR4U9VB',5,'answer',-1,'item violin',-1,'');
INSERT INTO "answers" VALUES('BMR4U9VB',6,'answer',-1,'item shovel',-1,'');
INSERT INTO "answers" VALUES('BMR4U9VB',7,'answer',-1,'item scroll_of_thoth',-1,'');
INSERT INTO "answers" VALUES('BMR4U9VB',8,'answer',-1,'item wolfsbane',-1,'');
INSERT INTO "answers" VALUES('BMR4U9VB',9,'answer',-1,'item searchlight',-1,'');
INSERT INTO "answers" VALUES('BMR4U9VB',10,'answer',-1,'item rotenone',-1,'');
INSERT INTO "answers" VALUES('BMR4U9VB',11,'answer',-1,'item knife',-1,'');
INSERT INTO "answers" VALUES('BMR4U9VB',12,'answer',-1,'item anatomy_text',-1,'');
INSERT INTO "answers" VALUES('BMR4U9VB',13,'answer',-1,'item experiment',-1,'');
INSERT INTO "answers" VALUES('BMR4U9VB',14,'answer',-1,'item centrifuge',-1,'');
INSERT INTO "answers" VALUES('BMR4U9VB',15,'answer',-1,'item pitchfork',-1,'');
INSERT INTO "answers" VALUES('BMR4U9VB',16,'answer',-1,'first 1',-1,'');
INSERT INTO "answers" VALUES('BMR4U9VB',17,'answer',0,'play taxi_ride',-1,'8c7e134f5dfbd3d1');
INSERT INTO "answers" VALUES('BMR4U9VB',18,'undo',0,'17',-1,'');
INSERT INTO "answers" VALUES('BMR4U9VB',19,'says',0,'Once more.',-1,'');
INSERT INTO "answers" VALUES('BMR4U9VB',20,'answer',0,'play taxi_ride',-1,'705fca161622bd79');
CREATE TABLE barred (
            code TEXT NOT NULL, person TEXT NOT NULL, how TEXT NOT NULL, PRIMARY KEY (code, person, how));
CREATE TABLE chat (
            code TEXT NOT NULL, number INTEGER NOT NULL, person TEXT NOT NULL, text TEXT NOT NULL, time TEXT NOT NULL,
            PRIMARY KEY (code, number));
INSERT INTO "chat" VALUES('BMR4U9VB',0,'1e61ea08806de12c','Hello.','2026-11-20T00:59:46.058+00:00');
CREATE TABLE device_links (secret TEXT PRIMARY KEY, person TEXT NOT NULL, until BIGINT NOT NULL);
CREATE TABLE devices (
            id TEXT PRIMARY KEY, person TEXT NOT NULL, secret TEXT NOT NULL, name TEXT NOT NULL, created TEXT NOT NULL);
INSERT INTO "devices" VALUES('2844b9989c216fd3','1e61ea08806de12c','493b6f8dcfab65b9c1b7075e698e9d2de088db2146095a8ccebec7c05944e484','A browser','2026-11-20T00:59:42.588+00:00');
INSERT INTO "devices" VALUES('5f4cf7cdd7c2d707','d61b3e18b9be0008','14626b4671d64dd89f8c28265902cc5f3dd6aa719bfc49c32da675e02c5652f5','A browser','2026-11-20T00:59:42.866+00:00');
CREATE TABLE earlier_players (
            code TEXT NOT NULL, sequence INTEGER NOT NULL, seat INTEGER NOT NULL, until BIGINT NOT NULL, said BIGINT NOT NULL,
            person TEXT, bot TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY (code, sequence));
CREATE TABLE people (id TEXT PRIMARY KEY, secret TEXT NOT NULL, name TEXT NOT NULL, created TEXT NOT NULL);
INSERT INTO "people" VALUES('1e61ea08806de12c','','Alice','2026-11-20T00:59:42.588+00:00');
INSERT INTO "people" VALUES('d61b3e18b9be0008','','Bob','2026-11-20T00:59:42.866+00:00');
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
INSERT INTO "schema_version" VALUES(13);
CREATE TABLE seats (
            code TEXT NOT NULL, number INTEGER NOT NULL, kind TEXT NOT NULL, person TEXT, bot TEXT NOT NULL, name TEXT NOT NULL DEFAULT '', since INTEGER NOT NULL DEFAULT 0, absent INTEGER NOT NULL DEFAULT 0,
            PRIMARY KEY (code, number));
INSERT INTO "seats" VALUES('U9AXYWNJ',0,'person','1e61ea08806de12c','','',0,0);
INSERT INTO "seats" VALUES('BMR4U9VB',0,'person','1e61ea08806de12c','','',0,0);
INSERT INTO "seats" VALUES('BMR4U9VB',1,'person','d61b3e18b9be0008','','',0,0);
INSERT INTO "seats" VALUES('AXX2G9WQ',0,'person','1e61ea08806de12c','','',0,0);
INSERT INTO "seats" VALUES('AXX2G9WQ',1,'open',NULL,'','',0,0);
CREATE TABLE seen_hands (
            code TEXT NOT NULL, number INTEGER NOT NULL, person TEXT NOT NULL, PRIMARY KEY (code, number, person));
CREATE TABLE servers (id TEXT PRIMARY KEY, address TEXT NOT NULL, secret TEXT NOT NULL, lease BIGINT NOT NULL);
CREATE TABLE snapshots (code TEXT PRIMARY KEY, sequence INTEGER NOT NULL, moves INTEGER NOT NULL, save TEXT NOT NULL);
CREATE TABLE tables (
            code TEXT PRIMARY KEY, game TEXT NOT NULL, version INTEGER NOT NULL, name TEXT NOT NULL, options TEXT NOT NULL,
            position TEXT NOT NULL, seed BIGINT NOT NULL, private INTEGER NOT NULL, host TEXT NOT NULL, parent TEXT NOT NULL,
            parent_moves INTEGER NOT NULL, rematch TEXT NOT NULL, status TEXT NOT NULL, moves INTEGER NOT NULL,
            waiting_for TEXT NOT NULL, summary TEXT NOT NULL, created TEXT NOT NULL, changed TEXT NOT NULL, chance_key TEXT NOT NULL DEFAULT '', chance_since INTEGER NOT NULL DEFAULT 0, origin TEXT NOT NULL DEFAULT '', closed INTEGER NOT NULL DEFAULT 0, several INTEGER NOT NULL DEFAULT 0, epoch BIGINT NOT NULL DEFAULT 1024, owner TEXT NOT NULL DEFAULT '', takebacks INTEGER NOT NULL DEFAULT 0, clock INTEGER NOT NULL DEFAULT 1, played BIGINT NOT NULL DEFAULT 0, result TEXT NOT NULL DEFAULT '', differs TEXT NOT NULL DEFAULT '', differs_at BIGINT NOT NULL DEFAULT 0, bot_after BIGINT NOT NULL DEFAULT 300, waiting_since TEXT NOT NULL DEFAULT '', waits BIGINT NOT NULL DEFAULT 0, again TEXT NOT NULL DEFAULT '');
INSERT INTO "tables" VALUES('U9AXYWNJ','horrified',1,'Horrified of Alice','{"monsters": ["creature", "dracula"], "how_many": 2, "heroes": [], "first_player": -1, "dice": "2-1-3", "frenzy_order": "mats", "frankenstein_walks": "up_to", "scientist_cures": true, "wolf_man_red": "6", "solo_perks": "remove"}','',8492223594813092400,1,'1e61ea08806de12c','',0,'','finished',90,'[]','Terror has overrun the village.','2026-11-20T00:59:44.627+00:00','2026-11-20T00:59:45.930+00:00','23a7c5e7228f0c1dd34f623cc6079a46263578172c85996d5a12f7791c5aa6c5',0,'',0,0,1025,'',0,1,0,'{"reason": "terror", "winners": [], "points": []}','',0,300,'2026-11-20T00:59:45.930+00:00',0,'');
INSERT INTO "tables" VALUES('BMR4U9VB','horrified',1,'Horrified of Alice','{"monsters": ["creature", "dracula"], "how_many": 2, "heroes": [], "first_player": -1, "dice": "2-1-3", "frenzy_order": "mats", "frankenstein_walks": "up_to", "scientist_cures": true, "wolf_man_red": "6", "solo_perks": "remove"}','',5744523880217610291,1,'1e61ea08806de12c','',0,'','playing',18,'[0]','The hero:scientistScientist plays perk:taxi_rideTaxi Ride.','2026-11-20T00:59:44.700+00:00','2026-11-20T00:59:46.096+00:00','a12403a6a63d08281be2f93066240c3bb71e46ba37c5012851ace5401881196c',0,'',0,0,1025,'',0,1,0,'','',0,300,'2026-11-20T00:59:46.096+00:00',0,'');
INSERT INTO "tables" VALUES('AXX2G9WQ','horrified',1,'Horrified of Alice','{"monsters": ["creature", "dracula"], "how_many": 2, "heroes": [], "first_player": -1, "dice": "2-1-3", "frenzy_order": "mats", "frankenstein_walks": "up_to", "scientist_cures": true, "wolf_man_red": "6", "solo_perks": "remove"}','',8284522772210153672,1,'1e61ea08806de12c','',0,'','waiting',0,'[]','1 of 2 seats open','2026-11-20T00:59:44.722+00:00','2026-11-20T00:59:44.723+00:00','8d57da958f431a4dba627ff3be0eafb4e6e0662b628d9d7be07766827bf1fe15',0,'',0,0,1024,'',0,1,0,'','',0,300,'',0,'');
CREATE INDEX tables_open ON tables (private, status);
CREATE INDEX seats_of ON seats (person);
CREATE INDEX devices_of ON devices (person);
COMMIT;
