-- The questions of Rules/aurae about headache logs, asked of DuckDB. The log holds no records of other types.
-- No log holds an event of Insights, so that what waits for its explanation is not asked.
-- A rule that sets values has them beside its name; rules that rest on others, or on midnight, are left out (the run names them).
-- Moments are compared in UTC; days and times of day are those of the offset each time was written with: its first 19 characters.
SET threads = 1;
SET TimeZone = 'UTC';
SET preserve_insertion_order = false;
SET VARIABLE now = TIMESTAMP '2026-03-20 12:00:00';

-- Every question reads from here, so that the file is read once. Only what some question asks for is kept.
CREATE TEMP TABLE logs AS
SELECT
  id, userId, severity, onsetSpeed, symptoms, medicationName, medicationIsAcute, sleepHours, temperature,
  weatherCondition, spo2, coalesce(hasRetrospective, false) AS hasRetrospective,
  onsetTime::TIMESTAMPTZ::TIMESTAMP AS onsetTime,
  resolvedTime::TIMESTAMPTZ::TIMESTAMP AS resolvedTime,
  left(onsetTime, 19)::TIMESTAMP AS localOnset,
  left(sleepStart, 19)::TIMESTAMP AS localSleepStart,
  left(sleepEnd, 19)::TIMESTAMP AS localSleepEnd
FROM read_ndjson('{{log}}', columns = {
  id: 'VARCHAR', userId: 'VARCHAR', onsetTime: 'VARCHAR', resolvedTime: 'VARCHAR', severity: 'INTEGER', onsetSpeed: 'VARCHAR',
  symptoms: 'VARCHAR[]', medicationName: 'VARCHAR', medicationIsAcute: 'BOOLEAN', sleepHours: 'DOUBLE', temperature: 'DOUBLE',
  weatherCondition: 'VARCHAR', spo2: 'DOUBLE', sleepStart: 'VARCHAR', sleepEnd: 'VARCHAR', hasRetrospective: 'BOOLEAN'});

-- A name on the list counts whatever its case, accents, spaces and hyphens, and with a trailing dose.
CREATE TEMP MACRO plain_name(name) AS
  regexp_replace(lower(strip_accents(regexp_replace(name, '\s*[0-9][0-9.,]*\s*(mg|mcg|g|ml)?\s*$', '', 'i'))), '[\s-]', '', 'g');

CREATE TEMP TABLE subjects AS
SELECT
  userId AS subject,
  count(*) FILTER (resolvedTime IS NULL) AS active,
  count(*) FILTER (resolvedTime IS NOT NULL) AS resolved,
  max(resolvedTime) AS lastResolved,
  count(*) FILTER (sleepHours < 6) AS shortNights,
  count(*) FILTER (sleepHours >= 6) AS otherNights,
  arg_max_null(temperature, onsetTime) AS latestTemperature,
  arg_max_null(weatherCondition, onsetTime) AS latestCondition,
  arg_max_null(sleepHours, onsetTime) AS latestSleep,
  count(DISTINCT localOnset::DATE) FILTER (
    date_trunc('month', localOnset) = date_trunc('month', getvariable('now'))
    AND coalesce(
      medicationIsAcute,
      medicationName IS NOT NULL AND plain_name(medicationName) NOT IN (
        'propranolol', 'inderal', 'metoprolol', 'timolol', 'atenolol', 'nadolol', 'nebivolol', 'pindolol', 'topiramate', 'topamax',
        'divalproex', 'valproate', 'depakote', 'amitriptyline', 'elavil', 'venlafaxine', 'effexor', 'candesartan', 'lisinopril',
        'clonidine', 'guanfacine', 'carbamazepine', 'cyproheptadine', 'erenumab', 'aimovig', 'fremanezumab', 'ajovy', 'galcanezumab',
        'emgality', 'eptinezumab', 'vyepti', 'atogepant', 'qulipta', 'onabotulinumtoxina', 'botox', 'lamotrigine', 'nortriptyline', 'flunarizine', 'verapamil', 'pizotifen', 'duloxetine', 'memantine', 'zonisamide',
        'bisoprolol', 'riboflavin', 'levetiracetam'))) AS acuteDays
FROM logs
WHERE onsetTime <= getvariable('now')
GROUP BY userId;

COPY (
  SELECT userId AS subject, id AS record, unnest(list_filter([
    CASE WHEN onsetSpeed = 'instantaneous' AND severity >= 4 THEN 'sudden-severe-onset' END,
    CASE WHEN onsetSpeed = 'instantaneous' AND coalesce(severity, 3) < 4 THEN 'sudden-onset-advisory' END,
    CASE WHEN list_contains(symptoms, 'aura') AND list_contains(symptoms, 'visualDisturbance') THEN 'aura-with-visual-disturbance' END,
    CASE WHEN NOT (spo2 BETWEEN 0 AND 100) THEN 'oxygen-saturation-range' END,
    CASE WHEN localOnset >= TIMESTAMP '2026-03-01' AND severity NOT IN (1, 3, 5) THEN 'severity-levels' END,
    CASE WHEN NOT (
      (localSleepStart + INTERVAL 2 HOUR)::DATE = localOnset::DATE
      AND (localSleepStart::TIME >= TIME '22:00' OR localSleepStart::TIME <= TIME '10:00')
      AND (localSleepEnd + INTERVAL 2 HOUR)::DATE = localOnset::DATE
      AND (localSleepEnd::TIME >= TIME '22:00' OR localSleepEnd::TIME <= TIME '10:00')) THEN 'sleep-window' END,
    CASE WHEN resolvedTime < onsetTime THEN 'resolved-after-onset' END
  ], lambda rule: rule IS NOT NULL)) AS rule, NULL AS value
  FROM logs
  UNION ALL
  SELECT userId, id, unnest(list_filter([
    CASE WHEN NOT hasRetrospective THEN 'retrospective-prompt' END,
    CASE WHEN sleepHours IS NULL AND localSleepStart IS NULL THEN 'sleep-prompt' END
  ], lambda rule: rule IS NOT NULL)), 'True'
  FROM logs WHERE resolvedTime BETWEEN onsetTime AND getvariable('now')
  UNION ALL
  SELECT subject, NULL, unnest(list_filter([
    CASE WHEN acuteDays >= 10 THEN 'medication-overuse' END,
    CASE WHEN resolved >= 10 THEN 'weather-associations' END,
    CASE WHEN shortNights >= 5 AND otherNights >= 5 THEN 'sleep-nights' END,
    CASE WHEN resolved >= 5 THEN 'first-insights-interstitial' END,
    CASE WHEN latestTemperature IS NOT NULL THEN 'context-card-temperature' END,
    CASE WHEN latestSleep IS NOT NULL THEN 'context-card-sleep' END,
    CASE WHEN active = 0 AND lastResolved IS NOT NULL THEN 'context-card-days-free' END
  ], lambda rule: rule IS NOT NULL)), NULL
  FROM subjects
  UNION ALL
  SELECT subject, NULL, 'context-card-condition', 'shown' FROM subjects WHERE latestCondition IS NOT NULL
  UNION ALL
  SELECT subject, NULL, 'days-free-count', date_sub('day', lastResolved, getvariable('now'))::VARCHAR
  FROM subjects WHERE active = 0 AND date_sub('day', lastResolved, getvariable('now')) >= 1
) TO '/dev/stdout' (FORMAT json);
