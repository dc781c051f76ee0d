<?php

// Prints every reservation of an account once, even if the list changes during the read.
// Needs PHP 8.2 with curl, calry.php beside it, and the four CALRY_ variables.
// Run: php read-all-pages.php

declare(strict_types=1);

require __DIR__ . '/calry.php';

[$items] = readAll('/api/v2/vrs/reservations');
foreach ($items as $item) {
    echo "{$item['id']} {$item['arrivalDate']} {$item['departureDate']}\n";
}
