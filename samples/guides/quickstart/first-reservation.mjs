// Prints the first reservation of an integration account.
// Needs Node.js 20 and the three CALRY_ variables. Run: node first-reservation.mjs
const host = process.env.CALRY_HOST ?? 'https://dev.calry.app';
const {CALRY_API_KEY, CALRY_WORKSPACE_ID, CALRY_INTEGRATION_ACCOUNT_ID} = process.env;

const response = await fetch(`${host}/api/v2/vrs/reservations?realtime=true`, {
  headers: {
    Authorization: `Bearer ${CALRY_API_KEY}`,
    workspaceId: CALRY_WORKSPACE_ID,
    integrationAccountId: CALRY_INTEGRATION_ACCOUNT_ID,
  },
  signal: AbortSignal.timeout(30_000),
});
if (!response.ok) throw new Error(`The API returned ${response.status}`);

const {data} = await response.json();
console.log(data[0] ?? 'This account has no reservations.');
