<?php

// Changes the dates of a reservation if the new nights are free.
// Needs PHP 8, its curl extension, calry.php beside it, and the four CALRY_ variables.
// Run: php change-dates.php 771904 2026-06-13 2026-06-17

declare(strict_types=1);

require __DIR__ . '/calry.php';

const V2 = '/api/v2/vrs';

[, $id, $arrival, $departure] = $argv;

function read(string $id): array
{
    return call('GET', V2 . "/reservations/$id", ['realtime' => 'true'])['data'];
}

// #region check
// The stay's own nights show as taken, so check only the new ones.
function check(array $old, string $arrival, string $departure): void
{
    $calendar = call('GET', V2 . "/availability/{$old['propertyId']}", [
        'roomTypeId' => $old['roomTypeIds'][0],
        'startDate' => $arrival,
        'endDate' => dayAfter($departure, -1),
        'rates' => 'true',
    ]);
    $days = $calendar['data']['dateWiseAvailability'];
    if (count($days) !== (new DateTime($arrival))->diff(new DateTime($departure))->days) {
        stop('Not changed: a night is not listed');
    }
    foreach ($days as ['date' => $date, 'status' => $status]) {
        $isOwn = $date >= $old['arrivalDate'] && $date < $old['departureDate'];
        if ($status !== 'AVAILABLE' && !$isOwn) {
            stop("Not changed: $date is taken");
        }
    }
}
// #endregion

// #region update
$known = 'Not changed'; // What is known when the next request fails.
try {
    check(read($id), $arrival, $departure);
    $body = ['reservationId' => $id, 'arrivalDate' => $arrival, 'departureDate' => $departure];
    try {
        call('PUT', V2 . '/reservations', body: $body);
    } catch (RuntimeException $error) {
        // Without a 2xx response the update may still have taken effect, so read it.
        if (isFinal($error)) {
            throw $error;
        }
    }
    $known = 'Not checked';
    $now = read($id);
    if ([$now['arrivalDate'], $now['departureDate']] !== [$arrival, $departure]) {
        stop('Not changed. Run this again in a minute', 75);
    }
    echo "Changed {$now['id']} {$now['arrivalDate']} {$now['departureDate']}\n";
} catch (RuntimeException $error) {
    giveUp($known, $error);
}
// #endregion
