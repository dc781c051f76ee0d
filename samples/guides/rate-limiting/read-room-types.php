<?php

// Reads the room types of the given properties within the rate limit, and retries with
// exponential backoff.
// Needs PHP 8, its curl extension and the three CALRY_ variables.
// Run: php read-room-types.php 48220 48213

declare(strict_types=1);

define('HOST', getenv('CALRY_HOST') ?: 'https://dev.calry.app');

const REQUESTS_PER_MINUTE = 90; // The API allows 100, and some PMSs less.
const BURST = 5;
const ATTEMPTS = 6;
const FIRST_WAIT_SECONDS = 1;
const LONGEST_WAIT_SECONDS = 60;
const TIMEOUT_SECONDS = 30;
const DEFAULT_LIMIT = 10; // The page size of a list when no limit applies.

function pause(float $seconds): void
{
    usleep((int) ($seconds * 1_000_000));
}

// #region bucket
// Each request takes a token, or waits for one. The bucket refills at a steady rate.
final class Bucket
{
    private float $tokens = BURST;
    private float $filledAt;

    public function __construct()
    {
        $this->filledAt = microtime(true);
    }

    public function take(): void
    {
        $perSecond = REQUESTS_PER_MINUTE / 60;
        $now = microtime(true);
        $this->tokens = min(BURST, $this->tokens + ($now - $this->filledAt) * $perSecond) - 1;
        $this->filledAt = $now;
        if ($this->tokens < 0) {
            pause(-$this->tokens / $perSecond);
        }
    }
}

// The limit applies to each integration account, so each account has its own bucket.
$buckets = [];
// #endregion

// #region retry
// Retry-After isn't guaranteed. If it is there, it holds seconds or a date.
function secondsAsked(string $value): float
{
    return is_numeric($value) ? (float) $value : max(strtotime($value ?: 'now') - time(), 0);
}

// For reads only: a write that timed out may have succeeded.
function read(string $url, string $account): array
{
    global $buckets;
    for ($attempt = 1; $attempt <= ATTEMPTS; $attempt += 1) {
        ($buckets[$account] ??= new Bucket())->take();
        $asked = '';
        $curl = curl_init($url);
        curl_setopt_array($curl, [
            CURLOPT_RETURNTRANSFER => true,
            CURLOPT_TIMEOUT_MS => (int) (TIMEOUT_SECONDS * 1000),
            CURLOPT_HTTPHEADER => [
                'Authorization: Bearer ' . getenv('CALRY_API_KEY'),
                'workspaceId: ' . getenv('CALRY_WORKSPACE_ID'),
                "integrationAccountId: $account",
            ],
            CURLOPT_HEADERFUNCTION => function ($_, string $line) use (&$asked): int {
                if (stripos($line, 'Retry-After:') === 0) {
                    $asked = trim(substr($line, strlen('Retry-After:')));
                }
                return strlen($line);
            },
        ]);
        $body = curl_exec($curl);
        $status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
        if ($body !== false && $status !== 429 && $status < 500) {
            if ($status >= 400) {
                throw new RuntimeException("$url returned $status");
            }
            return json_decode($body, true, flags: JSON_THROW_ON_ERROR);
        }
        if ($attempt < ATTEMPTS) {
            $longest = min(FIRST_WAIT_SECONDS * 2 ** ($attempt - 1), LONGEST_WAIT_SECONDS);
            // Half of the wait is random, so that your workers don't all return at once.
            pause(max($longest / 2 + lcg_value() * $longest / 2, secondsAsked($asked)));
        }
    }
    throw new RuntimeException("$url failed " . ATTEMPTS . ' times');
}
// #endregion

function readAll(string $url, string $account): array
{
    $items = [];
    $used = [];
    $cursor = null;
    do {
        $page = read("$url?" . http_build_query(['limit' => 200, 'cursors' => $cursor]), $account);
        array_push($items, ...$page['data']);
        $cursors = $page['meta']['cursors'] ?? null;
        $count = count($page['data']);
        // A full page without cursors may not be the whole list.
        if ($cursors === null && $count >= DEFAULT_LIMIT) {
            fwrite(STDERR, "$url may be incomplete: $count items without cursors\n");
        }
        $used[] = $cursor;
        $cursor = $cursors['next'] ?? null;
        if ($cursor && (in_array($cursor, $used, true) || $page['data'] === [])) {
            throw new RuntimeException("$url has no end: its cursor $cursor leads nowhere");
        }
    } while ($cursor);
    return $items;
}

foreach (array_slice($argv, 1) as $propertyId) {
    $items = readAll(
        HOST . "/api/v2/vrs/room-types/$propertyId",
        (string) getenv('CALRY_INTEGRATION_ACCOUNT_ID'),
    );
    echo "$propertyId ", count($items), "\n";
}
