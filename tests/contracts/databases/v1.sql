CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL,
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO alembic_version VALUES ('1');
CREATE TABLE foundings (
	id VARCHAR(40) NOT NULL,
	record TEXT NOT NULL,
	rules VARCHAR(40) NOT NULL,
	seats TEXT NOT NULL,
	watch VARCHAR(64) NOT NULL,
	created VARCHAR(40) NOT NULL,
	source VARCHAR(40) NOT NULL,
	PRIMARY KEY (id)
);
CREATE TABLE events (
	table_id VARCHAR(40) NOT NULL,
	version INTEGER NOT NULL,
	kind VARCHAR(40) NOT NULL,
	seat INTEGER,
	data TEXT NOT NULL,
	"key" VARCHAR(64) NOT NULL,
	at VARCHAR(40) NOT NULL,
	PRIMARY KEY (table_id, version),
	FOREIGN KEY(table_id) REFERENCES foundings (id)
);
INSERT INTO foundings VALUES ('migrated-tbl', 'concordia-record/1
rules: 1
map: italia
mode: base
options: none
seat 0: Anna
seat 1: Ben
date: 2026-11-19
result: unfinished

[setup]
Venetia: Bauzanum brick, Aquileia wine, Verona food
Transpadana: Comum brick, Segusio tools
Liguria: Genua cloth, Nicaea food
Aemilia: Mutina tools, Ravenna cloth
Etruria: Florentia brick, Cosa wine
Corsica: Aleria food, Olbia brick
Umbria: Ancona brick, Spoletum food, Hadria tools
Campania: Casinum food, Neapolis tools
Apulia: Luceria brick, Brundisium wine
Lucania: Potentia wine, Croton cloth
Sicilia: Messana food, Panormus tools, Syracusae brick
deck I: farmer, diplomat, colonist, smith, mason, mercator5, prefect, architect
deck II: consul, mercator5, vintner, weaver, architect, prefect, colonist

[moves]
', '1', '[{"kind": "person", "name": "Anna", "bot": "", "token": "8a652abf7512959a7ecf7abe32a2bb4634c0b03fc93008b0365ed67933bff00c", "invite": "", "conceded": false}, {"kind": "open", "name": "Ben", "bot": "", "token": "", "invite": "4fc98cef01dc6df5903258c084662f5e8f7fb22763986c0d46aa130035736351", "conceded": false}]', 'bc77954b4f64a92534641c1e5dd793dab44e0110e718353a911c7060464315df', '2026-11-19T21:00:00.000+00:00', '');
INSERT INTO events VALUES ('migrated-tbl', 1, 'sit', 1, '{"name":"Ben","token":"722b770b0de195d1a088791c77214883ef54678ee1b1e7abbf9b7add25c57b2a"}', '', '2026-11-19T21:00:01.000+00:00');
INSERT INTO events VALUES ('migrated-tbl', 2, 'play', 0, '{"move":"play architect"}', '0:a', '2026-11-19T21:00:02.000+00:00');
INSERT INTO events VALUES ('migrated-tbl', 3, 'play', 0, '{"move":"lift land Roma"}', '0:b', '2026-11-19T21:00:03.000+00:00');
