<?php

// Prints the `hook.id` of every entry of the last day in the incoming webhook log of an
// account.
// Needs PHP 8, its curl extension, CALRY_API_KEY and CALRY_INTEGRATION_ACCOUNT_ID.
// Run: php read-log-pages.php

declare(strict_types=1);

define('HOST', getenv('CALRY_HOST') ?: 'https://dev.calry.app');

const TIMEOUT_SECONDS = 30;
const LOG = HOST . '/api/v1/integration_account_webhook/incoming/';

function get(string $url): array
{
    $curl = curl_init($url);
    curl_setopt_array($curl, [
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_TIMEOUT_MS => (int) (TIMEOUT_SECONDS * 1000),
        CURLOPT_HTTPHEADER => ['Authorization: Bearer ' . getenv('CALRY_API_KEY')],
    ]);
    $body = curl_exec($curl);
    $status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
    if ($body === false || $status >= 400) {
        throw new RuntimeException("The log returned $status " . curl_error($curl));
    }
    return json_decode($body, true, flags: JSON_THROW_ON_ERROR);
}

// The entries and the token may be anywhere in the response: look through all of it.
function members(mixed $value): Generator
{
    foreach (is_array($value) ? $value : [] as $name => $member) {
        yield [(string) $name, $member];
        yield from members($member);
    }
}

// #region loop
$query = ['createdAtGte' => gmdate('Y-m-d\TH:i:s\Z', time() - 24 * 3600)];
$hooks = [];
$used = [];
do {
    $response = get(LOG . getenv('CALRY_INTEGRATION_ACCOUNT_ID') . '?' . http_build_query($query));
    $used[$query['next'] ?? ''] = true;
    unset($query['next']);
    foreach (members($response) as [$name, $member]) {
        if ($name === 'hook' && isset($member['id'])) {
            $hooks[$member['id']] = true;
        }
        if ($name === 'next' && is_string($member)) {
            $query['next'] ??= $member;
        }
    }
    if (isset($query['next'], $used[$query['next']])) {
        throw new RuntimeException('The log has no end: a token came twice');
    }
} while (isset($query['next']));
// #endregion

foreach (array_keys($hooks) as $id) {
    echo "$id\n";
}
