import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { keepSecrets } from "./keep-secrets.ts";

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const key = (byte: number) => Buffer.alloc(32, byte).toString("base64url");

test("An encryption key that was stored under its former name is still used", () => {
  const folder = mkdtempSync(join(tmpdir(), "offertory-secrets-"));
  folders.push(folder);
  writeFileSync(join(folder, "secrets.json"), JSON.stringify({ secret: key(1), sealingKey: key(2) }));
  expect(keepSecrets(folder, {})).toEqual({ secret: key(1), encryptionKey: key(2) });
});
