<?php

// Keeps a copy of an account's reservations in reservations-copy.json. An interrupted run
// resumes.
// Needs PHP 8, its curl extension and the three CALRY_ variables.
// Run: php copy-reservations.php full
// For arrivals of the next 30 days alone: php copy-reservations.php recent

declare(strict_types=1);

define('HOST', getenv('CALRY_HOST') ?: 'https://dev.calry.app');

const TIMEOUT_SECONDS = 30;
const PAGE_SIZE = 200;
const DEFAULT_LIMIT = 10; // The page size of a list when no limit applies.
const FILE = 'reservations-copy.json';

// #region store
// One file holds the records and the cursor, so that they always match.
$store = is_file(FILE)
    ? json_decode((string) file_get_contents(FILE), true, flags: JSON_THROW_ON_ERROR)
    : ['records' => [], 'pass' => null];

function save(array $store): void
{
    file_put_contents(FILE . '.new', json_encode($store, JSON_THROW_ON_ERROR));
    rename(FILE . '.new', FILE);
}

// Storing the same state twice changes nothing, and an older one never replaces a newer
// one.
function upsert(array &$store, array $item): void
{
    $known = $store['records'][$item['id']]['record'] ?? null;
    $isOlder = $known !== null && new DateTime($item['updatedAt']) < new DateTime($known['updatedAt']);
    $store['records'][$item['id']] = ['record' => $isOlder ? $known : $item, 'missed' => 0];
}
// #endregion

// `$used` holds the cursors of the pages before this one.
function readPage(?string $cursor, array &$used, array $filter = []): array
{
    $query = http_build_query(['limit' => PAGE_SIZE, 'cursors' => $cursor] + $filter);
    $curl = curl_init(HOST . "/api/v2/vrs/reservations?$query");
    curl_setopt_array($curl, [
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_TIMEOUT_MS => (int) (TIMEOUT_SECONDS * 1000),
        CURLOPT_HTTPHEADER => [
            'Authorization: Bearer ' . getenv('CALRY_API_KEY'),
            'workspaceId: ' . getenv('CALRY_WORKSPACE_ID'),
            'integrationAccountId: ' . getenv('CALRY_INTEGRATION_ACCOUNT_ID'),
        ],
    ]);
    $body = curl_exec($curl);
    $status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
    if ($body === false || $status >= 400) {
        throw new RuntimeException("The list returned $status " . curl_error($curl));
    }
    $page = json_decode($body, true, flags: JSON_THROW_ON_ERROR);
    $cursors = $page['meta']['cursors'] ?? null;
    $count = count($page['data']);
    // A full page without cursors may not be the whole list.
    $isCut = $cursors === null && $count >= DEFAULT_LIMIT;
    if ($isCut) {
        fwrite(STDERR, "The list may be incomplete: $count items without cursors\n");
    }
    $used[] = $cursor;
    $next = $cursors['next'] ?? null;
    if ($next && (in_array($next, $used, true) || $page['data'] === [])) {
        throw new RuntimeException("The list has no end: its cursor $next leads nowhere");
    }
    return [$page['data'], $next, $isCut];
}

// #region full
// Save the cursor after each page. A record can move between pages during a pass, so mark
// it as removed only after two whole passes without it, and not after a pass that may be
// incomplete.
function full(array &$store): void
{
    $store['pass'] ??= ['cursor' => null, 'used' => [], 'seen' => []];
    $isComplete = true;
    do {
        [$items, $next, $isCut] = readPage($store['pass']['cursor'], $store['pass']['used']);
        $store['pass']['cursor'] = $next;
        $isComplete = $isComplete && !$isCut;
        foreach ($items as $item) {
            upsert($store, $item);
            $store['pass']['seen'][] = $item['id'];
        }
        save($store);
    } while ($store['pass']['cursor'] !== null);

    $seen = array_fill_keys($store['pass']['seen'], true);
    foreach ($store['records'] as $id => $entry) {
        $missed = isset($seen[$id]) || !$isComplete ? $entry['missed'] : $entry['missed'] + 1;
        $store['records'][$id]['missed'] = $missed;
        if ($missed >= 2) {
            $store['records'][$id]['removed'] = true;
        }
    }
    $store['pass'] = null;
    save($store);
}
// #endregion

// #region recent
// The API may leave out the first and last day, so request one more on either side.
function recent(array &$store): void
{
    $filter = [
        'arrivalStartDate' => gmdate('Y-m-d', strtotime('-2 days')),
        'arrivalEndDate' => gmdate('Y-m-d', strtotime('+32 days')),
        'realtime' => 'true',
    ];
    $cursor = null;
    $used = [];
    do {
        [$items, $cursor] = readPage($cursor, $used, $filter);
        foreach ($items as $item) {
            upsert($store, $item);
        }
    } while ($cursor !== null);
    save($store);
}
// #endregion

($argv[1] ?? 'full') === 'recent' ? recent($store) : full($store);
$kept = array_filter($store['records'], fn (array $entry): bool => !($entry['removed'] ?? false));
echo count($kept), " reservations\n";
