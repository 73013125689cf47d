/**
 * The factor by which tests wait longer for an expected result, on a slow or busy machine: `OFFERTORY_TEST_PATIENCE=3
 * npm test`. A test that passes does not get slower by it.
 */
const PATIENCE = Number(process.env["OFFERTORY_TEST_PATIENCE"] ?? "1");

/** Converts seconds to milliseconds, multiplied by the factor. */
export const patiently = (seconds: number): number => seconds * 1000 * PATIENCE;

/** How long a test waits for an expected result by default. */
export const WAIT = { timeout: patiently(30) };
