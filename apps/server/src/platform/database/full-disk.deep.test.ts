import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startPostgres } from "../../../../../tools/postgres/start-postgres.ts";
import { skipIfAsked } from "../../../../../tools/test/skip-if-asked.ts";
import { startServerProcess } from "../../../test/server-process.ts";

test("/ready returns 503 while the disk of the database is full, and 200 once it has space", async (context) => {
  const disk = mkdtempSync(join(tmpdir(), "offertory-disk-"));
  onTestFinished(() => rmSync(disk, { recursive: true, force: true }));
  if (spawnSync("mount", ["-t", "tmpfs", "-o", "size=200m", "tmpfs", disk]).status !== 0)
    skipIfAsked(context, "small-disk", "a small disk is mounted by root, where mounting is allowed");
  onTestFinished(() => void spawnSync("umount", ["--lazy", disk]));

  const postgres = await startPostgres({ dataFolder: join(disk, "data") });
  onTestFinished(() => postgres.stop());
  const server = await startServerProcess(postgres.url);
  onTestFinished(async () => void (await server.stop()));
  const ready = () => fetch(`${server.url}/ready`).then(({ status }) => status);
  await expect.poll(ready).toBe(200);

  spawnSync("dd", ["if=/dev/zero", `of=${join(disk, "fill")}`, "bs=4k"]);
  await expect.poll(ready).toBe(503);
  rmSync(join(disk, "fill"));
  await expect.poll(ready, { timeout: 30_000 }).toBe(200);
}, 120_000);
