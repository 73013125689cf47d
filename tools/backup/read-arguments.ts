import { resolve } from "node:path";
import { Refusal } from "../postgres/refusal.ts";

/** Returns the file from the command line, resolved from the folder of the command, and whether --replace was given. */
export function readArguments(args: string[], usage: string, flags: string[]): { file: string; replace: boolean } {
  const files = args.filter((word) => !word.startsWith("--"));
  const unknown = args.find((word) => word.startsWith("--") && !flags.includes(word));
  const [file] = files;
  if (!file || files.length > 1 || unknown) throw new Refusal(`Usage: ${usage}`);
  return { file: resolve(process.env["INIT_CWD"] ?? process.cwd(), file), replace: args.includes("--replace") };
}
