<?php

// Keeps records in a JSON file.
// Needs PHP 8.2.
// Run by the programs that require it: require __DIR__ . '/store.php'.

declare(strict_types=1);

function load(string $file, array $empty): array
{
    return is_file($file) ? json_decode((string) file_get_contents($file), true) : $empty;
}

// A program that stops while it writes leaves the old file.
function save(string $file, array|object $value): void
{
    file_put_contents("$file.new", json_encode($value, JSON_THROW_ON_ERROR));
    rename("$file.new", $file);
}

// Compare instants: as text, "…00Z" and "…00.000Z" sort wrongly.
function isOlder(array $item, ?array $other): bool
{
    return $other && new DateTime($item['updatedAt']) < new DateTime($other['updatedAt']);
}
