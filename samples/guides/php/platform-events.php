<?php

// Receives platform events, and keeps accounts.json up to date: every integration account,
// and the status of its sync.
// Needs PHP 8.2 with curl, calry.php, store.php and deliveries.php beside it, the
// four CALRY_ variables, and WEBHOOK_SECRET.
// Run both: php -S 127.0.0.1:8080 platform-events.php, and php platform-events.php

declare(strict_types=1);

require __DIR__ . '/calry.php';
require __DIR__ . '/store.php';
require __DIR__ . '/deliveries.php';

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
function reconcile(): bool
{
    $known = load('accounts.json', []);
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
    save('accounts.json', (object) $accounts);
    return true;
}
// #endregion

receiveDeliveries('system', 'events.jsonl', 'reconcile');
