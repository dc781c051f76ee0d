<?php

// Prints the status of each night of every property, from the v1 API.
// Needs PHP 8.2 with curl, calry.php beside it, and the four CALRY_ variables.
// Run: php nights-v1.php 2028-06-12 2028-06-15

declare(strict_types=1);

require __DIR__ . '/calry.php';

[, $start, $end] = $argv;
[$properties] = readAll('/api/v1/vrs/properties');
foreach (array_column($properties, 'id') as $id) {
    $query = ['startDate' => $start, 'endDate' => $end, 'rates' => 'true'];
    $calendar = call('GET', "/api/v1/vrs/availability/$id", $query)['data'];
    foreach ($calendar['dateWiseAvailability'] as $night) {
        echo implode(' ', [$id, $calendar['roomId'] ?? $id, $night['date'], $night['status']]), "\n";
    }
}
