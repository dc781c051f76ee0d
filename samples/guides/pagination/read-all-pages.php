<?php

// Prints every reservation of an account once, also when the list changes while it is read.
// Needs PHP 8, its curl extension and the three CALRY_ variables. Run: php read-all-pages.php

declare(strict_types=1);

define('HOST', getenv('CALRY_HOST') ?: 'https://dev.calry.app');

const TIMEOUT_SECONDS = 30;
const MAX_PASSES = 6;

function get(string $url): array
{
    $curl = curl_init($url);
    curl_setopt_array($curl, [
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_TIMEOUT_MS => (int) (TIMEOUT_SECONDS * 1000),
        CURLOPT_HTTPHEADER => [
            'Authorization: Bearer ' . getenv('CALRY_API_KEY'),
            'workspaceId: ' . getenv('CALRY_WORKSPACE_ID'),
            'integrationAccountId: ' . getenv('CALRY_INTEGRATION_ACCOUNT_ID'),
        ],
    ]);
    $body = curl_exec($curl);
    $status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
    if ($body === false || $status >= 400) {
        throw new RuntimeException("$url answered $status " . curl_error($curl));
    }
    return json_decode($body, true, flags: JSON_THROW_ON_ERROR);
}

// #region loop
function pages(string $address): Generator
{
    $used = [];
    $cursor = '';
    do {
        $query = ['limit' => 200] + ($cursor === '' ? [] : ['cursors' => $cursor]);
        ['data' => $data, 'meta' => $meta] = get("$address?" . http_build_query($query)) + ['meta' => []];
        yield $data;

        $used[$cursor] = true;
        $cursor = (string) ($meta['cursors']['next'] ?? '');
    } while ($cursor !== '' && !isset($used[$cursor]));
}
// #endregion

// #region passes
// An item that is removed shifts the others to the front, and one of them slips past the reader.
// So the list is read again until a pass finds nothing new.
function readAll(string $address): array
{
    $found = [];
    for ($pass = 1; $pass <= MAX_PASSES; $pass += 1) {
        $before = count($found);
        foreach (pages($address) as $items) {
            foreach ($items as $item) {
                $found[$item['id']] = $item;
            }
        }
        if (count($found) === $before) {
            return array_values($found);
        }
    }
    throw new RuntimeException('The list still grew in pass ' . MAX_PASSES . ': try again later');
}
// #endregion

foreach (readAll(HOST . '/api/v2/vrs/reservations') as $reservation) {
    echo "{$reservation['id']} {$reservation['arrivalDate']} {$reservation['departureDate']}\n";
}
