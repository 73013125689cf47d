/**
 * How much longer than usual a test may wait for what it expects, on a machine that is slow or busy:
 * `OFFERTORY_TEST_PATIENCE=3 npm test`. A test that passes takes no longer by it.
 */
const PATIENCE = Number(process.env["OFFERTORY_TEST_PATIENCE"] ?? "1");

/** So many milliseconds, times the patience that was asked for. */
export const patiently = (seconds: number): number => seconds * 1000 * PATIENCE;

/** How long a test waits for what it expects, wherever it names nothing else. */
export const WAIT = { timeout: patiently(30) };
