-- The bare question of packs/one-rule: how many. The clock runs inside DuckDB, after its start.
SET threads = 1;
.mode csv
.headers off
.timer on
SELECT count(*)
FROM read_ndjson('{{log}}', columns = {onsetSpeed: 'VARCHAR', severity: 'INTEGER'})
WHERE onsetSpeed = 'instantaneous' AND severity >= 4;
