<?php

// Prints how many room types each property has, within the rate limit.
// Needs PHP 8.2 with curl, calry.php beside it, and the four CALRY_ variables.
// Run: php read-room-types.php 48220 48213

declare(strict_types=1);

require __DIR__ . '/calry.php';

foreach (array_slice($argv, 1) as $propertyId) {
    [$items] = readAll("/api/v2/vrs/room-types/$propertyId");
    echo "$propertyId ", count($items), "\n";
}
