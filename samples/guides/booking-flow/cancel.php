<?php

// Cancels a reservation. CANCEL_STATUS is the status that cancels in your PMS.
// Needs PHP 8, its curl extension and the three CALRY_ variables.
// Run: php cancel.php 771904 "$CANCEL_STATUS"

declare(strict_types=1);

define('HOST', getenv('CALRY_HOST') ?: 'https://dev.calry.app');

const TIMEOUT_SECONDS = 60;
const ATTEMPTS = 3;

[, $reservationId, $status] = [...$argv, '', ''];
if ($status === '') {
    throw new RuntimeException('Not cancelled: give the ID and the status that cancels');
}

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

$read = fn () => call("/reservations/$reservationId?realtime=true");

$now = $read();
$problem = null;
// The body holds the final state, so it is safe to send it twice.
for ($attempt = 1; $attempt <= ATTEMPTS && !isset($now['cancelledAt']); $attempt += 1) {
    try {
        call('/reservations', ['reservationId' => $reservationId, 'status' => $status]);
    } catch (RuntimeException $error) {
        $problem = $error;
    }
    $now = $read();
}
if (!isset($now['cancelledAt'])) {
    throw new RuntimeException('Not confirmed: look for it in the PMS', previous: $problem);
}
echo "Cancelled {$now['id']} {$now['cancelledAt']}\n";
