/**
 * How the programs of the product are run, so that they fit on a small machine. Node lets tens of megabytes of what is forgotten
 * at once pile up before it tidies, and the C library keeps a heap of its own for nearly every thread: with them a server takes a
 * fifth more memory at rest, and a quarter more while it mails thousands of statements. Calls cost the same either way; with half
 * of these eight megabytes statements would take a quarter longer to draw.
 */
export const LEAN = { options: ["--max-semi-space-size=8"], env: { MALLOC_ARENA_MAX: "2" } };
