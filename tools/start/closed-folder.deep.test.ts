import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { skipIfAsked } from "../test/skip-if-asked.ts";
import { copySources } from "../mutation/copy-sources.ts";
import { findPorts, runStart } from "./stand-ins/run-start.ts";

const root = join(import.meta.dirname, "../..");
const isRoot = process.getuid?.() === 0;
/** An account that every machine has and that owns nothing. PostgreSQL requires that it has a name. */
const NOBODY = { uid: 65_534, gid: 65_534 };

/** A checkout in a folder that only its owner may enter. */
let folder = "";
let checkout = "";
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "offertory-closed-")));
  checkout = join(folder, "checkout");
  mkdirSync(checkout);
  copySources(root, checkout);
  chmodSync(folder, 0o700);
});
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

/** Starts the program as a person would, sends a request, stops it; returns its output and exit code. */
async function startAndStop(account: { uid: number; gid: number }) {
  const port = await findPorts();
  const dataFolder = join(checkout, ".offertory");
  const run = runStart({
    dataFolder: "",
    port,
    program: [join(checkout, "tools/run.mjs"), "tools/start/start.ts"],
    account: { ...account, cwd: checkout },
    env: { HOME: checkout },
  });
  try {
    await run.prints("Offertory is ready");
    const { status } = await fetch(`http://localhost:${port}/ready`);
    run.child.kill("SIGTERM");
    return { output: run.output(), status, code: await run.ended };
  } finally {
    run.child.kill("SIGTERM");
    await run.ended;
    rmSync(dataFolder, { recursive: true });
  }
}

const mayRead = (account: object): boolean =>
  spawnSync(process.execPath, ["-e", `fs.readFileSync(${JSON.stringify(join(root, "package-lock.json"))})`], {
    ...account,
    cwd: "/",
  }).status === 0;

const asItShould = () => ({
  output: expect.stringMatching(new RegExp(`admin@example\\.com[^]*Data and logs are in ${checkout}/\\.offertory\\.`)),
  status: 200,
  code: 0,
});

test("An ordinary user starts it in a folder that is closed to all others", async (context) => {
  const account = isRoot ? NOBODY : { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  if (!mayRead(account)) skipIfAsked(context, "other-accounts", `other accounts may not enter ${root}`);
  spawnSync("chown", ["-R", `${account.uid}:${account.gid}`, folder]);
  expect(await startAndStop(account)).toEqual(asItShould());
});

test("Root starts it in a folder that is closed to all others", async (context) => {
  if (!isRoot) skipIfAsked(context, "root", "it must be run by root");
  spawnSync("chown", ["-R", "0:0", folder]);
  expect(await startAndStop({ uid: 0, gid: 0 })).toEqual(asItShould());
});
