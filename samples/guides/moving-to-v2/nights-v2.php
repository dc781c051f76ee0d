<?php

// Prints the status of each night of every room type, from the v2 API.
// Needs PHP 8, its curl extension and the three CALRY_ variables.
// Run: php nights-v2.php 2026-06-12 2026-06-15

declare(strict_types=1);

define('HOST', getenv('CALRY_HOST') ?: 'https://dev.calry.app');

const TIMEOUT_SECONDS = 30;
const DEFAULT_LIMIT = 10; // The page size of a list when no limit applies.

[, $start, $end] = $argv;

function get(string $path, array $query = []): array
{
    $curl = curl_init(HOST . "/api/v2/vrs$path?" . http_build_query($query));
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
        throw new RuntimeException("$path returned $status " . curl_error($curl));
    }
    return json_decode($body, true, flags: JSON_THROW_ON_ERROR);
}

function readAll(string $path): array
{
    $items = [];
    $used = [];
    $cursor = null;
    do {
        $page = get($path, ['limit' => 200, 'cursors' => $cursor]);
        array_push($items, ...$page['data']);
        $cursors = $page['meta']['cursors'] ?? null;
        $count = count($page['data']);
        // A full page without cursors may not be the whole list.
        if ($cursors === null && $count >= DEFAULT_LIMIT) {
            fwrite(STDERR, "$path may be incomplete: $count items without cursors\n");
        }
        $used[] = $cursor;
        $cursor = $cursors['next'] ?? null;
        if ($cursor && (in_array($cursor, $used, true) || $page['data'] === [])) {
            throw new RuntimeException("$path has no end: its cursor $cursor leads nowhere");
        }
    } while ($cursor);
    return $items;
}

$query = ['startDate' => $start, 'endDate' => $end, 'rates' => 'true'];
// #region nights
foreach (readAll('/properties') as ['id' => $id]) {
    foreach (readAll("/room-types/$id") as $roomType) {
        $calendar = get("/availability/$id", $query + ['roomTypeId' => $roomType['id']])['data'];
        foreach ($calendar['dateWiseAvailability'] as $day) {
            echo "$id {$calendar['roomTypeId']} {$day['date']} {$day['status']}\n";
        }
    }
}
// #endregion
