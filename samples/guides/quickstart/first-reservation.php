<?php

// Prints the first reservation of an integration account.
// Needs PHP 8, its curl extension and the three CALRY_ variables. Run: php first-reservation.php
define('HOST', getenv('CALRY_HOST') ?: 'https://dev.calry.app');
$curl = curl_init(HOST . '/api/v2/vrs/reservations?realtime=true');
curl_setopt_array($curl, [CURLOPT_RETURNTRANSFER => true, CURLOPT_TIMEOUT => 30]);
curl_setopt($curl, CURLOPT_HTTPHEADER, [
    'Authorization: Bearer ' . getenv('CALRY_API_KEY'),
    'workspaceId: ' . getenv('CALRY_WORKSPACE_ID'),
    'integrationAccountId: ' . getenv('CALRY_INTEGRATION_ACCOUNT_ID'),
]);
$body = curl_exec($curl);
$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
if ($body === false || $status >= 400) {
    throw new RuntimeException("The API returned $status " . curl_error($curl));
}
$reservations = json_decode($body, true)['data'];
print_r($reservations[0] ?? 'This account has no reservations.');
