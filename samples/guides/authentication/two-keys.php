<?php

// Prints how many webhooks each integration account has. If the API key is rejected, it
// uses another.
// Needs PHP 8, its curl extension, CALRY_WORKSPACE_ID, CALRY_API_KEY, and
// CALRY_API_KEY_NEXT while you change keys.
// Run: php two-keys.php

declare(strict_types=1);

define('HOST', getenv('CALRY_HOST') ?: 'https://dev.calry.app');

const TIMEOUT_SECONDS = 30;
const ATTEMPTS = 4;
const FIRST_WAIT_SECONDS = 1;

// #region keys
// Try the new key first, so that a restart is enough to use it. Print the names of keys,
// never the keys.
$keys = array_values(array_filter(['CALRY_API_KEY_NEXT', 'CALRY_API_KEY'], 'getenv'));

function call(array &$keys, string $path): array
{
    while ($keys !== []) {
        [$status, $body] = send($path, getenv($keys[0]));
        if ($status !== 401) {
            return json_decode($body, true, flags: JSON_THROW_ON_ERROR);
        }
        // A 401 rejects the key, and the call had no effect, so retry it with the other
        // key. Later calls start with the key that works.
        fwrite(STDERR, array_shift($keys) . " was refused\n");
    }
    throw new RuntimeException('Every key was refused: generate one in the console');
}
// #endregion

// #region send
// A rate limit, a server error or a timeout doesn't mean that the key is wrong, so keep it.
function send(string $path, string $key): array
{
    for ($attempt = 1;; $attempt += 1) {
        $curl = curl_init(HOST . "/api/v1$path");
        curl_setopt_array($curl, [
            CURLOPT_RETURNTRANSFER => true,
            CURLOPT_TIMEOUT_MS => (int) (TIMEOUT_SECONDS * 1000),
            CURLOPT_HTTPHEADER => ["Authorization: Bearer $key"],
        ]);
        $body = curl_exec($curl);
        $status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
        if ($body !== false && ($status < 400 || $status === 401)) {
            return [$status, $body];
        }
        $mayPass = $body === false || $status >= 500 || $status === 429;
        if (!$mayPass || $attempt === ATTEMPTS) {
            throw new RuntimeException("$path returned $status " . curl_error($curl));
        }
        usleep((int) (FIRST_WAIT_SECONDS * 2 ** ($attempt - 1) * 1_000_000));
    }
}
// #endregion

$accounts = call($keys, '/integration_account?workspaceId=' . getenv('CALRY_WORKSPACE_ID'));
foreach ($accounts as ['integrationAccountId' => $id]) {
    echo "$id ", count(call($keys, "/integration_account_webhook?integrationAccountId=$id")), "\n";
}
echo "Key in use: {$keys[0]}\n";
