<?php

// Changes the dates of a reservation if the new nights are free.
// Needs PHP 8, its curl extension and the three CALRY_ variables.
// Run: php change-dates.php 771904 2026-06-13 2026-06-17

declare(strict_types=1);

define('HOST', getenv('CALRY_HOST') ?: 'https://dev.calry.app');

const TIMEOUT_SECONDS = 60;
const ATTEMPTS = 3;

[, $reservationId, $arrival, $departure] = $argv;

function call(string $path, ?array $body = null): ?array
{
    $curl = curl_init(HOST . "/api/v2/vrs$path");
    curl_setopt_array($curl, [
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_CUSTOMREQUEST => $body === null ? 'GET' : 'PUT',
        CURLOPT_TIMEOUT_MS => (int) (TIMEOUT_SECONDS * 1000),
        CURLOPT_HTTPHEADER => [
            'Authorization: Bearer ' . getenv('CALRY_API_KEY'),
            'workspaceId: ' . getenv('CALRY_WORKSPACE_ID'),
            'integrationAccountId: ' . getenv('CALRY_INTEGRATION_ACCOUNT_ID'),
            'Content-Type: application/json',
        ],
    ]);
    if ($body !== null) {
        curl_setopt($curl, CURLOPT_POSTFIELDS, json_encode($body));
    }
    $response = curl_exec($curl);
    $status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
    if ($response === false || $status >= 400) {
        throw new RuntimeException("$path returned $status " . curl_error($curl));
    }
    return json_decode($response, true, flags: JSON_THROW_ON_ERROR)['data'] ?? null;
}

// The stay's own nights show as taken, so check only the new ones.
$old = call("/reservations/$reservationId?realtime=true");
$query = http_build_query([
    'roomTypeId' => $old['roomTypeIds'][0],
    'startDate' => $arrival,
    'endDate' => (new DateTimeImmutable($departure))->modify('-1 day')->format('Y-m-d'),
    'rates' => 'true',
]);
$days = call("/availability/{$old['propertyId']}?$query")['dateWiseAvailability'];
if (count($days) !== (new DateTimeImmutable($arrival))->diff(new DateTimeImmutable($departure))->days) {
    throw new RuntimeException('Not changed: a night is not listed');
}
foreach ($days as $day) {
    $isOwn = $day['date'] >= $old['arrivalDate'] && $day['date'] < $old['departureDate'];
    if ($day['status'] !== 'AVAILABLE' && !$isOwn) {
        throw new RuntimeException("Not changed: {$day['date']} is taken");
    }
}

// The body holds the final state, so it is safe to send it twice.
$stay = ['arrivalDate' => $arrival, 'departureDate' => $departure];
for ($attempt = 1; $attempt <= ATTEMPTS; $attempt += 1) {
    try {
        call('/reservations', ['reservationId' => $reservationId] + $stay);
    } catch (RuntimeException) {
        // Read the reservation to see whether it had an effect.
    }
    $now = call("/reservations/$reservationId?realtime=true");
    if ($now['arrivalDate'] === $arrival && $now['departureDate'] === $departure) {
        echo "Changed {$now['id']} {$now['arrivalDate']} {$now['departureDate']}\n";
        exit;
    }
}
throw new RuntimeException('Not changed: the reservation still has its old days');
