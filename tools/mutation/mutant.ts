/**
 * A guard, the program without it, and the test that must then fail. Mutants are declared beside the code that they
 * change, in files that end in `.mutants.ts`; paths are relative to that file.
 */
export interface Mutant {
  /** What the guard ensures, as a sentence. */
  guard: string;
  file: string;
  /** Text that occurs exactly once in the file. */
  find: string;
  replace: string;
  /** The test file, and a part of the title of the test in it that must fail. */
  test: string;
  title: string;
}

/** A mutant, and the file that declares it; paths are from the project's root. */
export interface DeclaredMutant extends Mutant {
  declaredIn: string;
}
