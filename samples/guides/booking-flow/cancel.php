<?php

// Cancels a reservation. CANCEL_STATUS is the status that cancels in your PMS. The exit
// code 75 means: run it again. Needs PHP 8, its curl extension and the three CALRY_
// variables.
// Run: php cancel.php 771904 "$CANCEL_STATUS"

declare(strict_types=1);

define('HOST', getenv('CALRY_HOST') ?: 'https://dev.calry.app');

const TIMEOUT_SECONDS = 60;
const ATTEMPTS = 6;
const FIRST_WAIT_SECONDS = 1;

function stop(string $message, int $exitCode = 1): never
{
    fwrite(STDERR, "$message\n");
    exit($exitCode);
}

[, $reservationId, $status] = [...$argv, '', ''];
if ($status === '') {
    stop('Not cancelled: give the ID and the status that cancels');
}

// The same request gets the same 4xx response again, except for 429.
function isFinal(Throwable $error): bool
{
    return $error->getCode() >= 400 && $error->getCode() < 500 && $error->getCode() !== 429;
}

// The body of an update holds the final state, so it is safe to send it twice.
function call(string $path, ?array $body = null): ?array
{
    for ($attempt = 1; true; $attempt += 1) {
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
        if ($response !== false && $status < 400) {
            return json_decode($response, true)['data'] ?? null;
        }
        $error = new RuntimeException(rtrim("$path returned $status " . curl_error($curl)), $status);
        if (isFinal($error) || $attempt === ATTEMPTS) {
            throw $error;
        }
        usleep((int) (FIRST_WAIT_SECONDS * 2 ** ($attempt - 1) * 1_000_000));
    }
}

// What is known when the next request fails.
$known = 'Not cancelled';
try {
    $now = call("/reservations/$reservationId?realtime=true");
    if (!isset($now['cancelledAt'])) {
        try {
            call('/reservations', ['reservationId' => $reservationId, 'status' => $status]);
        } catch (RuntimeException $error) {
            if (isFinal($error)) {
                throw $error;
            }
            // Read the reservation to see whether the update took effect.
        }
        $known = 'Not checked';
        $now = call("/reservations/$reservationId?realtime=true");
    }
} catch (Throwable $error) {
    if (isFinal($error)) {
        stop("$known: {$error->getMessage()}. Fix this, then run it again");
    }
    stop("$known: {$error->getMessage()}. Run this again in a minute", 75);
}
if (!isset($now['cancelledAt'])) {
    stop('Not confirmed: look for it in the PMS');
}
echo "Cancelled {$now['id']} {$now['cancelledAt']}\n";
