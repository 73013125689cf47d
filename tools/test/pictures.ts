import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { BUILD } from "../check/all-checks.ts";
import { writePictureHashes } from "../check/pictures/picture-hashes.ts";
import { exitCodeOf, runTests } from "./run-tests.ts";
import { runPlaywright } from "./test-parts.ts";

const root = join(import.meta.dirname, "../..");
const folder = join(root, "pictures");

/**
 * `npm run pictures` takes every screen at three widths, light and dark; with `-- guide` only the pictures of
 * docs/guide.
 */
const onlyGuide = process.argv[2] === "guide";
process.env["OFFERTORY_PICTURES"] = onlyGuide ? "guide" : "all";
if (!onlyGuide) rmSync(folder, { recursive: true, force: true });
const takePictures = async () => {
  const tally = await runPlaywright(root, "pictures", "pictures");
  if (!onlyGuide && existsSync(folder)) console.log(`${readdirSync(folder).length} pictures are in ${folder}`);
  if (tally.failed === 0) writePictureHashes(root);
  return tally;
};
const total = await runTests({ root, checks: [BUILD], parts: [takePictures] });
process.exitCode = exitCodeOf(total);
