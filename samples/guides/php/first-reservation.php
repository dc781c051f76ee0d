<?php

// Prints the first reservation of an integration account.
// Needs PHP 8.2 with curl, calry.php beside it, and the four CALRY_ variables.
// Run: php first-reservation.php

declare(strict_types=1);

require __DIR__ . '/calry.php';

['data' => $data] = call('GET', '/api/v2/vrs/reservations', ['realtime' => 'true']);
print_r($data[0] ?? 'This account has no reservations.');
