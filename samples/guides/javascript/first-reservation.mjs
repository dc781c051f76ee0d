// Prints the first reservation of an integration account.
// Needs Node.js 20, calry.mjs beside it, and the four CALRY_ variables.
// Run: node first-reservation.mjs
import {call} from './calry.mjs';

const {data} = await call('GET', '/api/v2/vrs/reservations', {query: {realtime: true}});
console.log(data[0] ?? 'This account has no reservations.');
