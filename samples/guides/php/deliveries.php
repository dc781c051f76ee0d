<?php

// Receives webhook deliveries, and reads the API after them.
// Needs PHP 8.2 with curl, calry.php beside it, and WEBHOOK_SECRET: a long random secret.
// The URL ends with the secret.
// Run by the programs that require it: require __DIR__ . '/deliveries.php'.

declare(strict_types=1);

function hookOf(string $body): ?string
{
    $hook = json_decode($body, true)['hook']['id'] ?? null;
    return is_string($hook) || is_int($hook) ? (string) $hook : null;
}

function receive(string $path, string $inbox): int
{
    if ($_SERVER['REQUEST_METHOD'] !== 'POST' || $_SERVER['REQUEST_URI'] !== $path) {
        return 404;
    }
    $body = (string) file_get_contents('php://input');
    if (strlen($body) > 1_000_000) {
        return 413;
    }
    $file = fopen($inbox, 'a+');
    flock($file, LOCK_EX);
    $hook = hookOf($body);
    while ($hook !== null && ($line = fgets($file)) !== false) {
        if (hookOf(json_decode($line, true)['body'] ?? '') === $hook) {
            // A known event triggers a read too: the ID is inferred, and may not tell events apart.
            touch($inbox, max(time(), filemtime($inbox) + 1));
            return 200;
        }
    }
    // A crash can cut the last line off.
    $end = fstat($file)['size'] > 0 && fseek($file, -1, SEEK_END) === 0 ? fgetc($file) : "\n";
    // On disk before the response: a delivery that got a 200 survives a crash.
    $entry = ['at' => date(DATE_ATOM), 'body' => $body];
    $line = json_encode($entry, JSON_INVALID_UTF8_SUBSTITUTE) . "\n";
    fwrite($file, $end === "\n" ? $line : "\n$line");
    fsync($file);
    fclose($file);
    return 200;
}

function stateOf(string $file): string
{
    clearstatcache();
    return is_file($file) ? filesize($file) . ' ' . filemtime($file) : '';
}

// Calls $reconcile at the start, after deliveries, and every hour to find events that never
// came. A delivery during a read triggers another read.
function receiveDeliveries(string $family, string $inbox, callable $reconcile): never
{
    if (PHP_SAPI !== 'cli') {
        http_response_code(receive("/$family/" . getenv('WEBHOOK_SECRET'), $inbox));
        exit;
    }
    while (true) {
        $before = stateOf($inbox);
        $isDone = false;
        try {
            $isDone = $reconcile();
        } catch (RuntimeException $error) {
            fwrite(STDERR, $error->getMessage() . "\n");
        }
        $wait = $isDone ? setting('RECONCILE_SECONDS', 3600) : setting('RETRY_SECONDS', 30);
        $next = microtime(true) + $wait;
        while (stateOf($inbox) === $before && microtime(true) < $next) {
            pause(0.1);
        }
        pause(setting('GATHER_SECONDS', 5));
    }
}
