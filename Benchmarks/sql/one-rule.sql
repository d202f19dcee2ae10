-- The question of packs/one-rule. Only what it asks for is read out of each record; the whole line is still parsed.
SET threads = 1;
COPY (
  SELECT userId AS subject, id AS record, 'sudden-severe-onset' AS rule, onsetSpeed, severity
  FROM read_ndjson('{{log}}', columns = {id: 'VARCHAR', userId: 'VARCHAR', onsetSpeed: 'VARCHAR', severity: 'INTEGER'})
  WHERE onsetSpeed = 'instantaneous' AND severity >= 4
) TO '/dev/stdout' (FORMAT json);
