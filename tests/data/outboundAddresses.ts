/** IP addresses that Calry's requests come from. */
export const outboundAddresses = [
  '13.223.12.205',
  '13.223.21.194',
  '3.224.109.219',
  '54.173.49.124',
  '44.216.24.241',
  '44.209.20.109',
  '44.199.129.245',
  '3.210.171.98',
];
