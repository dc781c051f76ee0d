// Prints every reservation of an account once, even if the list changes during the read.
// Needs Node.js 20, calry.mjs beside it, and the four CALRY_ variables.
// Run: node read-all-pages.mjs
import {readAll} from './calry.mjs';

const {items} = await readAll('/api/v2/vrs/reservations');
for (const {id, arrivalDate, departureDate} of items) {
  console.log(id, arrivalDate, departureDate);
}
