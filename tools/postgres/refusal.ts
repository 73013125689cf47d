/** A problem that a person has to solve: its message is one clear line that says what to do. */
export class Refusal extends Error {
  override name = "Refusal";
}

/** Runs a command. A refusal is printed as one line with exit code 1; any other error is a bug and keeps its stack. */
export async function refuseClearly(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
