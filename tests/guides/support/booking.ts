import path from 'node:path';
import type {Exchange} from '../../mock';
import {programs, programsFolder} from './programs';
import type {Outcome} from './run';

export const isWrite = ({method}: Exchange) => method !== 'GET';

/** What a program wrote for its reader, wherever it wrote it. */
export const said = ({stdout, stderr}: Outcome) => stdout + stderr;

export const stayFile = path.resolve(programsFolder, 'booking-flow/stay.json');

/** The two ways to create a reservation, for the same stay. */
export const ways = [
  ...programs('booking-flow/book').map((program) => ({
    program,
    operation: 'v2/createReservation',
    args: ['48220', '90511', '2026-06-12', '2026-06-16', '3', 'H-2041'],
  })),
  ...programs('booking-flow/book-direct').map((program) => ({
    program,
    operation: 'v2/createBookingEngineReservation',
    args: [stayFile],
  })),
];
