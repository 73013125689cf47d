/**
 * How the programs of the product are run, so that they fit on a small machine. Node lets tens of megabytes of what is forgotten
 * at once pile up before it tidies, and the C library keeps a heap of its own for nearly every thread: a server at rest takes a
 * fifth more memory with them, and one that mails thousands of statements twice as much. Its calls cost the same either way.
 */
export const LEAN = { options: ["--max-semi-space-size=4"], env: { MALLOC_ARENA_MAX: "2" } };
