<?php

// Keeps a copy of an account's reservations in a file. An interrupted run resumes.
// Needs PHP 8, its curl extension, calry.php and store.php beside it, and the four CALRY_
// variables.
// Run: php copy-reservations.php full, or for arrivals of the next 30 days alone: recent

declare(strict_types=1);

require __DIR__ . '/calry.php';
require __DIR__ . '/store.php';

const LISTED = '/api/v2/vrs/reservations';
const FILE = 'reservations-copy.json';

// #region upsert
// One file holds the records and the place in the list, so that they always match.
$store = load(FILE, ['records' => [], 'pass' => null]);

function upsert(array &$store, array $items): void
{
    foreach ($items as $item) {
        $old = $store['records'][$item['id']]['record'] ?? null;
        $record = isOlder($item, $old) ? $old : $item;
        $store['records'][$item['id']] = ['record' => $record, 'missed' => 0];
    }
}
// #endregion

// #region full
function full(array &$store): void
{
    $store['pass'] ??= ['used' => [], 'seen' => [], 'isComplete' => true];
    $pass = &$store['pass'];
    foreach (pages(LISTED, [], $pass) as [$data, $isComplete]) {
        upsert($store, $data);
        array_push($pass['seen'], ...array_map('strval', array_column($data, 'id')));
        $pass['isComplete'] = $pass['isComplete'] && $isComplete;
        save(FILE, ['records' => (object) $store['records']] + $store);
    }
    // A record can move between pages during a pass, so one miss proves nothing.
    foreach ($store['records'] as $id => &$entry) {
        if ($pass['isComplete'] && !in_array((string) $id, $pass['seen'], true)) {
            $entry['missed'] += 1;
            $entry['removed'] = $entry['missed'] >= 2;
        }
    }
    $pass = null;
}
// #endregion

// #region recent
// The API may leave out the first and last day, so request one more on either side.
function recent(array &$store): void
{
    $days = ['arrivalStartDate' => dayAfter('today', -1), 'arrivalEndDate' => dayAfter('today', 31)];
    foreach (pages(LISTED, $days + ['realtime' => 'true']) as [$data]) {
        upsert($store, $data);
    }
}
// #endregion

// #region start
function start(array &$store): void
{
    $isResumed = !empty($store['pass']['cursor']);
    $store['pass'] = $isResumed ? $store['pass'] : null;
    try {
        full($store);
    } catch (RuntimeException $error) {
        // The API has rejected the stored cursor, for example because it has expired.
        if (!$isResumed || !isFinal($error) || $error->getCode() === 401) {
            throw $error;
        }
        fwrite(STDERR, "A new pass starts: {$error->getMessage()}\n");
        $store['pass'] = null;
        full($store);
    }
}

($argv[1] ?? '') === 'recent' ? recent($store) : start($store);
save(FILE, ['records' => (object) $store['records']] + $store);
$kept = array_filter($store['records'], fn ($entry) => empty($entry['removed']));
echo count($kept), " reservations\n";
// #endregion
