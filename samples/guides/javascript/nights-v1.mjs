// Prints the status of each night of every property, from the v1 API.
// Needs Node.js 20, calry.mjs beside it, and the four CALRY_ variables.
// Run: node nights-v1.mjs 2028-06-12 2028-06-15
import {call, readAll} from './calry.mjs';

const [startDate, endDate] = process.argv.slice(2);
const properties = await readAll('/api/v1/vrs/properties');
for (const {id} of properties.items) {
  const query = {startDate, endDate, rates: true};
  const {data: calendar} = await call('GET', `/api/v1/vrs/availability/${id}`, {query});
  for (const {date, status} of calendar.dateWiseAvailability) {
    console.log(id, calendar.roomId ?? id, date, status);
  }
}
