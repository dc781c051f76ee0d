<?php

// Prints the status of each night of every room type, from the v2 API.
// Needs PHP 8.2 with curl, calry.php beside it, and the four CALRY_ variables.
// Run: php nights-v2.php 2028-06-12 2028-06-15

declare(strict_types=1);

require __DIR__ . '/calry.php';

[, $start, $end] = $argv;
[$properties] = readAll('/api/v2/vrs/properties');
foreach (array_column($properties, 'id') as $id) {
    [$roomTypes] = readAll("/api/v2/vrs/room-types/$id");
    foreach (array_column($roomTypes, 'id') as $roomTypeId) {
        $query = ['startDate' => $start, 'endDate' => $end, 'rates' => 'true', 'roomTypeId' => $roomTypeId];
        $calendar = call('GET', "/api/v2/vrs/availability/$id", $query)['data'];
        foreach ($calendar['dateWiseAvailability'] as $night) {
            echo implode(' ', [$id, $calendar['roomTypeId'], $night['date'], $night['status']]), "\n";
        }
    }
}
