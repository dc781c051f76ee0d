<?php

// Receives platform events and keeps accounts.json up to date: every integration account,
// and the status of its sync.
// Needs PHP 8, its curl extension, CALRY_API_KEY, CALRY_WORKSPACE_ID, and WEBHOOK_SECRET: a
// long random secret that ends the address.
// Run both: php -S 127.0.0.1:8080 platform-events.php, and php platform-events.php

declare(strict_types=1);

define('HOST', getenv('CALRY_HOST') ?: 'https://dev.calry.app');

const GATHER_SECONDS = 5;
const RECONCILE_SECONDS = 3600;
const RETRY_SECONDS = 30;
const TIMEOUT_SECONDS = 30;
const LARGEST_BYTES = 1_000_000;
const INBOX = 'events.jsonl';

// #region receive
function receive(): int
{
    $address = '/system/' . getenv('WEBHOOK_SECRET');
    if ($_SERVER['REQUEST_METHOD'] !== 'POST' || $_SERVER['REQUEST_URI'] !== $address) {
        return 404;
    }
    $body = (string) file_get_contents('php://input', length: LARGEST_BYTES + 1);
    if (strlen($body) > LARGEST_BYTES) {
        return 413;
    }
    // On disk before the response: a delivery that got a 200 survives a crash.
    $file = fopen(INBOX, 'a');
    flock($file, LOCK_EX);
    fwrite($file, json_encode(['at' => date(DATE_ATOM), 'body' => $body]) . "\n");
    fsync($file);
    fclose($file);
    return 200;
}

if (PHP_SAPI !== 'cli') {
    http_response_code(receive());
    exit;
}
// #endregion

function read(string $path): array
{
    $curl = curl_init(HOST . "/api/v1$path");
    curl_setopt_array($curl, [
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_TIMEOUT_MS => (int) (TIMEOUT_SECONDS * 1000),
        CURLOPT_HTTPHEADER => ['Authorization: Bearer ' . getenv('CALRY_API_KEY')],
    ]);
    $body = curl_exec($curl);
    $status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
    if ($body === false || $status >= 400) {
        throw new RuntimeException("$path returned $status " . curl_error($curl), $status);
    }
    return json_decode($body, true, flags: JSON_THROW_ON_ERROR);
}

// Before the first sync, the API may return 404: then an account has no state.
function readSync(string $id): array
{
    try {
        return read("/sync/$id/status");
    } catch (RuntimeException $error) {
        return $error->getCode() === 404 ? [] : throw $error;
    }
}

// #region reconcile
// Read the current state from the API, so that the order and repetition of events don't
// matter.
function reconcile(): void
{
    $file = 'accounts.json';
    $known = is_file($file) ? json_decode((string) file_get_contents($file), true) : [];
    $accounts = [];
    foreach (read('/integration_account?workspaceId=' . getenv('CALRY_WORKSPACE_ID')) as $account) {
        if (isset($account['deleted'])) {
            continue;
        }
        $id = $account['integrationAccountId'];
        $sync = readSync($id);
        $accounts[$id] = [
            'customer' => $account['accountIdentifier'] ?? null,
            'status' => $sync['status'] ?? null,
            'failedMessage' => $sync['failedMessage'] ?? null,
        ];
        // Switch on the sync of a new account here, or email the customer.
        if (!isset($known[$id])) {
            echo "Added $id\n";
        }
        if ($accounts[$id]['status'] === 'FAILED' && ($known[$id]['status'] ?? null) !== 'FAILED') {
            echo "Sync failed $id\n";
        }
    }
    foreach (array_keys(array_diff_key($known, $accounts)) as $id) {
        echo "Removed $id\n";
    }
    file_put_contents("$file.new", json_encode($accounts, JSON_THROW_ON_ERROR));
    rename("$file.new", $file);
}

function inboxSize(): int
{
    clearstatcache();
    return is_file(INBOX) ? filesize(INBOX) : 0;
}

while (true) {
    $sizeBefore = inboxSize();
    $next = microtime(true) + RECONCILE_SECONDS;
    try {
        reconcile();
    } catch (RuntimeException $error) {
        fwrite(STDERR, $error->getMessage() . "\n");
        $next = microtime(true) + RETRY_SECONDS;
    }
    while (inboxSize() === $sizeBefore && microtime(true) < $next) {
        usleep(100_000);
    }
    usleep((int) (GATHER_SECONDS * 1_000_000));
}
// #endregion
