<?php

// Receives PMS events, and keeps reservations.json up to date with the API.
// Needs PHP 8.2 with curl, calry.php, store.php and deliveries.php beside it, the
// four CALRY_ variables, and WEBHOOK_SECRET.
// Run both: php -S 127.0.0.1:8080 receiver.php, and php receiver.php

declare(strict_types=1);

require __DIR__ . '/calry.php';
require __DIR__ . '/store.php';
require __DIR__ . '/deliveries.php';

// #region reconcile
// A delivery only triggers a read of the API. So it doesn't matter if it comes twice, late,
// in the wrong order, or from someone who guessed the URL.
function reconcile(): bool
{
    static $missing = [];
    $known = load('reservations.json', []);
    [$items, $isComplete] = readAll('/api/v2/vrs/reservations', ['realtime' => 'true']);
    foreach ($items as $item) {
        if (!isOlder($item, $known[$item['id']] ?? null)) {
            $known[$item['id']] = $item;
        }
    }
    // A reservation was deleted if two complete reads in a row miss it.
    $unseen = $isComplete ? array_diff_key($known, array_column($items, null, 'id')) : [];
    foreach (array_intersect_key($unseen, $missing) as $id => $item) {
        file_put_contents('deleted.jsonl', json_encode($item) . "\n", FILE_APPEND);
        unset($known[$id]);
    }
    $missing = array_diff_key($unseen, $missing);
    save('reservations.json', (object) $known);
    return !$missing; // Otherwise read again soon.
}
// #endregion

receiveDeliveries('pms', 'inbox.jsonl', 'reconcile');
