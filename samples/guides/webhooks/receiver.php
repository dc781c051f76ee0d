<?php

// Receives webhooks, stores each before it responds, and keeps reservations.json up to date
// with the API.
// Needs PHP 8, its curl extension, the three CALRY_ variables, and WEBHOOK_SECRET: a long
// random secret that ends the address.
// Run both: php -S 127.0.0.1:8080 receiver.php, and php receiver.php

declare(strict_types=1);

define('HOST', getenv('CALRY_HOST') ?: 'https://dev.calry.app');

const GATHER_SECONDS = 5;
const RECONCILE_SECONDS = 3600;
const RETRY_SECONDS = 30;
const TIMEOUT_SECONDS = 30;
const LARGEST_BYTES = 1_000_000;
const DEFAULT_LIMIT = 10; // The page size of a list when no limit applies.
const INBOX = 'inbox.jsonl';

// #region receive
function receive(): int
{
    if ($_SERVER['REQUEST_METHOD'] !== 'POST' || $_SERVER['REQUEST_URI'] !== '/pms/' . getenv('WEBHOOK_SECRET')) {
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

function readAll(): array
{
    $items = [];
    $isComplete = true;
    $used = [];
    $cursor = null;
    do {
        $query = http_build_query(['limit' => 200, 'realtime' => 'true', 'cursors' => $cursor]);
        $curl = curl_init(HOST . "/api/v2/vrs/reservations?$query");
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
            throw new RuntimeException("The list returned $status " . curl_error($curl));
        }
        $page = json_decode($body, true, flags: JSON_THROW_ON_ERROR);
        array_push($items, ...$page['data']);
        $cursors = $page['meta']['cursors'] ?? null;
        $count = count($page['data']);
        // A full page without cursors may not be the whole list.
        if ($cursors === null && $count >= DEFAULT_LIMIT) {
            fwrite(STDERR, "The list may be incomplete: $count items without cursors\n");
            $isComplete = false;
        }
        $used[] = $cursor;
        $cursor = $cursors['next'] ?? null;
        if ($cursor && (in_array($cursor, $used, true) || $page['data'] === [])) {
            throw new RuntimeException("The list has no end: its cursor $cursor leads nowhere");
        }
    } while ($cursor);
    return [$items, $isComplete];
}

// #region reconcile
// A delivery only triggers a read of the API. So it doesn't matter if it comes twice, late,
// in the wrong order, or from someone who guessed the address.
function reconcile(): int|float
{
    static $missing = [];
    $file = 'reservations.json';
    $known = is_file($file) ? json_decode((string) file_get_contents($file), true) : [];
    [$items, $isComplete] = readAll();
    foreach ($items as $item) {
        $old = $known[$item['id']] ?? $item;
        if (new DateTime($item['updatedAt']) >= new DateTime($old['updatedAt'])) {
            $known[$item['id']] = $item;
        }
    }
    // A reservation can move between pages during a read. It was deleted if two complete
    // reads in a row miss it.
    $unseen = $isComplete ? array_diff_key($known, array_column($items, null, 'id')) : [];
    foreach (array_intersect_key($unseen, $missing) as $id => $item) {
        file_put_contents('deleted.jsonl', json_encode($item) . "\n", FILE_APPEND);
        unset($known[$id]);
    }
    $missing = array_diff_key($unseen, $missing);
    file_put_contents("$file.new", json_encode((object) $known, JSON_THROW_ON_ERROR));
    rename("$file.new", $file);
    return $missing === [] ? RECONCILE_SECONDS : RETRY_SECONDS;
}

function inboxSize(): int
{
    clearstatcache();
    return is_file(INBOX) ? filesize(INBOX) : 0;
}

// Read once at the start, after each delivery, and every hour to find events that never
// came. A delivery during a read triggers another read.
while (true) {
    $sizeBefore = inboxSize();
    try {
        $next = microtime(true) + reconcile();
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
