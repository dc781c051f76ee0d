<?php

// Books a stay once. The file holds the body of the request.
// Needs PHP 8.2 with curl, calry.php and stays.php beside it, and the four CALRY_ variables.
// Run: php book.php stay.json

declare(strict_types=1);

require __DIR__ . '/calry.php';
require __DIR__ . '/stays.php';

$stay = json_decode((string) file_get_contents($argv[1]), true, flags: JSON_THROW_ON_ERROR);

// The brackets distinguish [H-20] from [H-2041]. Without them, guest and stay do.
preg_match('/\[[^\]]+\]/', $stay['notes'] ?? '', $reference);
$email = strtolower($stay['guest']['email'] ?? '');
if (!$reference && !$email) {
    stop('Not booked: give a [reference] in notes, or guest.email');
}
$isSameStay = fn (array $item): bool =>
    [$item['arrivalDate'] ?? '', $item['departureDate'] ?? ''] === [$stay['arrivalDate'], $stay['departureDate']]
    && in_array((string) $stay['roomTypeId'], array_map('strval', $item['roomTypeIds'] ?? []), true)
    && in_array($email, array_map('strtolower', $item['primaryGuest']['emails'] ?? []), true);
$isOurs = fn (array $item): bool =>
    $reference ? str_contains($item['notes'] ?? '', $reference[0]) : $isSameStay($item);

$findBooking = function () use ($stay, $isOurs, $reference): ?array {
    $days = ['arrivalStartDate' => dayAfter($stay['arrivalDate'], -1)];
    $days += ['arrivalEndDate' => dayAfter($stay['arrivalDate'], 1)];
    [$items] = readAll('/api/v2/vrs/reservations', $days + ['realtime' => 'true']);
    $ours = array_filter($items, $isOurs);
    $active = array_filter($ours, fn ($item) => empty($item['cancelledAt']));
    if ($reference && $ours && !$active) {
        stop("Not booked: $reference[0] is cancelled");
    }
    return array_values($active)[0] ?? null;
};

$known = 'Not booked'; // What is known when the next request fails.

$book = function () use ($stay, $findBooking, &$known): array {
    $nights = nights($stay);
    $taken = array_filter($nights, fn ($night) => ($night['status'] ?? '') !== 'AVAILABLE');
    if ($taken || count($nights) < ($nights[0]['minimumNights'] ?? 1)) {
        stop('Not booked: these nights are not free');
    }
    $party = ['roomTypeId' => $stay['roomTypeId'], 'guests' => $stay['numberOfGuests'] ?? 1];
    $query = $party + ['startDate' => $stay['arrivalDate'], 'endDate' => $stay['departureDate']];
    $quote = call('GET', "/api/v2/vrs/quote/{$stay['propertyId']}", $query);
    echo 'Quote ', json_encode($quote['data']), "\n";
    $engine = !empty($stay['morChannel']) ? '/booking-engine' : '';
    $isAccepted = write('POST', "/api/v2/vrs/reservations$engine", $stay);
    $known = ($isAccepted ? 'Accepted' : 'Sent') . ', but not checked';
    // It may appear late, so look twice.
    foreach ([0, setting('LOOK_AGAIN_SECONDS', 60)] as $seconds) {
        pause($seconds);
        if ($found = $findBooking()) {
            return $found;
        }
    }
    if (!$isAccepted) {
        stop('Sent, but not found. Run this again in a minute', 75);
    }
    stop("Accepted, but not found. Don't run this again: look for it in the PMS", 2);
};

function isOverbooked(array $stay): bool
{
    [$items] = readAll("/api/v2/vrs/room-types/{$stay['propertyId']}", ['realtime' => 'true']);
    $units = array_column($items, 'units', 'id')[$stay['roomTypeId']]['count'] ?? null;
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

try {
    $booking = $findBooking() ?? $book();
    echo "Booked {$booking['id']}\n";
    $known = 'Not checked for overbooking';
    exit(isOverbooked($stay) ? 3 : 0);
} catch (RuntimeException $error) {
    giveUp($known, $error);
}
