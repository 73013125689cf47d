/** Something a person has to put right: its message is one clear line that says what to do. */
export class Refusal extends Error {
  override name = "Refusal";
}

/** Runs a command of ours; a refusal becomes one line and exit code 1, anything else is a fault and keeps its stack. */
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
