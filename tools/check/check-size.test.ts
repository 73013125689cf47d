import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { checkSize } from "./check-size.ts";
import { makeTree } from "./testing/make-tree.ts";

// Random text does not shrink: two hexadecimal digits gzip to about one byte.
const words = (kilobytes: number) => `/*${randomBytes(kilobytes * 1000).toString("hex")}*/`;

const portal = (files: Record<string, string>) =>
  makeTree({
    "apps/portal/index.html": "",
    "apps/portal/dist/index.html":
      '<script type="module" crossorigin src="/assets/main.js"></script><link rel="stylesheet" href="/assets/main.css">',
    "apps/portal/dist/assets/main.css": "body{}",
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`apps/portal/dist/assets/${name}`, text])),
  });

test("scripts, what they import at once, and styles are weighed, and what is loaded later is not", async () => {
  const { problems, note } = await checkSize(
    portal({
      "main.js": 'import{a as b}from"./part.js";const later=()=>import("./later.js");',
      "part.js": `import"./deep.js";${words(50)}`,
      "deep.js": words(50),
      "later.js": words(500),
    }),
  );
  expect(problems).toEqual([]);
  expect(note).toMatch(/portal 1[01]\d\.\d kB/);
});

test("an app past its limit is told", async () => {
  const { problems } = await checkSize(portal({ "main.js": `import"./part.js";`, "part.js": words(260) }));
  expect(problems).toEqual([expect.stringMatching(/^portal: the first load is \d{3}\.\d kB, more than 220\.0 kB$/)]);
});

test("a page that names no script is told", async () => {
  const root = makeTree({ "apps/portal/index.html": "", "apps/portal/dist/index.html": "<p>Hello</p>" });
  expect((await checkSize(root)).problems).toEqual([
    "portal: apps/portal/dist/index.html names neither script nor style",
  ]);
});

test("a tree without a portal is told", async () => {
  expect((await checkSize(makeTree({}))).problems).toEqual(["There is no portal to weigh (apps/portal/index.html)."]);
});

test("apps that are not built are built first, and a build that fails is told", async () => {
  const build = `require("node:fs").mkdirSync("apps/portal/dist",{recursive:true});
    require("node:fs").writeFileSync("apps/portal/dist/index.html",'<link href="/a.css">');
    require("node:fs").writeFileSync("apps/portal/dist/a.css","a{}");`;
  const unbuilt = (code: string) =>
    makeTree({
      "apps/portal/index.html": "",
      "tools/package.json": { type: "commonjs" },
      "tools/build/build.ts": code,
    });
  expect((await checkSize(unbuilt(build))).problems).toEqual([]);
  expect((await checkSize(unbuilt("throw new Error('no disk')"))).problems.join("\n")).toMatch(
    /building them failed[\s\S]*no disk/,
  );
});
