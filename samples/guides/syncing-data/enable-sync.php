<?php

// Switches the scheduled sync of an account on, and waits until its first run has ended.
// Needs PHP 8, its curl extension, CALRY_API_KEY and CALRY_INTEGRATION_ACCOUNT_ID.
// Run: php enable-sync.php

declare(strict_types=1);

define('HOST', getenv('CALRY_HOST') ?: 'https://dev.calry.app');

const POLL_SECONDS = 60;
const LONGEST_MINUTES = 60;
const TIMEOUT_SECONDS = 30;

function call(string $path, ?array $body = null): string
{
    $curl = curl_init(HOST . "/api/v1$path");
    curl_setopt_array($curl, [
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_TIMEOUT_MS => (int) (TIMEOUT_SECONDS * 1000),
        CURLOPT_HTTPHEADER => [
            'Authorization: Bearer ' . getenv('CALRY_API_KEY'),
            'Content-Type: application/json',
        ],
    ]);
    if ($body !== null) {
        curl_setopt($curl, CURLOPT_POSTFIELDS, json_encode($body));
    }
    $response = curl_exec($curl);
    $status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
    if ($response === false || $status >= 400) {
        throw new RuntimeException("$path returned $status " . curl_error($curl), $status);
    }
    return $response;
}

$account = getenv('CALRY_INTEGRATION_ACCOUNT_ID');
call("/integration_account/$account", ['syncEnabled' => true, 'syncPeriod' => 'EVERY_SIX_HOURS']);

$end = microtime(true) + LONGEST_MINUTES * 60;
while (true) {
    try {
        $state = json_decode(call("/sync/$account/status"), true, flags: JSON_THROW_ON_ERROR);
    } catch (RuntimeException $error) {
        // Retry a failed poll: the sync continues without it. Before the first sync, the
        // API may return 404. Another 4xx response except 429 stays the same, so stop.
        $code = $error->getCode();
        if ($code >= 400 && $code < 500 && $code !== 404 && $code !== 429) {
            throw $error;
        }
        $state = ['status' => $error->getMessage()];
    }
    echo $state['status'], "\n";
    if ($state['status'] === 'SUCCEEDED') {
        break;
    }
    if ($state['status'] === 'FAILED') {
        throw new RuntimeException($state['failedMessage'] ?? 'The sync failed');
    }
    if (microtime(true) > $end) {
        throw new RuntimeException('The sync has not ended in ' . LONGEST_MINUTES . ' minutes');
    }
    usleep((int) (POLL_SECONDS * 1_000_000));
}
