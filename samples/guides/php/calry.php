<?php

// A client for the Calry API: credentials, timeouts, pace, retries and pages.
// Needs PHP 8.2 with curl and the four CALRY_ variables.
// Run by the programs that require it: require __DIR__ . '/calry.php'.

declare(strict_types=1);

function stop(string $message, int $exitCode = 1): never
{
    fwrite(STDERR, "$message\n");
    exit($exitCode);
}

function required(string $name): string
{
    return getenv($name) ?: stop("Set the variable $name");
}

// A number that you can change, such as CALRY_TIMEOUT_SECONDS.
function setting(string $name, float $value): float
{
    $set = (string) getenv("CALRY_$name");
    return $set === '' ? $value : (float) $set;
}

function pause(float $seconds): void
{
    usleep((int) (max($seconds, 0) * 1_000_000));
}

// Requests are spread evenly over each minute.
function pace(): void
{
    static $next = 0.0;
    $gap = 60 / setting('REQUESTS_PER_MINUTE', 90);
    $now = microtime(true);
    $start = max($next, $now);
    $next = $start + $gap;
    pause($start - $now);
}

// The same request gets the same 3xx or 4xx response again, except for 429. The code of an
// error is the status, or 0 without a response.
function isFinal(Throwable $error): bool
{
    return $error->getCode() >= 300 && $error->getCode() < 500 && $error->getCode() !== 429;
}

// Returns the body of the response. Retries a read, never a write.
function call(string $method, string $path, array $query = [], ?array $body = null, ?string $key = null): array
{
    $headers = ['Authorization: Bearer ' . ($key ?? required('CALRY_API_KEY'))];
    $headers[] = 'Content-Type: application/json';
    if (str_contains($path, '/vrs/')) {
        $headers[] = 'workspaceId: ' . required('CALRY_WORKSPACE_ID');
        $headers[] = 'integrationAccountId: ' . required('CALRY_INTEGRATION_ACCOUNT_ID');
    }
    $curl = curl_init(required('CALRY_HOST') . $path . ($query ? '?' . http_build_query($query) : ''));
    curl_setopt_array($curl, [
        CURLOPT_CUSTOMREQUEST => $method,
        CURLOPT_HTTPHEADER => $headers,
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_TIMEOUT_MS => (int) (setting('TIMEOUT_SECONDS', 60) * 1000),
    ] + ($body === null ? [] : [CURLOPT_POSTFIELDS => json_encode($body)]));
    for ($attempt = 1; true; $attempt += 1) {
        pace();
        $response = curl_exec($curl);
        $status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
        $data = json_decode((string) $response, true);
        // The status confirms a write, with or without a body, unless `success` is false.
        $isAccepted = $status >= 200 && $status < 300 && ($data['success'] ?? true) !== false;
        if ($isAccepted && ($method !== 'GET' || is_array($data))) {
            return is_array($data) ? $data : [];
        }
        $detail = $response === false ? curl_error($curl) : substr($response, 0, 300);
        $result = $response === false ? 'got no response:' : "returned $status";
        $error = new RuntimeException(trim("$method $path $result $detail"), $status);
        if ($method !== 'GET' || isFinal($error) || $attempt >= setting('ATTEMPTS', 8)) {
            throw $error;
        }
        $longest = min(setting('FIRST_WAIT_SECONDS', 1) * 2 ** ($attempt - 1), 60);
        // Half of each wait is random, so workers don't retry together. Retry-After isn't
        // guaranteed.
        $wait = $longest * (0.5 + lcg_value() / 2);
        pause(max($wait, curl_getinfo($curl, CURLINFO_RETRY_AFTER)));
    }
}

// Reads a list page by page. $place moves with each page: store it to resume later.
function pages(string $path, array $query = [], array &$place = []): Generator
{
    do {
        $cursor = $place['cursor'] ?? null;
        $limit = (int) setting('PAGE_SIZE', 200);
        ['data' => $data] = $page = call('GET', $path, $query + ['limit' => $limit, 'cursors' => $cursor]);
        $cursors = $page['meta']['cursors'] ?? null;
        $place['used'][] = $cursor;
        $next = $place['cursor'] = $cursors['next'] ?? null;
        if ($next && (in_array($next, $place['used'], true) || $data === [])) {
            throw new RuntimeException("$path has no end: its cursor $next leads nowhere");
        }
        // 10 is the default page size. A full page without cursors may not be the whole list.
        if ($cursors === null && count($data) >= 10) {
            $place['isPartial'] = true;
            fwrite(STDERR, "$path may be incomplete: " . count($data) . " items without cursors\n");
        }
        yield $data;
    } while ($next);
}

// Several pages are complete when two readings in a row match, without duplicates.
function readAll(string $path, array $query = []): array
{
    $before = null;
    for ($reading = 1; $reading <= 6; $reading += 1) {
        $place = [];
        $items = array_merge(...iterator_to_array(pages($path, $query, $place), false));
        $ids = array_map('strval', array_column($items, 'id'));
        sort($ids);
        $isSame = $ids === $before && count(array_unique($ids)) === count($ids);
        if (count($place['used']) === 1 || $isSame) {
            return [$items, empty($place['isPartial'])];
        }
        $before = $ids;
    }
    throw new RuntimeException("$path changed during each of 6 readings");
}
