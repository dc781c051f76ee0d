<?php

// Keeps a copy of an account's reservations in reservations-copy.json. An interrupted run
// resumes.
// Needs PHP 8, its curl extension, calry.php beside it, and the four CALRY_ variables.
// Run: php copy-reservations.php full, or for arrivals of the next 30 days alone: recent

declare(strict_types=1);

require __DIR__ . '/calry.php';

const LISTED = '/api/v2/vrs/reservations';
const FILE = 'reservations-copy.json';

// #region store
// One file holds the records and the place in the list, so that they always match.
$store = is_file(FILE) ? json_decode((string) file_get_contents(FILE), true) : ['records' => [], 'pass' => null];

function save(array $store): void
{
    $store['records'] = (object) $store['records'];
    file_put_contents(FILE . '.new', json_encode($store, JSON_THROW_ON_ERROR));
    rename(FILE . '.new', FILE);
}

// Storing the same state twice changes nothing, and an older one never replaces a newer
// one.
function upsert(array &$store, array $item): void
{
    $old = $store['records'][$item['id']]['record'] ?? null;
    $isOlder = $old && new DateTime($item['updatedAt']) < new DateTime($old['updatedAt']);
    $store['records'][$item['id']] = ['record' => $isOlder ? $old : $item, 'missed' => 0];
}
// #endregion

// #region full
// A record can move between pages during a pass. Mark it as removed only after two complete
// passes without it.
function full(array &$store): void
{
    $store['pass'] ??= ['used' => [], 'seen' => [], 'isComplete' => true];
    $pass = &$store['pass'];
    foreach (pages(LISTED, [], $pass) as [$data, $isComplete]) {
        foreach ($data as $item) {
            upsert($store, $item);
            $pass['seen'][] = (string) $item['id'];
        }
        $pass['isComplete'] = $pass['isComplete'] && $isComplete;
        save($store);
    }
    foreach ($store['records'] as $id => &$entry) {
        if ($pass['isComplete'] && !in_array((string) $id, $pass['seen'], true)) {
            $entry['missed'] += 1;
        }
        if ($entry['missed'] >= 2) {
            $entry['removed'] = true;
        }
    }
    $pass = null;
    save($store);
}
// #endregion

// #region recent
// The API may leave out the first and last day, so request one more on either side.
function recent(array &$store): void
{
    $days = ['arrivalStartDate' => dayAfter('today', -1), 'arrivalEndDate' => dayAfter('today', 31)];
    foreach (pages(LISTED, $days + ['realtime' => 'true']) as [$data]) {
        foreach ($data as $item) {
            upsert($store, $item);
        }
    }
    save($store);
}
// #endregion

// #region start
function start(array &$store): void
{
    // A pass that was interrupted after its last page starts again.
    if (empty($store['pass']['cursor'])) {
        $store['pass'] = null;
    }
    $isResumed = $store['pass'] !== null;
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
$kept = array_filter($store['records'], fn ($entry) => empty($entry['removed']));
echo count($kept), " reservations\n";
// #endregion
