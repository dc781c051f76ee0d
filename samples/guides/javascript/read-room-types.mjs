// Prints how many room types each property has, within the rate limit.
// Needs Node.js 20, calry.mjs beside it, and the four CALRY_ variables.
// Run: node read-room-types.mjs 48220 48213
import {readAll} from './calry.mjs';

for (const propertyId of process.argv.slice(2)) {
  const {items} = await readAll(`/api/v2/vrs/room-types/${propertyId}`);
  console.log(propertyId, items.length);
}
