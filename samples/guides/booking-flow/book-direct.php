<?php

// Books a guest of your own site through the booking engine, once. The exit code 75 means:
// run it again with the same file, one run at a time.
// Needs PHP 8, its curl extension, the three CALRY_ variables, and the booking in a file.
// Run: php book-direct.php stay.json

declare(strict_types=1);

define('HOST', getenv('CALRY_HOST') ?: 'https://dev.calry.app');

const TIMEOUT_SECONDS = 60;
const ATTEMPTS = 6;
const FIRST_WAIT_SECONDS = 1;
const LOOK_AGAIN_SECONDS = 60;
const MAX_READINGS = 6;
const DEFAULT_LIMIT = 10; // The page size of a list when no limit applies.

$stay = json_decode(file_get_contents($argv[1]), true, flags: JSON_THROW_ON_ERROR);

function pause(float $seconds): void
{
    usleep((int) ($seconds * 1_000_000));
}

// #region call
// The same request gets the same 4xx response again, except for 429.
function isFinal(Throwable $error): bool
{
    return $error->getCode() >= 400 && $error->getCode() < 500 && $error->getCode() !== 429;
}

// Retry-After isn't guaranteed. If it is there, it holds seconds or a date.
function secondsAsked(string $value): float
{
    return is_numeric($value) ? (float) $value : strtotime($value ?: 'now') - time();
}

// Retries a read. It sends a create once: without a 2xx response, the create may still have
// taken effect.
function call(string $path, array $query = [], ?array $body = null): array
{
    for ($attempt = 1; true; $attempt += 1) {
        $asked = '';
        $curl = curl_init(HOST . "/api/v2/vrs$path?" . http_build_query($query));
        curl_setopt_array($curl, [
            CURLOPT_RETURNTRANSFER => true,
            CURLOPT_TIMEOUT_MS => (int) (TIMEOUT_SECONDS * 1000),
            CURLOPT_HTTPHEADER => [
                'Authorization: Bearer ' . getenv('CALRY_API_KEY'),
                'workspaceId: ' . getenv('CALRY_WORKSPACE_ID'),
                'integrationAccountId: ' . getenv('CALRY_INTEGRATION_ACCOUNT_ID'),
                'Content-Type: application/json',
            ],
            CURLOPT_HEADERFUNCTION => function ($_, string $line) use (&$asked): int {
                if (stripos($line, 'Retry-After:') === 0) {
                    $asked = trim(substr($line, strlen('Retry-After:')));
                }
                return strlen($line);
            },
        ]);
        if ($body !== null) {
            curl_setopt($curl, CURLOPT_POSTFIELDS, json_encode($body));
        }
        $response = curl_exec($curl);
        $status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
        $data = $response === false ? null : json_decode($response, true);
        if ($response !== false && $status < 400 && ($body !== null || is_array($data))) {
            return $data ?? [];
        }
        $error = new RuntimeException(rtrim("$path returned $status " . curl_error($curl)), $status);
        if ($body !== null || isFinal($error) || $attempt === ATTEMPTS) {
            throw $error;
        }
        pause(max(FIRST_WAIT_SECONDS * 2 ** ($attempt - 1), secondsAsked($asked)));
    }
}
// #endregion

function dayAfter(string $day, int $days): string
{
    return (new DateTimeImmutable($day))->modify("$days days")->format('Y-m-d');
}

// #region list
function pages(string $path, array $query): Generator
{
    $used = [];
    $cursor = null;
    do {
        $page = call($path, $query + ['limit' => 200, 'cursors' => $cursor]);
        yield $page['data'];
        $cursors = $page['meta']['cursors'] ?? null;
        $count = count($page['data']);
        // A full page without cursors may not be the whole list.
        if ($cursors === null && $count >= DEFAULT_LIMIT) {
            fwrite(STDERR, "$path may be incomplete: $count items without cursors\n");
        }
        $used[] = $cursor;
        $cursor = $cursors['next'] ?? null;
        if ($cursor && (in_array($cursor, $used, true) || $count === 0)) {
            throw new RuntimeException("$path has no end: its cursor $cursor leads nowhere");
        }
    } while ($cursor);
}

// Items can move between pages while you read. Nothing is missing from several pages only
// when two readings in a row return the same items, each of them once.
function find(string $path, array $query, callable $isMatch): ?array
{
    $before = null;
    for ($reading = 1; $reading <= MAX_READINGS; $reading += 1) {
        $ids = [];
        $count = 0;
        foreach (pages($path, $query) as $items) {
            foreach ($items as $item) {
                if ($isMatch($item)) {
                    return $item;
                }
                $ids[] = (string) $item['id'];
            }
            $count += 1;
        }
        sort($ids);
        if ($count === 1 || ($ids === $before && array_unique($ids) === $ids)) {
            return null;
        }
        $before = $ids;
    }
    throw new RuntimeException("$path changed during each of " . MAX_READINGS . ' readings');
}
// #endregion

// #region find
// Reads in realtime: the cache may not have the last bookings. The list may leave out the
// first and last day, so request one more on either side. The guest, the room type and both
// days identify the booking.
function isThisStay(array $item): bool
{
    global $stay;
    $emails = array_map('strtolower', $item['primaryGuest']['emails'] ?? []);
    $roomTypeIds = array_map('strval', $item['roomTypeIds'] ?? []);
    return $item['arrivalDate'] === $stay['arrivalDate']
        && $item['departureDate'] === $stay['departureDate']
        && in_array((string) $stay['roomTypeId'], $roomTypeIds, true)
        && in_array(strtolower($stay['guest']['email']), $emails, true)
        && empty($item['cancelledAt']);
}

function findBooking(): ?array
{
    global $stay;
    return find('/reservations', [
        'arrivalStartDate' => dayAfter($stay['arrivalDate'], -1),
        'arrivalEndDate' => dayAfter($stay['arrivalDate'], 1),
        'realtime' => 'true',
    ], isThisStay(...));
}
// #endregion

// The departure day isn't a night of the stay, so it can be taken.
function nights(): array
{
    global $stay;
    return call("/availability/{$stay['propertyId']}", [
        'roomTypeId' => $stay['roomTypeId'],
        'startDate' => $stay['arrivalDate'],
        'endDate' => dayAfter($stay['departureDate'], -1),
        'rates' => 'true',
    ])['data']['dateWiseAvailability'];
}

function areFree(array $nights, string $arrival, string $departure): bool
{
    $count = (new DateTimeImmutable($arrival))->diff(new DateTimeImmutable($departure))->days;
    return count($nights) === $count
        && array_unique(array_column($nights, 'status')) === ['AVAILABLE']
        && $count >= ($nights[0]['minimumNights'] ?? 1);
}

function overbookedNights(): array
{
    global $stay;
    $isBooked = fn (array $item): bool => (string) $item['id'] === (string) $stay['roomTypeId'];
    $roomType = find("/room-types/{$stay['propertyId']}", ['realtime' => 'true'], $isBooked);
    $units = $roomType['units']['count'] ?? 0;
    if ($units === 0) {
        stop('Not checked for overbooking: the number of units is not known');
    }
    return array_filter(nights(), fn (array $day): bool => count($day['reservationIds'] ?? []) > $units);
}

function stop(string $message, int $exitCode = 1): never
{
    fwrite(STDERR, "$message\n");
    exit($exitCode);
}

// #region book
// What is known when the next request fails.
$known = 'Not booked';

function book(): array
{
    global $stay, $known;
    if (!areFree(nights(), $stay['arrivalDate'], $stay['departureDate'])) {
        stop('Not booked: these nights are not free');
    }

    echo 'Quote ', json_encode(call("/quote/{$stay['propertyId']}", [
        'roomTypeId' => $stay['roomTypeId'],
        'startDate' => $stay['arrivalDate'],
        'endDate' => $stay['departureDate'],
        'guests' => $stay['numberOfGuests'],
    ])['data']), "\n";

    $isAccepted = true;
    try {
        call('/reservations/booking-engine', body: $stay);
    } catch (RuntimeException $error) {
        // A 4xx response other than 429 rejects the booking. After a 429, a 5xx or no
        // response it may exist.
        if (isFinal($error)) {
            throw $error;
        }
        $isAccepted = false;
    }

    $known = $isAccepted ? 'Accepted, but not checked' : 'Sent, but not checked';
    $found = findBooking();
    if ($found === null) {
        // The booking may appear late, so look again.
        pause(LOOK_AGAIN_SECONDS);
        $found = findBooking();
    }
    if ($found === null && $isAccepted) {
        stop("Accepted, but not found. Don't run this again: look for the booking in the PMS");
    }
    return $found ?? stop('Sent, but not found. Run this again in a minute', 75);
}

try {
    $booking = findBooking() ?? book();
    echo "Booked {$booking['id']}\n";
    $known = 'Not checked for overbooking';
    $full = overbookedNights();
} catch (Throwable $error) {
    if (isFinal($error)) {
        stop("$known: {$error->getMessage()}. Fix this, then run it again");
    }
    stop("$known: {$error->getMessage()}. Run this again in a minute", 75);
}
foreach ($full as $day) {
    echo "Overbooked {$day['date']} ", implode(' ', $day['reservationIds']), "\n";
}
if ($full !== []) {
    exit(3);
}
// #endregion
