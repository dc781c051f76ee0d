<?php

// Cancels a reservation. CANCEL_STATUS is the status that cancels in your PMS.
// Needs PHP 8.2 with curl, calry.php and stays.php beside it, and the four CALRY_ variables.
// Run: php cancel.php 771904 "$CANCEL_STATUS"

declare(strict_types=1);

require __DIR__ . '/calry.php';
require __DIR__ . '/stays.php';

[, $id, $status] = $argv + [2 => ''];
if (!$status) {
    stop('Not cancelled: give the ID and the status that cancels');
}

$known = 'Not cancelled'; // What is known when the next request fails.
try {
    $now = readReservation($id);
    if (empty($now['cancelledAt'])) {
        $body = ['reservationId' => $id, 'status' => $status];
        $isAccepted = write('PUT', '/api/v2/vrs/reservations', $body);
        $known = 'Not checked';
        $now = readReservation($id);
        if (empty($now['cancelledAt']) && !$isAccepted) {
            stop('Not cancelled. Run this again in a minute', 75);
        }
    }
    if (empty($now['cancelledAt'])) {
        stop("Not confirmed. Don't run this again: look for it in the PMS", 2);
    }
    echo "Cancelled {$now['id']} {$now['cancelledAt']}\n";
} catch (RuntimeException $error) {
    giveUp($known, $error);
}
