<?php

// Keeps a copy of an account's reservations in a file. An interrupted run resumes.
// Needs PHP 8.2 with curl, calry.php and store.php beside it, and the four CALRY_ variables.
// Run: php copy-reservations.php full, or for arrivals of the next 30 days alone: recent

declare(strict_types=1);

require __DIR__ . '/calry.php';
require __DIR__ . '/store.php';

const FILE = 'reservations-copy.json';

function upsert(array $records, array $items): array
{
    foreach ($items as $item) {
        $old = $records[$item['id']]['record'] ?? null;
        $records[$item['id']] = ['record' => isOlder($item, $old) ? $old : $item, 'missed' => 0];
    }
    return $records;
}

function full(array $records, array $pass): array
{
    $isResumed = !empty($pass['cursor']);
    $pass = $isResumed ? $pass : ['seen' => []];
    try {
        foreach (pages('/api/v2/vrs/reservations', [], $pass) as $items) {
            $records = upsert($records, $items);
            array_push($pass['seen'], ...array_column($items, 'id'));
            // One file holds the records and the place in the list, so that they always match.
            save(FILE, ['records' => (object) $records, 'pass' => $pass]);
        }
    } catch (RuntimeException $error) {
        // The API has rejected the stored cursor, for example because it has expired.
        if (!$isResumed || !isFinal($error) || $error->getCode() === 401) {
            throw $error;
        }
        fwrite(STDERR, "A new pass starts: {$error->getMessage()}\n");
        return full($records, []);
    }
    // A record can move between pages during a pass, so one miss proves nothing.
    foreach (array_diff(array_keys($records), $pass['seen']) as $id) {
        $records[$id]['missed'] += empty($pass['isPartial']) ? 1 : 0;
        $records[$id]['removed'] = $records[$id]['missed'] >= 2;
    }
    return $records;
}

['records' => $records, 'pass' => $pass] = load(FILE, ['records' => [], 'pass' => []]);
if (($argv[1] ?? '') === 'recent') {
    // The API may leave out the first and last day, so request one more on either side.
    [$first, $last] = [gmdate('Y-m-d', strtotime('-1 day')), gmdate('Y-m-d', strtotime('31 days'))];
    $query = ['arrivalStartDate' => $first, 'arrivalEndDate' => $last, 'realtime' => 'true'];
    $records = upsert($records, array_merge(...iterator_to_array(pages('/api/v2/vrs/reservations', $query), false)));
} else {
    [$records, $pass] = [full($records, $pass ?? []), []];
}
save(FILE, ['records' => (object) $records, 'pass' => $pass]);
echo count(array_filter($records, fn ($entry) => empty($entry['removed']))), " reservations\n";
