<?php

// Prints how many webhooks each integration account has. If one API key is rejected, it
// uses the other, from CALRY_API_KEY_NEXT.
// Needs PHP 8.2 with curl, calry.php beside it, and the four CALRY_ variables.
// Run: php two-keys.php

declare(strict_types=1);

require __DIR__ . '/calry.php';

// Try the new key first, so that a restart is enough to use it. Print the names of keys,
// never the keys.
$keys = array_values(array_filter(['CALRY_API_KEY_NEXT', 'CALRY_API_KEY'], 'getenv'));

function read(string $path, array $query, array &$keys): array
{
    while (true) {
        $name = $keys[0] ?? stop('Every key was refused: generate one in the console');
        try {
            return call('GET', $path, $query, key: getenv($name));
        } catch (RuntimeException $error) {
            // A 401 rejects the key. Later calls start with the key that works.
            if ($error->getCode() !== 401) {
                throw $error;
            }
            fwrite(STDERR, "$name was refused\n");
            array_shift($keys);
        }
    }
}

$workspace = ['workspaceId' => required('CALRY_WORKSPACE_ID')];
foreach (read('/api/v1/integration_account', $workspace, $keys) as $account) {
    $id = $account['integrationAccountId'];
    $query = ['integrationAccountId' => $id];
    $webhooks = read('/api/v1/integration_account_webhook', $query, $keys);
    echo "$id ", count($webhooks), "\n";
}
echo "Key in use: $keys[0]\n";
