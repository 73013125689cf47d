import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { checkSize } from "./check-size.ts";
import type { FirstLoad } from "../build/first-loads.ts";
import type { Manifest } from "./read-first-load.ts";
import { makeTree } from "./testing/make-tree.ts";

// Random text does not compress: two hexadecimal digits gzip to about one byte.
const words = (kilobytes: number) => `/*${randomBytes(kilobytes * 1000).toString("hex")}*/`;

const LOGIN = "src/login/login-route.tsx";

const PAGES: FirstLoad[] = [
  { app: "portal", path: "/login", parts: [LOGIN], limit: 220_000 },
  { app: "portal", path: "/", parts: [], limit: 220_000 },
];

/** Checks a portal as a build leaves it: files of these sizes in kilobytes, and the manifest with their imports. */
const weighPortal = (sizes: Record<string, number>, manifest: Manifest, build = "") =>
  checkSize(
    makeTree({
      "apps/portal/index.html": "",
      "apps/portal/dist/.vite/manifest.json": manifest,
      "tools/package.json": { type: "commonjs" },
      "tools/build/build.ts": build,
      ...Object.fromEntries(Object.entries(sizes).map(([name, size]) => [`apps/portal/dist/${name}`, words(size)])),
    }),
    PAGES,
  );

const start = { file: "main.js", isEntry: true, css: ["main.css"], imports: ["_deep.js"] };
const deep = { file: "deep.js" };
const login = { file: "login.js", imports: ["_deep.js", "_form.js"] };
const form = { file: "form.js", css: ["form.css"] };
const MANIFEST: Manifest = { "index.html": start, "_deep.js": deep, "_form.js": form, [LOGIN]: login };
const SIZES = { "main.js": 10, "main.css": 10, "deep.js": 20, "login.js": 30, "form.js": 5, "form.css": 5 };

test("the size of a page includes its chunks, their styles and all imports, each once", async () => {
  const later = { "later.js": 500 };
  const { problems, note } = await weighPortal(
    { ...SIZES, ...later },
    { ...MANIFEST, "src/later.tsx": { file: "later.js" } },
  );
  expect(problems).toEqual([]);
  expect(note).toMatch(/^gzipped, portal \/login (8[0-9]|9[0-2])\.\d kB, portal \/ 4[0-6]\.\d kB$/);
});

test("a page whose own chunks are too large is reported, and other pages are not", async () => {
  const { problems } = await weighPortal({ ...SIZES, "form.js": 200 }, MANIFEST);
  expect(problems).toEqual([
    expect.stringMatching(/^portal \/login: the first load is 2\d\d\.\d kB, more than 220\.0 kB$/),
  ]);
});

test("an entry chunk that is too large is reported for every page", async () => {
  const { problems } = await weighPortal({ ...SIZES, "deep.js": 240 }, MANIFEST);
  expect(problems.map((problem) => problem.split(":")[0])).toEqual(["portal /login", "portal /"]);
});

test("a page part that is missing from the build is reported", async () => {
  const { [LOGIN]: _, ...rest } = MANIFEST;
  const { problems } = await weighPortal(SIZES, rest);
  expect(problems).toEqual([expect.stringContaining(`portal /login: the build made no ${LOGIN}`)]);
});

test("a tree without the portal is reported", async () => {
  expect((await checkSize(makeTree({}))).problems).toEqual(["There is no portal to weigh (apps/portal/index.html)."]);
});

test("apps are built before they are measured, and a failed build is reported", async () => {
  const grow =
    'require("node:fs").appendFileSync("apps/portal/dist/deep.js", require("node:crypto").randomBytes(3e5).toString("hex"))';
  expect((await weighPortal(SIZES, MANIFEST, grow)).problems).toHaveLength(2);
  const { problems } = await weighPortal(SIZES, MANIFEST, "throw new Error('no disk')");
  expect(problems.join("\n")).toMatch(/building them failed[\s\S]*no disk/);
});
