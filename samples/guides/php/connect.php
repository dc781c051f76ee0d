<?php

// Connects a customer's PMS account: creates a link, prints its URL, waits, and prints
// the ID of the integration account.
// Needs PHP 8.2 with curl, calry.php beside it, and the four CALRY_ variables.
// Run: php connect.php agency-1042 hostaway

declare(strict_types=1);

require __DIR__ . '/calry.php';

const LIFETIME_SECONDS = 3600;
[, $customer, $pms] = $argv;

function request(string $method, string $path, ?array $body = null): array
{
    try {
        return call($method, $path, body: $body);
    } catch (RuntimeException $error) {
        stop("Not connected: {$error->getMessage()}");
    }
}

$created = request('POST', '/api/v1/link', [
    'integrationDefinitionKey' => $pms,
    'linkName' => "$customer - $pms",
    'expiresIn' => LIFETIME_SECONDS,
    'workspaceId' => required('CALRY_WORKSPACE_ID'),
    'accountIdentifier' => $customer,
    'redirectUrl' => 'https://app.harbourheath.example/connections/done',
]);
// Some field names may start with a capital letter, so accept both.
$linkId = $created['linkId'] ?? $created['LinkId'];
echo required('CALRY_HOST') . "/link/$linkId\n";

$end = time() + LIFETIME_SECONDS;
while (true) {
    $link = request('GET', "/api/v1/link/$linkId");
    if ($link['status'] === 'SUCCEEDED') {
        $accounts = $link['IntegrationAccount'] ?? $link['integrationAccount'];
        echo "{$accounts[0]['integrationAccountId']}\n";
        break;
    }
    if ($link['status'] === 'FAILED') {
        stop('The connection failed: create a new link');
    }
    if (!empty($link['expired']) || time() > $end) {
        stop('The link expired: create a new one');
    }
    pause(setting('POLL_SECONDS', 5));
}
