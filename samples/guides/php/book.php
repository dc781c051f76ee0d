<?php

// Books a stay once. The file holds the body of the request.
// Needs PHP 8, its curl extension, calry.php beside it, and the four CALRY_ variables.
// Run: php book.php stay.json

declare(strict_types=1);

require __DIR__ . '/calry.php';

$stay = json_decode((string) file_get_contents($argv[1]), true, flags: JSON_THROW_ON_ERROR);

// #region find
// The brackets distinguish [H-20] from [H-2041]. Without them, guest and stay do.
if (!preg_match('/\[[^\]]+\]/', $stay['notes'] ?? '') && empty($stay['guest']['email'])) {
    stop('Not booked: give a [reference] in notes, or guest.email');
}

function isOurs(array $item, array $stay): bool
{
    if (preg_match('/\[[^\]]+\]/', $stay['notes'] ?? '', $reference)) {
        return str_contains($item['notes'] ?? '', $reference[0]);
    }
    $emails = array_map('strtolower', $item['primaryGuest']['emails'] ?? []);
    $roomTypes = array_map('strval', $item['roomTypeIds'] ?? []);
    return [$item['arrivalDate'] ?? '', $item['departureDate'] ?? ''] === [$stay['arrivalDate'], $stay['departureDate']]
        && in_array((string) $stay['roomTypeId'], $roomTypes, true)
        && in_array(strtolower($stay['guest']['email']), $emails, true);
}

function findBooking(array $stay): ?array
{
    $days = [
        'arrivalStartDate' => dayAfter($stay['arrivalDate'], -1),
        'arrivalEndDate' => dayAfter($stay['arrivalDate'], 1),
    ];
    [$items] = readAll('/api/v2/vrs/reservations', $days + ['realtime' => 'true']);
    $ours = array_values(array_filter($items, fn ($item) => isOurs($item, $stay)));
    $active = array_filter($ours, fn ($item) => empty($item['cancelledAt']));
    if ($ours && !$active && preg_match('/\[[^\]]+\]/', $stay['notes'] ?? '', $reference)) {
        stop("Not booked: {$ours[0]['id']} has $reference[0] and is cancelled");
    }
    return array_values($active)[0] ?? null;
}
// #endregion

// #region check
// The departure day isn't a night of the stay, so it can be taken.
function nights(array $stay): array
{
    $days = ['startDate' => $stay['arrivalDate'], 'endDate' => dayAfter($stay['departureDate'], -1)];
    $query = ['roomTypeId' => $stay['roomTypeId'], 'rates' => 'true'] + $days;
    $calendar = call('GET', "/api/v2/vrs/availability/{$stay['propertyId']}", $query);
    return $calendar['data']['dateWiseAvailability'];
}

function isFree(array $days, array $stay): bool
{
    $count = (new DateTime($stay['arrivalDate']))->diff(new DateTime($stay['departureDate']))->days;
    return count($days) === $count
        && array_unique(array_column($days, 'status')) === ['AVAILABLE']
        && $count >= ($days[0]['minimumNights'] ?? 1);
}
// #endregion

// #region book
$known = 'Not booked'; // What is known when the next request fails.

function book(array $stay, string &$known): array
{
    if (!isFree(nights($stay), $stay)) {
        stop('Not booked: these nights are not free');
    }
    $party = ['roomTypeId' => $stay['roomTypeId'], 'guests' => $stay['numberOfGuests'] ?? 1];
    $query = $party + ['startDate' => $stay['arrivalDate'], 'endDate' => $stay['departureDate']];
    $quote = call('GET', "/api/v2/vrs/quote/{$stay['propertyId']}", $query);
    echo 'Quote ', json_encode($quote['data']), "\n";
    $isAccepted = true;
    try {
        $path = '/api/v2/vrs/reservations' . (isset($stay['morChannel']) ? '/booking-engine' : '');
        call('POST', $path, body: $stay);
    } catch (RuntimeException $error) {
        // A 4xx other than 429 rejects the booking. After a 429, a 5xx or no response it may
        // exist.
        $isAccepted = !isFinal($error) ? false : throw $error;
    }
    $known = ($isAccepted ? 'Accepted' : 'Sent') . ', but not checked';
    // It may appear late, so look twice.
    foreach ([0, setting('LOOK_AGAIN_SECONDS', 60)] as $seconds) {
        pause($seconds);
        if ($found = findBooking($stay)) {
            return $found;
        }
    }
    if ($isAccepted) {
        stop("Accepted, but not found. Don't run this again: look for it in the PMS", 2);
    }
    stop('Sent, but not found. Run this again in a minute', 75);
}
// #endregion

// #region race
function isOverbooked(array $stay): bool
{
    [$items] = readAll("/api/v2/vrs/room-types/{$stay['propertyId']}", ['realtime' => 'true']);
    $own = array_column($items, null, 'id')[$stay['roomTypeId']] ?? [];
    $units = $own['units']['count'] ?? null;
    if (!$units) {
        fwrite(STDERR, "Not checked for overbooking: the number of units is not known\n");
        return false;
    }
    $full = array_filter(nights($stay), fn ($day) => count($day['reservationIds'] ?? []) > $units);
    foreach ($full as $day) {
        echo "Overbooked {$day['date']} ", implode(' ', $day['reservationIds']), "\n";
    }
    return $full !== [];
}
// #endregion

try {
    $booking = findBooking($stay) ?? book($stay, $known);
    echo "Booked {$booking['id']}\n";
    $known = 'Not checked for overbooking';
    exit(isOverbooked($stay) ? 3 : 0);
} catch (RuntimeException $error) {
    giveUp($known, $error);
}
