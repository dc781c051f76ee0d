<?php

// Books a stay once: run it again with the same reference after a failure, one run at a time.
// Needs PHP 8, its curl extension and the three CALRY_ variables.
// Run: php book.php 48220 90511 2026-06-12 2026-06-16 3 H-2041

declare(strict_types=1);

define('HOST', getenv('CALRY_HOST') ?: 'https://dev.calry.app');

const TIMEOUT_SECONDS = 60;
const MAX_READINGS = 6;
const SMALLEST_PAGE = 10; // The page size of a list when no limit applies.

[, $propertyId, $roomTypeId, $arrival, $departure, $guests, $reference] = $argv;

function call(string $path, array $query = [], ?array $body = null): array
{
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
    ]);
    if ($body !== null) {
        curl_setopt($curl, CURLOPT_POSTFIELDS, json_encode($body));
    }
    $response = curl_exec($curl);
    $status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
    if ($response === false || $status >= 400) {
        throw new RuntimeException(rtrim("$path returned $status " . curl_error($curl)), $status);
    }
    return json_decode($response, true, flags: JSON_THROW_ON_ERROR) ?? [];
}

function dayAfter(string $day, int $days): string
{
    return (new DateTimeImmutable($day))->modify("$days days")->format('Y-m-d');
}

// #region list
// A page without cursors is the end of the list only if it holds fewer items than the smallest page.
function pages(string $path, array $query): Generator
{
    $used = [];
    $cursor = null;
    do {
        $page = call($path, $query + ['limit' => 200, 'cursors' => $cursor]);
        yield $page['data'];
        $cursors = $page['meta']['cursors'] ?? null;
        if ($cursors === null && count($page['data']) >= SMALLEST_PAGE) {
            throw new RuntimeException("$path has no cursors");
        }
        $used[] = $cursor;
        $cursor = $cursors['next'] ?? null;
        if ($cursor && (in_array($cursor, $used, true) || $page['data'] === [])) {
            throw new RuntimeException("$path has no end: its cursor $cursor leads nowhere");
        }
    } while ($cursor);
}

// Items can move between pages while you read. Nothing is missing from several pages only when two readings
// in a row return the same items, each of them once.
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
// Reads in realtime: the cache may not have the last bookings. The brackets distinguish H-20 from H-2041.
$mark = "[$reference]";

function findBooking(string $arrival, string $mark): ?array
{
    $isThisStay = fn (array $item): bool =>
        str_contains($item['notes'] ?? '', $mark) && empty($item['cancelledAt']);
    return find('/reservations', [
        'arrivalStartDate' => dayAfter($arrival, -1),
        'arrivalEndDate' => dayAfter($arrival, 1),
        'realtime' => 'true',
    ], $isThisStay);
}
// #endregion

// #region check
// The departure day isn't a night of the stay, so it can be taken.
function nights(string $propertyId, string $roomTypeId, string $arrival, string $departure): array
{
    return call("/availability/$propertyId", [
        'roomTypeId' => $roomTypeId,
        'startDate' => $arrival,
        'endDate' => dayAfter($departure, -1),
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
// #endregion

// #region book
try {
    $booking = findBooking($arrival, $mark);
} catch (Exception $error) {
    $advice = 'Look for the booking in the PMS before you try again';
    throw new RuntimeException("Not booked: {$error->getMessage()}. $advice");
}
if ($booking === null) {
    if (!areFree(nights($propertyId, $roomTypeId, $arrival, $departure), $arrival, $departure)) {
        throw new RuntimeException('Not booked: these nights are not free');
    }

    $stay = ['roomTypeId' => $roomTypeId, 'startDate' => $arrival, 'endDate' => $departure];
    echo 'Quote ', json_encode(call("/quote/$propertyId", $stay + ['guests' => $guests])['data']), "\n";

    $isAccepted = true;
    try {
        call('/reservations', body: [
            'propertyId' => $propertyId,
            'roomTypeId' => $roomTypeId,
            'arrivalDate' => $arrival,
            'departureDate' => $departure,
            'numberOfGuests' => (int) $guests,
            'notes' => "Ref $mark",
        ]);
    } catch (Exception $error) {
        // A 4xx response rejects the booking. After anything else it may exist, so look for it.
        if ($error->getCode() >= 400 && $error->getCode() < 500) {
            throw new RuntimeException('Not booked: ' . $error->getMessage());
        }
        $isAccepted = false;
    }
    try {
        $booking = findBooking($arrival, $mark);
    } catch (Exception) {
        $booking = null;
    }
    if ($booking === null && $isAccepted) {
        throw new RuntimeException("Accepted, but not found. Don't run this again: look for the booking in the PMS");
    }
}
if ($booking === null) {
    throw new RuntimeException('Not known: run this again in a minute, with the same reference');
}
echo "Booked {$booking['id']}\n";
// #endregion

// #region race
$isBooked = fn (array $item): bool => (string) $item['id'] === $roomTypeId;
$roomType = find("/room-types/$propertyId", ['realtime' => 'true'], $isBooked);
$units = $roomType['units']['count'] ?? 0;
if ($units === 0) {
    throw new RuntimeException('Not checked for overbooking: the number of units is not known');
}
$isFull = fn (array $day): bool => count($day['reservationIds'] ?? []) > $units;
$full = array_filter(nights($propertyId, $roomTypeId, $arrival, $departure), $isFull);
foreach ($full as $day) {
    echo "Overbooked {$day['date']} ", implode(' ', $day['reservationIds']), "\n";
}
if ($full !== []) {
    exit(3);
}
// #endregion
