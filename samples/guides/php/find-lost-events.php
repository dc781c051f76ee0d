<?php

// Prints the `hook.id` of each event about a record that the PMS sent and Calry didn't
// deliver.
// Needs PHP 8.2 with curl, calry.php beside it, and the four CALRY_ variables.
// Run: php find-lost-events.php 771904 2026-02-18T00:00:00.000Z 2026-02-19T00:00:00.000Z

declare(strict_types=1);

require __DIR__ . '/calry.php';

[, $id, $start, $end] = $argv;

// #region log
// The entries and the token may be anywhere in the response: look through all of it.
function members(array $value): Generator
{
    foreach ($value as $name => $member) {
        yield [$name, $member];
        if (is_array($member)) {
            yield from members($member);
        }
    }
}

function hooksIn(string $log, array $query): array
{
    [$hooks, $used, $token] = [[], [], null];
    $account = required('CALRY_INTEGRATION_ACCOUNT_ID');
    $path = "/api/v1/integration_account_webhook/$log/$account";
    do {
        $used[] = $token;
        $page = call('GET', $path, $query + ['next' => $token]);
        $token = null;
        foreach (members($page) as [$name, $member]) {
            if ($name === 'hook' && isset($member['id'])) {
                $hooks[] = $member['id'];
            }
            if ($name === 'next' && is_string($member)) {
                $token ??= $member;
            }
        }
        if ($token && in_array($token, $used, true)) {
            throw new RuntimeException("The $log log has no end: a token came twice");
        }
    } while ($token);
    return array_unique($hooks);
}
// #endregion

// An event from the end of the span may have gone out later, so read the outgoing log up to
// now.
$incoming = hooksIn('incoming', ['id' => $id, 'createdAtGte' => $start, 'createdAtLte' => $end]);
$lost = array_diff($incoming, hooksIn('outgoing', ['id' => $id, 'createdAtGte' => $start]));
echo count($incoming), ' came in, ', count($lost), " did not go out\n";
foreach ($lost as $hook) {
    echo "$hook\n";
}
