<?php

// Prints the state of each night of what can be booked, from the v1 API.
// Needs PHP 8, its curl extension and the three CALRY_ variables. Run: php nights-v1.php 2026-06-12 2026-06-15

declare(strict_types=1);

define('HOST', getenv('CALRY_HOST') ?: 'https://dev.calry.app');

const TIMEOUT_SECONDS = 30;

[, $start, $end] = $argv;

function get(string $path, array $query = []): array
{
    $curl = curl_init(HOST . "/api/v1/vrs$path?" . http_build_query($query));
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
        throw new RuntimeException("$path answered $status " . curl_error($curl));
    }
    return json_decode($body, true, flags: JSON_THROW_ON_ERROR)['data'];
}

$query = ['startDate' => $start, 'endDate' => $end, 'rates' => 'true'];
// #region nights
foreach (get('/properties') as ['id' => $id]) {
    $calendar = get("/availability/$id", $query);
    foreach ($calendar['dateWiseAvailability'] as $day) {
        echo $id, ' ', $calendar['roomId'] ?? $id, " {$day['date']} {$day['status']}\n";
    }
}
// #endregion
