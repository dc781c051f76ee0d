<?php

// Connects a customer's PMS account: creates a link, prints its address, waits, and prints
// the account's ID.
// Needs PHP 8, its curl extension, CALRY_API_KEY and CALRY_WORKSPACE_ID.
// Run: php connect.php agency-1042 hostaway

declare(strict_types=1);

define('HOST', getenv('CALRY_HOST') ?: 'https://dev.calry.app');

const POLL_SECONDS = 5;
const LIFETIME_SECONDS = 3600;
const TIMEOUT_SECONDS = 30;

[, $customer, $pms] = $argv;

function call(string $path, ?array $body = null): array
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
    return json_decode($response, true, flags: JSON_THROW_ON_ERROR);
}

// #region create
$created = call('/link', [
    'integrationDefinitionKey' => $pms,
    'linkName' => "$customer - $pms",
    'expiresIn' => LIFETIME_SECONDS,
    'workspaceId' => getenv('CALRY_WORKSPACE_ID'),
    'accountIdentifier' => $customer,
    'redirectUrl' => 'https://app.harbourheath.example/connections/done',
]);
// Some field names may start with a capital letter, so accept both.
$linkId = $created['linkId'] ?? $created['LinkId'];
echo HOST . "/link/$linkId\n";
// #endregion

// #region outcome
$end = microtime(true) + LIFETIME_SECONDS;
while (true) {
    try {
        $link = call("/link/$linkId");
    } catch (RuntimeException $error) {
        // Retry a read after 429, 5xx or no response. Another 4xx response stays the same,
        // so stop.
        $code = $error->getCode();
        if ($code >= 400 && $code < 500 && $code !== 429) {
            throw $error;
        }
        $link = ['status' => 'PENDING'];
    }
    if ($link['status'] === 'SUCCEEDED') {
        $accounts = $link['IntegrationAccount'] ?? $link['integrationAccount'];
        echo $accounts[0]['integrationAccountId'], "\n";
        break;
    }
    if ($link['status'] === 'FAILED') {
        throw new RuntimeException('The connection failed: create a new link');
    }
    if (($link['expired'] ?? false) || microtime(true) > $end) {
        throw new RuntimeException('The link expired: create a new one');
    }
    usleep((int) (POLL_SECONDS * 1_000_000));
}
// #endregion
