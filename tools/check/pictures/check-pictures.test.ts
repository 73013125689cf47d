import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { checkPictures } from "./check-pictures.ts";
import { writePictureHashes } from "./picture-hashes.ts";

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const PEOPLE = { people: ["src/people"] };

function openProject() {
  const root = mkdtempSync(join(tmpdir(), "offertory-pictures-"));
  folders.push(root);
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write("docs/guide/people.png", "");
  write("docs/guide/people.md", "![The list of people](people.png)");
  write("src/people/list.tsx", "1");
  writePictureHashes(root, PEOPLE);
  return { root, write };
}

test("A screenshot whose screen has not changed has no problem", () => {
  const { root, write } = openProject();
  write("src/people/list.test.tsx", "2");
  write("src/people/people.mutants.ts", "2");
  write("src/roles/list.tsx", "2");
  expect(checkPictures(root, PEOPLE)).toEqual({ problems: [], note: "1 pictures of the guide" });
});

test("A screenshot whose screen has changed is noted and is not a problem", () => {
  const { root, write } = openProject();
  write("src/people/list.tsx", "2");
  expect(checkPictures(root, PEOPLE)).toEqual({
    problems: [],
    note: "1 pictures of the guide, 1 older than their screen: people",
  });
});

test("A screenshot that is missing, unused or not listed is a problem", () => {
  const { root, write } = openProject();
  write("docs/guide/roles.png", "");
  expect(checkPictures(root, { ...PEOPLE, forms: ["src/forms"] }).problems).toEqual([
    "docs/guide/roles.png is shown by no page",
    "docs/guide/roles.png is not in GUIDE_PICTURES",
    "docs/guide/forms.png is missing",
    "src/forms has no screen; docs/guide/forms.png is said to show it",
  ]);
});
