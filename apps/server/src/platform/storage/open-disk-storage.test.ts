import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { openDiskStorage } from "./open-disk-storage.ts";

const folder = mkdtempSync(join(tmpdir(), "offertory-storage-"));
const storage = openDiskStorage(join(folder, "files"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const text = (file: { bytes: Buffer } | null) => file?.bytes.toString();

test("a file can be stored, read, listed, overwritten and removed", async () => {
  await storage.put("grace/gallery/1/a.jpg", Buffer.from("one\ntwo"), "image/webp");
  await storage.put("grace/gallery/2/b.jpg", Buffer.from(""), "image/jpeg");
  await storage.put("other/gallery/1/a.jpg", Buffer.from("theirs"), "image/jpeg");
  expect(await storage.read("grace/gallery/1/a.jpg")).toEqual({ type: "image/webp", bytes: Buffer.from("one\ntwo") });
  expect((await storage.list("grace/gallery/")).map(({ key }) => key)).toEqual([
    "grace/gallery/1/a.jpg",
    "grace/gallery/2/b.jpg",
  ]);
  await storage.put("grace/gallery/1/a.jpg", Buffer.from("new"), "image/png");
  expect(await storage.read("grace/gallery/1/a.jpg")).toEqual({ type: "image/png", bytes: Buffer.from("new") });
  await storage.remove("grace/gallery/1/a.jpg");
  await storage.remove("grace/gallery/1/a.jpg");
  expect(await storage.read("grace/gallery/1/a.jpg")).toBeNull();
  expect(await storage.list("grace/gallery/1/")).toEqual([]);
  expect(text(await storage.read("other/gallery/1/a.jpg"))).toBe("theirs");
});

test("removing a prefix deletes all its files, also partly written ones, and no other files", async () => {
  for (const key of ["gone/gallery/1/a.jpg", "gone/lessons/1", "gone-not/lessons/1"])
    await storage.put(key, Buffer.from("x"), "image/png");
  writeFileSync(join(folder, "files/gone/lessons/.writing-1"), "half of a file");
  await storage.removeAll("gone/");
  await storage.removeAll("gone/");
  expect(readdirSync(join(folder, "files"))).not.toContain("gone");
  expect(text(await storage.read("gone-not/lessons/1"))).toBe("x");
  await expect(async () => storage.removeAll("../")).rejects.toThrow("Not a key");
});

test.each([
  "../secret.txt",
  "a/../../secret.txt",
  "/etc/passwd",
  "a//b",
  "a/",
  "",
  ".hidden",
  "a/.writing-1",
  "a\\b",
  "a\0b",
  "a/%2e%2e/b",
  "ä",
])("the key %j is invalid or leads out of the folder, and is refused", async (key) => {
  writeFileSync(join(folder, "secret.txt"), "image/png\nsecret");
  await expect(storage.put(key, Buffer.from("x"), "image/png")).rejects.toThrow("Not a key");
  await expect(storage.read(key)).rejects.toThrow("Not a key");
  await expect(storage.remove(key)).rejects.toThrow("Not a key");
  expect(readFileSync(join(folder, "secret.txt"), "utf8")).toBe("image/png\nsecret");
});

test("a file outside the folder cannot be read", async () => {
  writeFileSync(join(folder, "private.txt"), "image/png\nprivate");
  const read = await storage.read("../private.txt").catch(() => null);
  expect(text(read)).toBeUndefined();
});

test("a process that is killed while writing leaves a complete file", async () => {
  const directory = join(folder, "killed");
  const former = openDiskStorage(directory);
  await former.put("a/b.bin", Buffer.alloc(8_000_000, 1), "image/png");
  const program = `
    import { openDiskStorage } from ${JSON.stringify(join(import.meta.dirname, "open-disk-storage.ts"))};
    const storage = openDiskStorage(${JSON.stringify(directory)});
    console.log("writing");
    for (;;) await storage.put("a/b.bin", Buffer.alloc(8_000_000, 2), "image/webp");`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  await sleep(60);
  child.kill("SIGKILL");
  await once(child, "close");
  const kept = await former.read("a/b.bin");
  const [first] = kept?.bytes ?? [];
  expect(kept?.type).toBe(first === 1 ? "image/png" : "image/webp");
  expect(kept?.bytes.equals(Buffer.alloc(8_000_000, first))).toBe(true);
  expect((await former.list("a/")).map(({ key }) => key)).toEqual(["a/b.bin"]);
  expect(readdirSync(join(directory, "a")).filter((name) => !name.startsWith(".writing-"))).toEqual(["b.bin"]);
});
