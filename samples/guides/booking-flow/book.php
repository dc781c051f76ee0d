<?php

// Books a stay, and never twice: run it again with the same reference after any failure.
// Needs PHP 8, its curl extension and the three CALRY_ variables.
// Run: php book.php 48220 90511 2026-06-12 2026-06-16 3 H-2041

declare(strict_types=1);

const TIMEOUT_SECONDS = 60;

[, $propertyId, $roomTypeId, $arrival, $departure, $guests, $reference] = $argv;

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
// The list is asked in realtime, because the cached copy does not know what was booked a minute ago.
function findBooking(string $arrival, string $reference): ?array
{
    $reservations = call('/reservations', [
        'arrivalStartDate' => dayAfter($arrival, -1),
        'arrivalEndDate' => dayAfter($arrival, 1),
        'limit' => 200,
        'realtime' => 'true',
    ]);
    foreach ($reservations as $item) {
        if (str_contains($item['notes'] ?? '', $reference) && empty($item['cancelledAt'])) {
            return $item;
        }
    }
    return null;
}
// #endregion

// #region check
// The day of departure is no night of the stay: it may be taken.
function nights(string $propertyId, string $roomTypeId, string $arrival, string $departure): array
{
    return call("/availability/$propertyId", [
        'roomTypeId' => $roomTypeId,
        'startDate' => $arrival,
        'endDate' => dayAfter($departure, -1),
        'rates' => 'true',
    ])['dateWiseAvailability'];
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
$booking = findBooking($arrival, $reference);
if ($booking === null) {
    if (!areFree(nights($propertyId, $roomTypeId, $arrival, $departure), $arrival, $departure)) {
        throw new RuntimeException('Not booked: these nights are not free');
    }

    $stay = ['roomTypeId' => $roomTypeId, 'startDate' => $arrival, 'endDate' => $departure];
    echo 'Quote ', json_encode(call("/quote/$propertyId", $stay + ['guests' => $guests])), "\n";

    try {
        call('/reservations', body: [
            'propertyId' => $propertyId,
            'roomTypeId' => $roomTypeId,
            'arrivalDate' => $arrival,
            'departureDate' => $departure,
            'numberOfGuests' => (int) $guests,
            'notes' => "Ref $reference",
        ]);
    } catch (RuntimeException $error) {
        // A status below 500 is a clear no. Anything else may have been carried out: look before you repeat.
        if ($error->getCode() >= 400 && $error->getCode() < 500) {
            throw new RuntimeException('Not booked: ' . $error->getMessage());
        }
    }
    $booking = findBooking($arrival, $reference);
}
if ($booking === null) {
    throw new RuntimeException('Not known: run this again in a minute, with the same reference');
}
echo "Booked {$booking['id']}\n";
// #endregion

// #region race
$units = 1;
foreach (call("/room-types/$propertyId", ['realtime' => 'true']) as $roomType) {
    if ((string) $roomType['id'] === $roomTypeId) {
        $units = $roomType['units']['count'] ?? 1;
    }
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
