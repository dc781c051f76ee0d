<?php

// Books a guest of your own site through the booking engine, and never twice: run it again after any failure.
// Needs PHP 8, its curl extension, the three CALRY_ variables, and the booking in a file.
// Run: php book-direct.php stay.json

declare(strict_types=1);

const TIMEOUT_SECONDS = 60;

$stay = json_decode(file_get_contents($argv[1]), true, flags: JSON_THROW_ON_ERROR);

function call(string $path, array $query = [], ?array $body = null): ?array
{
    $curl = curl_init("https://dev.calry.app/api/v2/vrs$path?" . http_build_query($query));
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
    $answer = curl_exec($curl);
    $status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
    if ($answer === false || $status >= 400) {
        throw new RuntimeException("$path answered $status " . curl_error($curl), $status);
    }
    return json_decode($answer, true, flags: JSON_THROW_ON_ERROR)['data'] ?? null;
}

function dayAfter(string $day, int $days): string
{
    return (new DateTimeImmutable($day))->modify("$days days")->format('Y-m-d');
}

// #region find
// The published part of the body has no place for a reference of yours. The guest, the room type and both
// days tell which booking it is: the same guest does not book the same stay twice.
function isThisStay(array $item, array $stay): bool
{
    $emails = array_map('strtolower', $item['primaryGuest']['emails'] ?? []);
    return $item['arrivalDate'] === $stay['arrivalDate']
        && $item['departureDate'] === $stay['departureDate']
        && in_array((string) $stay['roomTypeId'], array_map('strval', $item['roomTypeIds'] ?? []), true)
        && in_array(strtolower($stay['guest']['email']), $emails, true)
        && empty($item['cancelledAt']);
}

function findBooking(array $stay): ?array
{
    $reservations = call('/reservations', [
        'arrivalStartDate' => dayAfter($stay['arrivalDate'], -1),
        'arrivalEndDate' => dayAfter($stay['arrivalDate'], 1),
        'limit' => 200,
        'realtime' => 'true',
    ]);
    foreach ($reservations as $item) {
        if (isThisStay($item, $stay)) {
            return $item;
        }
    }
    return null;
}
// #endregion

function nights(array $stay): array
{
    return call("/availability/{$stay['propertyId']}", [
        'roomTypeId' => $stay['roomTypeId'],
        'startDate' => $stay['arrivalDate'],
        'endDate' => dayAfter($stay['departureDate'], -1),
        'rates' => 'true',
    ])['dateWiseAvailability'];
}

function areFree(array $nights, array $stay): bool
{
    $arrival = new DateTimeImmutable($stay['arrivalDate']);
    $count = $arrival->diff(new DateTimeImmutable($stay['departureDate']))->days;
    return count($nights) === $count
        && array_unique(array_column($nights, 'status')) === ['AVAILABLE']
        && $count >= ($nights[0]['minimumNights'] ?? 1);
}

// #region book
$booking = findBooking($stay);
if ($booking === null) {
    if (!areFree(nights($stay), $stay)) {
        throw new RuntimeException('Not booked: these nights are not free');
    }

    echo 'Quote ', json_encode(call("/quote/{$stay['propertyId']}", [
        'roomTypeId' => $stay['roomTypeId'],
        'startDate' => $stay['arrivalDate'],
        'endDate' => $stay['departureDate'],
        'guests' => $stay['numberOfGuests'],
    ])), "\n";

    try {
        call('/reservations/booking-engine', body: $stay);
    } catch (RuntimeException $error) {
        // A status below 500 is a clear no. Anything else may have been carried out: look before you repeat.
        if ($error->getCode() >= 400 && $error->getCode() < 500) {
            throw new RuntimeException('Not booked: ' . $error->getMessage());
        }
    }
    $booking = findBooking($stay);
}
if ($booking === null) {
    throw new RuntimeException('Not known: run this again in a minute, with the same file');
}
echo "Booked {$booking['id']}\n";
// #endregion

$units = 1;
foreach (call("/room-types/{$stay['propertyId']}", ['realtime' => 'true']) as $roomType) {
    if ((string) $roomType['id'] === (string) $stay['roomTypeId']) {
        $units = $roomType['units']['count'] ?? 1;
    }
}
$isFull = fn (array $day): bool => count($day['reservationIds'] ?? []) > $units;
$full = array_filter(nights($stay), $isFull);
foreach ($full as $day) {
    echo "Overbooked {$day['date']} ", implode(' ', $day['reservationIds']), "\n";
}
if ($full !== []) {
    exit(3);
}
