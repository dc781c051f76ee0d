// Prints the status of each night of every room type, from the v2 API.
// Needs Node.js 20, calry.mjs beside it, and the four CALRY_ variables.
// Run: node nights-v2.mjs 2028-06-12 2028-06-15
import {call, readAll} from './calry.mjs';

const [startDate, endDate] = process.argv.slice(2);
const properties = await readAll('/api/v2/vrs/properties');
for (const {id} of properties.items) {
  const roomTypes = await readAll(`/api/v2/vrs/room-types/${id}`);
  for (const {id: roomTypeId} of roomTypes.items) {
    const query = {startDate, endDate, rates: true, roomTypeId};
    const {data: calendar} = await call('GET', `/api/v2/vrs/availability/${id}`, {query});
    for (const {date, status} of calendar.dateWiseAvailability) {
      console.log(id, calendar.roomTypeId, date, status);
    }
  }
}
