import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { BUILD } from "../check/all-checks.ts";
import { exitCodeOf, runTests } from "./run-tests.ts";
import { runPlaywright } from "./test-parts.ts";

const root = join(import.meta.dirname, "../..");
const folder = join(root, "pictures");

rmSync(folder, { recursive: true, force: true });
const takePictures = async () => {
  const tally = await runPlaywright(root, "pictures", "pictures");
  if (existsSync(folder)) console.log(`${readdirSync(folder).length} pictures are in ${folder}`);
  return tally;
};
const total = await runTests({ root, checks: [BUILD], parts: [takePictures] });
process.exitCode = exitCodeOf(total);
