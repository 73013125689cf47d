import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { FIRST_PORT, productUrls } from "./product-urls.ts";
import { makeTestFolder } from "../../tools/postgres/test-folder.ts";

const root = join(import.meta.dirname, "../..");
const logs = join(root, ".cache/test-logs");
const log = join(logs, "product.log");
const READY = `${productUrls().portal}/ready`;

/** Starts the whole product once for a run, with its own data folder and the demo data, and stops it afterwards. */
export default async function startProduct(): Promise<() => Promise<void>> {
  if (process.env["OFFERTORY_E2E_URL"]) {
    await waitUntilReady(() => undefined);
    return async () => {};
  }
  if ((await statusOf(READY)) !== 0) {
    throw new Error(`Port ${FIRST_PORT} is taken: choose another first port with OFFERTORY_E2E_PORT.`);
  }
  const data = makeTestFolder("e2e");
  process.env["OFFERTORY_E2E_DATA"] = data;
  mkdirSync(logs, { recursive: true });
  const product = spawn(process.execPath, ["tools/start/start.ts"], {
    cwd: root,
    env: { ...neutralEnvironment(), PORT: String(FIRST_PORT), OFFERTORY_DATA: data },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const file = createWriteStream(log);
  product.stdout.pipe(file);
  product.stderr.pipe(file);

  const stop = async () => {
    const endedByItself = await endProduct(product);
    rmSync(data, { recursive: true, force: true, maxRetries: 5 });
    if (!endedByItself) throw new Error(`The product did not end within 30 s of SIGTERM: see ${log}`);
  };
  try {
    await waitUntilReady(() =>
      isRunning(product) ? undefined : `it ended with exit code ${String(product.exitCode)}`,
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

/** The environment without variables that would connect the product under test to a real database or settings. */
const neutralEnvironment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(OFFERTORY_|SMTP_|NODE_ENV$|DATABASE_URL$|PORT$)/.test(name)),
  );

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null;

async function waitUntilReady(problem: () => string | undefined, seconds = 180): Promise<void> {
  for (const deadline = Date.now() + seconds * 1000; Date.now() < deadline; await sleep(100)) {
    const found = problem();
    if (found) throw new Error(`The product did not start: ${found}\n${readFileSync(log, "utf8").slice(-4000)}`);
    if ((await statusOf(READY)) === 200) return;
  }
  throw new Error(`The product was not ready within ${seconds} s: ${READY} did not answer 200`);
}

/** Returns 0 when there is no answer. */
const statusOf = (url: string): Promise<number> =>
  fetch(url).then(
    (answer) => answer.status,
    () => 0,
  );

/** Returns true when it ended on request; false when it had to be killed. */
async function endProduct(product: ChildProcess): Promise<boolean> {
  product.kill("SIGTERM");
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await sleep(50)) {
    if (!isRunning(product)) return true;
  }
  product.kill("SIGKILL");
  return false;
}
