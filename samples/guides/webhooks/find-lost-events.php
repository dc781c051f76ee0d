<?php

// Prints the `hook.id` of each event about a record that the PMS sent and Calry didn't
// deliver.
// Needs PHP 8, its curl extension, CALRY_API_KEY and CALRY_INTEGRATION_ACCOUNT_ID.
// Run: php find-lost-events.php 771904 2026-02-18T00:00:00.000Z 2026-02-19T00:00:00.000Z

declare(strict_types=1);

define('HOST', getenv('CALRY_HOST') ?: 'https://dev.calry.app');

const TIMEOUT_SECONDS = 30;

[, $id, $since, $until] = $argv;

// The entries and the token may be anywhere in the response: look through all of it.
function members(mixed $value): Generator
{
    foreach (is_array($value) ? $value : [] as $name => $member) {
        yield [(string) $name, $member];
        yield from members($member);
    }
}

function hooksIn(string $log, array $query): array
{
    $hooks = [];
    $used = [];
    $account = getenv('CALRY_INTEGRATION_ACCOUNT_ID');
    $address = HOST . "/api/v1/integration_account_webhook/$log/$account";
    do {
        $curl = curl_init("$address?" . http_build_query($query));
        curl_setopt_array($curl, [
            CURLOPT_RETURNTRANSFER => true,
            CURLOPT_TIMEOUT_MS => (int) (TIMEOUT_SECONDS * 1000),
            CURLOPT_HTTPHEADER => ['Authorization: Bearer ' . getenv('CALRY_API_KEY')],
        ]);
        $body = curl_exec($curl);
        $status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
        if ($body === false || $status >= 400) {
            throw new RuntimeException("The $log log returned $status " . curl_error($curl));
        }
        $used[$query['next'] ?? ''] = true;
        unset($query['next']);
        foreach (members(json_decode($body, true, flags: JSON_THROW_ON_ERROR)) as [$name, $member]) {
            if ($name === 'hook' && isset($member['id'])) {
                $hooks[$member['id']] = true;
            }
            if ($name === 'next' && is_string($member)) {
                $query['next'] ??= $member;
            }
        }
        if (isset($query['next'], $used[$query['next']])) {
            throw new RuntimeException("The $log log has no end: a token came twice");
        }
    } while (isset($query['next']));
    return $hooks;
}

// An event from the end of the span may have gone out later, so read the outgoing log up to
// now.
$query = ['id' => $id, 'createdAtGte' => $since];
$incoming = hooksIn('incoming', $query + ['createdAtLte' => $until]);
$lost = array_diff_key($incoming, hooksIn('outgoing', $query));
echo count($incoming), ' came in, ', count($lost), " did not go out\n";
foreach (array_keys($lost) as $hook) {
    echo "$hook\n";
}
