<?php

// Cancels a reservation. CANCEL_STATUS is the status that cancels in your PMS.
// Needs PHP 8, its curl extension, calry.php beside it, and the four CALRY_ variables.
// Run: php cancel.php 771904 "$CANCEL_STATUS"

declare(strict_types=1);

require __DIR__ . '/calry.php';

const PATH = '/api/v2/vrs/reservations';

[, $id, $status] = $argv + [2 => ''];
if (!$status) {
    stop('Not cancelled: give the ID and the status that cancels');
}

function read(string $id): array
{
    return call('GET', PATH . "/$id", ['realtime' => 'true'])['data'];
}

$known = 'Not cancelled'; // What is known when the next request fails.
try {
    $now = read($id);
    $isAccepted = true;
    if (empty($now['cancelledAt'])) {
        try {
            call('PUT', PATH, body: ['reservationId' => $id, 'status' => $status]);
        } catch (RuntimeException $error) {
            // Without a 2xx response the update may still have taken effect, so read it.
            $isAccepted = !isFinal($error) ? false : throw $error;
        }
        $known = 'Not checked';
        $now = read($id);
    }
    if (empty($now['cancelledAt']) && !$isAccepted) {
        stop('Not cancelled. Run this again in a minute', 75);
    }
    if (empty($now['cancelledAt'])) {
        stop("Not confirmed. Don't run this again: look for it in the PMS", 2);
    }
    echo "Cancelled {$now['id']} {$now['cancelledAt']}\n";
} catch (RuntimeException $error) {
    giveUp($known, $error);
}
