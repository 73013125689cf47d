import { resolve } from "node:path";
import { Refusal } from "../postgres/refusal.ts";

/** The file that the person named, seen from where the command was typed, and whether --replace was said. */
export function readArguments(words: string[], usage: string, flags: string[]): { file: string; replace: boolean } {
  const files = words.filter((word) => !word.startsWith("--"));
  const unknown = words.find((word) => word.startsWith("--") && !flags.includes(word));
  const [file] = files;
  if (!file || files.length > 1 || unknown) throw new Refusal(`Usage: ${usage}`);
  return { file: resolve(process.env["INIT_CWD"] ?? process.cwd(), file), replace: words.includes("--replace") };
}
