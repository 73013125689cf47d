import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { CheckResult } from "../check-result.ts";
import { listFiles } from "../list-files.ts";
import { GUIDE_PICTURES } from "./guide-pictures.ts";
import { hashScreen, readPictureHashes } from "./picture-hashes.ts";

/**
 * Checks that the guide's pictures exist, are shown, and can be taken again; the note names those that are older than
 * their screen. That alone is not a problem: a slightly old picture should not block a change, and `npm run pictures --
 * guide` takes all of them again.
 */
export function checkPictures(
  root: string,
  known: Readonly<Record<string, readonly string[]>> = GUIDE_PICTURES,
): CheckResult {
  const there = listFiles(root, "docs/guide/*.png").map((file) => basename(file, ".png"));
  const pages = listFiles(root, ["docs/guide/*.md", "README.md"]).map((file) => readFileSync(join(root, file), "utf8"));
  const shown = new Set(
    pages.flatMap((page) => [...page.matchAll(/\]\((?:docs\/guide\/)?([\w-]+)\.png\)/g)].map(([, name]) => name)),
  );
  const names = Object.keys(known);
  const problems = [
    ...there.filter((name) => !shown.has(name)).map((name) => `docs/guide/${name}.png is shown by no page`),
    ...there.filter((name) => !names.includes(name)).map((name) => `docs/guide/${name}.png is not in GUIDE_PICTURES`),
    ...names.filter((name) => !there.includes(name)).map((name) => `docs/guide/${name}.png is missing`),
    ...Object.entries(known).flatMap(([name, folders]) =>
      folders
        .filter((folder) => listFiles(root, `${folder}/**/*.{ts,tsx}`).length === 0)
        .map((folder) => `${folder} has no screen; docs/guide/${name}.png is said to show it`),
    ),
  ];
  const hashes = readPictureHashes(root);
  const old = Object.entries(known).filter(([name, folders]) => hashes[name] !== hashScreen(root, folders));
  const note = `${names.length} pictures of the guide`;
  return {
    problems,
    note:
      old.length === 0
        ? note
        : `${note}, ${old.length} older than their screen: ${old.map(([name]) => name).join(", ")}`,
  };
}
