/** How figures are written. */

/** @param {number} bytes */
export const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** @param {number} bytes */
export const GB = (bytes) => `${(bytes / 1e9).toFixed(2)} GB`;

/** @param {number} value */
export const ratio = (value) => value.toFixed(2);

/** @param {number} ms */
export const milliseconds = (ms) => `${Math.round(ms)} ms`;

/** @param {number} value */
export const seconds = (value) => `${value.toFixed(1)} s`;

/** @param {number} value */
export const whole = (value) => String(Math.round(value));
