<?php

// Changes the dates of a reservation if the new nights are free.
// Needs PHP 8.2 with curl, calry.php and stays.php beside it, and the four CALRY_ variables.
// Run: php change-dates.php 771904 2028-06-13 2028-06-17

declare(strict_types=1);

require __DIR__ . '/calry.php';
require __DIR__ . '/stays.php';

[, $id, $arrival, $departure] = $argv;
$dates = ['arrivalDate' => $arrival, 'departureDate' => $departure];

$known = 'Not changed'; // What is known when the next request fails.
try {
    $old = readReservation($id);
    // The stay's own nights show as taken, so check only the new ones.
    foreach (nights(['roomTypeId' => $old['roomTypeIds'][0]] + $dates + $old) as $night) {
        $isOwn = $night['date'] >= $old['arrivalDate'] && $night['date'] < $old['departureDate'];
        if (($night['status'] ?? '') !== 'AVAILABLE' && !$isOwn) {
            stop("Not changed: {$night['date']} is not available");
        }
    }
    write('PUT', '/api/v2/vrs/reservations', ['reservationId' => $id] + $dates);
    // Without a 2xx response the update may still have taken effect, so read it in any case.
    $known = 'Not checked';
    $now = readReservation($id);
    if ([$now['arrivalDate'], $now['departureDate']] !== [$arrival, $departure]) {
        stop('Not changed. Run this again in a minute', 75);
    }
    echo "Changed {$now['id']} {$now['arrivalDate']} {$now['departureDate']}\n";
} catch (RuntimeException $error) {
    giveUp($known, $error);
}
