import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, type TestContext } from "vitest";
import { skipIfAsked } from "../test/skip-if-asked.ts";
import { ask, findPorts, runStart } from "./stand-ins/run-start.ts";

/** Mounts a small disk, if this machine allows it. */
function makeDisk(context: TestContext, size: string): string {
  const folder = mkdtempSync(join(tmpdir(), "offertory-disk-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const mount = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${size}`, "tmpfs", folder]);
  if (mount.status !== 0)
    skipIfAsked(context, "small-disk", "a small disk is mounted by root, where mounting is allowed");
  onTestFinished(() => void spawnSync("umount", ["--lazy", folder]));
  return folder;
}

/** Fills a disk to its last byte; returns a function that frees it. */
function fill(disk: string): () => void {
  const file = join(disk, "fill");
  spawnSync("dd", ["if=/dev/zero", `of=${file}`, "bs=4k"]);
  return () => rmSync(file);
}

async function start(disk: string) {
  const port = await findPorts();
  const run = runStart({ dataFolder: join(disk, "data"), port });
  onTestFinished(() => void run.child.kill("SIGTERM"));
  return { run, port };
}

test("A first start on a disk that is too small fails with one line about it", async (context) => {
  const { run } = await start(makeDisk(context, "20m"));
  expect(await run.ended).toBe(1);
  expect(run.output().trim().split("\n").at(-1)).toMatch(/the disk is full: free some space and start again/);
  expect(run.output()).not.toMatch(/\n\s+at /);
});

test("A later start on a full disk fails with one line, and starts with all data once there is space", async (context) => {
  const disk = makeDisk(context, "120m");
  const first = await start(disk);
  await first.run.prints("Offertory is ready");
  await ask(first.port, "/notes/kept", "POST");
  first.run.child.kill("SIGTERM");
  await first.run.ended;

  const free = fill(disk);
  expect(() => writeFileSync(join(disk, "more"), "x".repeat(10_000))).toThrow("ENOSPC");
  rmSync(join(disk, "more"), { force: true });
  const { run } = await start(disk);
  expect(await run.ended).toBe(1);
  expect(run.output()).toBe(
    `The data folder ${join(disk, "data")} is on a full disk: free some space, or set OFFERTORY_DATA to a folder elsewhere.\n`,
  );

  free();
  const again = await start(disk);
  await again.run.prints("Offertory is ready");
  expect(await ask(again.port, "/notes")).toBe("demo kept");
});
