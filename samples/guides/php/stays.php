<?php

// Reads, books and changes stays: what book, change-dates and cancel have in common.
// Needs PHP 8.2 with curl and calry.php beside it.
// Run by the programs that require it: require __DIR__ . '/stays.php'.

declare(strict_types=1);

function dayAfter(string $day, int $days): string
{
    return date('Y-m-d', strtotime("$day $days days"));
}

// The departure day isn't a night of the stay. A night that isn't listed has no status.
function nights(array $stay): array
{
    if ($stay['arrivalDate'] >= $stay['departureDate']) {
        stop('The departure must be after the arrival');
    }
    $last = dayAfter($stay['departureDate'], -1);
    $query = ['roomTypeId' => $stay['roomTypeId'], 'startDate' => $stay['arrivalDate'], 'endDate' => $last];
    $calendar = call('GET', "/api/v2/vrs/availability/{$stay['propertyId']}", $query + ['rates' => 'true']);
    $listed = array_column($calendar['data']['dateWiseAvailability'], null, 'date');
    $nights = [];
    for ($date = $stay['arrivalDate']; $date <= $last; $date = dayAfter($date, 1)) {
        $nights[] = $listed[$date] ?? ['date' => $date];
    }
    return $nights;
}

function readReservation(string $id): array
{
    return call('GET', "/api/v2/vrs/reservations/$id", ['realtime' => 'true'])['data'];
}

// Returns whether the write was accepted. If not, it may have taken effect all the same:
// after a 429, a 5xx response or no response. Throws if a 3xx or another 4xx rejected it.
function write(string $method, string $path, array $body): bool
{
    try {
        call($method, $path, body: $body);
        return true;
    } catch (RuntimeException $error) {
        return isFinal($error) ? throw $error : false;
    }
}

// Ends the program with what is known, and what to do: 1 is fix it, 75 is run it again.
function giveUp(string $known, Throwable $error): never
{
    if (isFinal($error)) {
        stop("$known: {$error->getMessage()}. Fix this, then run it again");
    }
    stop("$known: {$error->getMessage()}. Run this again in a minute", 75);
}
