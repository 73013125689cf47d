/**
 * A guard, how it looks when it is gone, and the test that must notice. The twin is the program without that one guard.
 */
export type Twin = {
  /** What the guard sees to, as a sentence. */
  guard: string;
  file: string;
  /** Text of the file that stands there exactly once. */
  find: string;
  replace: string;
  /** The test file, and words of the title of the one test in it that must fail. */
  test: string;
  title: string;
};
