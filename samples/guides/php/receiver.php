<?php

// Receives PMS events, stores each before it responds, and keeps reservations.json up to
// date with the API.
// Needs PHP 8, its curl extension, calry.php beside it, the four CALRY_ variables, and
// WEBHOOK_SECRET: a long random secret that ends the address.
// Run both: php -S 127.0.0.1:8080 receiver.php, and php receiver.php

declare(strict_types=1);

require __DIR__ . '/calry.php';

const INBOX = 'inbox.jsonl';

// #region receive
function hookOf(string $body): ?string
{
    $data = json_decode($body, true);
    return isset($data['hook']['id']) ? (string) $data['hook']['id'] : null;
}

function receive(): int
{
    if ($_SERVER['REQUEST_METHOD'] !== 'POST' || $_SERVER['REQUEST_URI'] !== '/pms/' . getenv('WEBHOOK_SECRET')) {
        return 404;
    }
    $body = (string) file_get_contents('php://input');
    if (strlen($body) > 1_000_000) {
        return 413;
    }
    $file = fopen(INBOX, 'a+');
    flock($file, LOCK_EX);
    $hook = hookOf($body);
    while ($hook !== null && ($line = fgets($file)) !== false) {
        if (hookOf(json_decode($line, true)['body']) === $hook) {
            return 200;
        }
    }
    // On disk before the response: a delivery that got a 200 survives a crash.
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
// A delivery only triggers a read of the API. So it doesn't matter if it comes twice, late,
// in the wrong order, or from someone who guessed the address.
function reconcile(): float
{
    static $missing = [];
    $file = 'reservations.json';
    $known = is_file($file) ? json_decode((string) file_get_contents($file), true) : [];
    [$items, $isComplete] = readAll('/api/v2/vrs/reservations', ['realtime' => 'true']);
    foreach ($items as $item) {
        $old = $known[$item['id']] ?? $item;
        if (new DateTime($item['updatedAt']) >= new DateTime($old['updatedAt'])) {
            $known[$item['id']] = $item;
        }
    }
    // A reservation was deleted if two complete reads in a row miss it.
    $unseen = $isComplete ? array_diff_key($known, array_column($items, null, 'id')) : [];
    foreach (array_intersect_key($unseen, $missing) as $id => $item) {
        file_put_contents('deleted.jsonl', json_encode($item) . "\n", FILE_APPEND);
        unset($known[$id]);
    }
    $missing = array_diff_key($unseen, $missing);
    file_put_contents("$file.new", json_encode((object) $known, JSON_THROW_ON_ERROR));
    rename("$file.new", $file);
    return $missing ? setting('RETRY_SECONDS', 30) : setting('RECONCILE_SECONDS', 3600);
}
// #endregion

// #region loop
function inboxSize(): int
{
    clearstatcache();
    return is_file(INBOX) ? filesize(INBOX) : 0;
}

// Read at the start, after deliveries, and every hour to find events that never came. A
// delivery during a read triggers another read.
while (true) {
    $sizeBefore = inboxSize();
    try {
        $next = microtime(true) + reconcile();
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
