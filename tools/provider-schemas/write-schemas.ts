import { writeFileSync } from "node:fs";

export function writeSchemas(path: string, content: Record<string, unknown>): void {
  writeFileSync(path, textOf(content));
}

/** Writes one schema per line: short, and a diff shows only the changed schemas. */
export function textOf(content: Record<string, unknown>): string {
  const members = Object.entries(content).map(([name, value]) => `${JSON.stringify(name)}: ${write(value)}`);
  return `{\n${members.join(",\n")}\n}\n`;
}

function write(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const lines = Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${JSON.stringify(one)}`);
  return `{\n${lines.join(",\n")}\n}`;
}
