<?php

// Prints every reservation of an account once, even if the list changes during the read.
// Needs PHP 8, its curl extension and the three CALRY_ variables.
// Run: php read-all-pages.php

declare(strict_types=1);

define('HOST', getenv('CALRY_HOST') ?: 'https://dev.calry.app');

const TIMEOUT_SECONDS = 30;
const MAX_READINGS = 6;
const DEFAULT_LIMIT = 10; // The page size of a list when no limit applies.

function get(string $url): array
{
    $curl = curl_init($url);
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
        throw new RuntimeException("$url returned $status " . curl_error($curl));
    }
    return json_decode($body, true, flags: JSON_THROW_ON_ERROR);
}

// #region loop
function pages(string $address): Generator
{
    $used = [];
    $cursor = null;
    do {
        $page = get("$address?" . http_build_query(['limit' => 200, 'cursors' => $cursor]));
        yield $page['data'];

        $cursors = $page['meta']['cursors'] ?? null;
        $used[] = $cursor;
        $cursor = $cursors['next'] ?? null;
        if ($cursor && (in_array($cursor, $used, true) || $page['data'] === [])) {
            throw new RuntimeException("$address has no end");
        }
        $count = count($page['data']);
        // A full page without cursors may not be the whole list.
        if ($cursors === null && $count >= DEFAULT_LIMIT) {
            fwrite(STDERR, "$address may be incomplete: $count items without cursors\n");
        }
    } while ($cursor);
}
// #endregion

// #region readings
// A multi-page list is complete when two consecutive passes match, without duplicates.
function readAll(string $address): array
{
    $before = null;
    for ($reading = 1; $reading <= MAX_READINGS; $reading += 1) {
        $read = iterator_to_array(pages($address), false);
        $items = array_merge(...$read);
        $ids = array_map('strval', array_column($items, 'id'));
        sort($ids);
        if (count($read) === 1 || ($ids === $before && array_unique($ids) === $ids)) {
            return $items;
        }
        $before = $ids;
    }
    throw new RuntimeException("$address changed during each of " . MAX_READINGS . ' readings');
}
// #endregion

foreach (readAll(HOST . '/api/v2/vrs/reservations') as $reservation) {
    echo "{$reservation['id']} {$reservation['arrivalDate']} {$reservation['departureDate']}\n";
}
