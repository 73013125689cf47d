/**
 * Options that let the product's programs fit on a small machine. By default Node collects tens of megabytes of
 * short-lived objects before it frees them, and the C library keeps a heap for nearly every thread: a server then takes
 * a fifth more memory at rest, and a quarter more while it emails thousands of statements. Requests cost the same
 * either way; with four megabytes in place of eight, rendering statements would take a quarter longer.
 */
export const LEAN = { options: ["--max-semi-space-size=8"], env: { MALLOC_ARENA_MAX: "2" } };
