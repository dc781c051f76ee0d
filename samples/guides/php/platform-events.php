<?php

// Receives platform events, stores each before it responds, and keeps accounts.json up to
// date: every integration account, and the status of its sync.
// Needs PHP 8, its curl extension, calry.php beside it, the four CALRY_ variables, and
// WEBHOOK_SECRET: a long random secret that ends the address.
// Run both: php -S 127.0.0.1:8080 platform-events.php, and php platform-events.php

declare(strict_types=1);

require __DIR__ . '/calry.php';

const INBOX = 'events.jsonl';

// #region receive
function receive(): int
{
    $address = '/system/' . getenv('WEBHOOK_SECRET');
    if ($_SERVER['REQUEST_METHOD'] !== 'POST' || $_SERVER['REQUEST_URI'] !== $address) {
        return 404;
    }
    $body = (string) file_get_contents('php://input');
    if (strlen($body) > 1_000_000) {
        return 413;
    }
    // On disk before the response: a delivery that got a 200 survives a crash.
    $file = fopen(INBOX, 'a');
    flock($file, LOCK_EX);
    $entry = ['at' => date(DATE_ATOM), 'body' => $body];
    fwrite($file, json_encode($entry, JSON_INVALID_UTF8_SUBSTITUTE) . "\n");
    fsync($file);
    fclose($file);
    return 200;
}

if (PHP_SAPI !== 'cli') {
    http_response_code(receive());
    exit;
}
// #endregion

// #region reconcile
// Before the first sync, the API may return 404: then an account has no state.
function readSync(string $id): array
{
    try {
        return call('GET', "/api/v1/sync/$id/status");
    } catch (RuntimeException $error) {
        return $error->getCode() === 404 ? [] : throw $error;
    }
}

// Read the current state from the API, so that the order and repetition of events don't
// matter.
function reconcile(): void
{
    $file = 'accounts.json';
    $known = is_file($file) ? json_decode((string) file_get_contents($file), true) : [];
    $accounts = [];
    $query = ['workspaceId' => required('CALRY_WORKSPACE_ID')];
    foreach (call('GET', '/api/v1/integration_account', $query) as $account) {
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
    file_put_contents("$file.new", json_encode((object) $accounts, JSON_THROW_ON_ERROR));
    rename("$file.new", $file);
}
// #endregion

// #region loop
function inboxSize(): int
{
    clearstatcache();
    return is_file(INBOX) ? filesize(INBOX) : 0;
}

while (true) {
    $sizeBefore = inboxSize();
    $next = microtime(true) + setting('RECONCILE_SECONDS', 3600);
    try {
        reconcile();
    } catch (RuntimeException $error) {
        fwrite(STDERR, $error->getMessage() . "\n");
        $next = microtime(true) + setting('RETRY_SECONDS', 30);
    }
    while (inboxSize() === $sizeBefore && microtime(true) < $next) {
        pause(0.1);
    }
    pause(setting('GATHER_SECONDS', 5));
}
// #endregion
