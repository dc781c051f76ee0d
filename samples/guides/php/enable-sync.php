<?php

// Switches the scheduled sync of an account on, and waits until its first run has ended.
// Needs PHP 8.2 with curl, calry.php beside it, and the four CALRY_ variables.
// Run: php enable-sync.php

declare(strict_types=1);

require __DIR__ . '/calry.php';

$account = required('CALRY_INTEGRATION_ACCOUNT_ID');
$body = ['syncEnabled' => true, 'syncPeriod' => 'EVERY_SIX_HOURS'];
call('POST', "/api/v1/integration_account/$account", body: $body);

$end = time() + 3600;
while (true) {
    try {
        $sync = call('GET', "/api/v1/sync/$account/status");
    } catch (RuntimeException $error) {
        // Before the first sync, the API may return 404.
        if (isFinal($error) && $error->getCode() !== 404) {
            throw $error;
        }
        $sync = ['status' => $error->getMessage()];
    }
    echo "{$sync['status']}\n";
    if ($sync['status'] === 'SUCCEEDED') {
        break;
    }
    if ($sync['status'] === 'FAILED') {
        stop($sync['failedMessage'] ?? 'The sync failed');
    }
    if (time() > $end) {
        stop('The sync has not ended in an hour');
    }
    pause(setting('POLL_SECONDS', 60));
}
