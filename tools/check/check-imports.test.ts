import { describe, expect, test } from "vitest";
import { checkImports } from "./check-imports.ts";
import { makeTree } from "./testing/make-tree.ts";

const modules = "apps/server/src/modules";

const tree = {
  "packages/contract/package.json": {
    name: "@offertory/contract",
    exports: { ".": "./src/index.ts", "./*": "./src/*.ts" },
  },
  "packages/ui/package.json": { name: "@offertory/ui", exports: { ".": "./src/index.ts", "./*": "./src/*" } },
  "packages/features/package.json": { name: "@offertory/features", exports: { "./*": "./src/*/index.ts" } },
  "apps/server/package.json": { name: "@offertory/server", exports: { "./*": "./src/*" } },
  "packages/contract/src/index.ts": 'export { cents } from "./money/cents.ts";',
  "packages/contract/src/money/cents.ts": "export const cents = 1;",
  "packages/ui/src/index.ts": "export const button = 1;",
  "packages/i18n/src/index.ts": "export const languages = [];",
  "packages/api-client/src/index.ts": 'import { cents } from "@offertory/contract/money/cents";',
  "packages/editors/src/index.ts": 'export * from "@offertory/ui";',
  "packages/features/src/sign-in/index.ts": 'import {\n  button,\n  other,\n} from "@offertory/ui";',
  "packages/features/src/header/index.ts": 'import type { cents } from "@offertory/contract";',
  "apps/portal/src/main.ts": 'import "@offertory/features/sign-in";\nconst page = () => import("./page.ts");',
  "apps/portal/src/page.ts": 'import React from "react";',
  "apps/church-site/src/main.ts": "",
  "apps/sandbox/src/main.ts": "",
  "apps/server/src/app.ts": 'import { openPeople } from "./modules/people/index.ts";',
  "apps/server/src/main.ts": 'import { openApp } from "./app.ts";',
  "apps/server/src/platform/clock.ts": 'import { cents } from "@offertory/contract";',
  [`${modules}/churches/index.ts`]: "",
  [`${modules}/churches/role/role-store.ts`]: "",
  [`${modules}/people/index.ts`]: 'import { may } from "../churches/index.ts";\nimport "../../platform/clock.ts";',
  [`${modules}/people/people.test.ts`]: 'import { app } from "../../app.ts";\nimport "../../../test/test-server.ts";',
  "apps/server/test/test-server.ts":
    'import { app } from "../src/app.ts";\nimport "../../../tools/test/test-database.ts";',
  "packages/ui/src/testing/make-row.ts": "",
  "packages/ui/src/row.test.ts": 'import "./testing/make-row.ts";',
  "tools/test/test-database.ts": "",
};

const breaches = (more: Record<string, string>) => checkImports(makeTree({ ...tree, ...more })).problems;

test("a tree that follows the import rules has no problem", () => {
  expect(breaches({})).toEqual([]);
});

test("a tree without source files is reported", () => {
  expect(checkImports(makeTree({ "README.md": "" })).problems).toEqual(["Not one source file was found to read."]);
});

describe("one breach of each rule is caught:", () => {
  const ui = 'import { button } from "@offertory/ui";';
  const contract = 'import { cents } from "@offertory/contract";';
  test.each([
    ["the contract imports no other package", "packages/contract/src/x.ts", ui, "packages/ui/src/index.ts"],
    ["the translations import no other package", "packages/i18n/src/x.ts", contract, "packages/contract/src/index.ts"],
    ["the UI package imports no other package", "packages/ui/src/x.tsx", contract, "packages/contract/src/index.ts"],
    ["the API client imports only the contract", "packages/api-client/src/x.ts", ui, "packages/ui/src/index.ts"],
    [
      "an editor calls no server",
      "packages/editors/src/x.ts",
      'import "../../api-client/src/index.ts";',
      "packages/api-client/src/index.ts",
    ],
    [
      "a feature never imports another feature",
      "packages/features/src/header/x.ts",
      'import { form } from "@offertory/features/sign-in";',
      "packages/features/src/sign-in/index.ts",
    ],
    [
      "an app never imports another app",
      "apps/lessons/src/x.ts",
      'export * from "../../portal/src/page.ts";',
      "apps/portal/src/page.ts",
    ],
    [
      "a browser app never imports the server, not even lazily",
      "apps/portal/src/x.ts",
      'const app = () => import("@offertory/server/app.ts");',
      "apps/server/src/app.ts",
    ],
    [
      "the platform imports no module",
      "apps/server/src/platform/x.ts",
      'import type { People } from "../modules/people/index.ts";',
      `${modules}/people/index.ts`,
    ],
    [
      "a module imports another only through its public interface",
      `${modules}/people/x.ts`,
      'import { roles } from "../churches/role/role-store.ts";',
      `${modules}/churches/role/role-store.ts`,
    ],
    [
      "a module imports only those before it in the order",
      `${modules}/churches/x.ts`,
      'import { people } from "../people/index.ts";',
      `${modules}/people/index.ts`,
    ],
    [
      "a module does not import the app",
      `${modules}/people/x.ts`,
      'import { app } from "../../app.ts";',
      "apps/server/src/app.ts",
    ],
    [
      "only app.ts imports a module",
      "apps/server/src/x.ts",
      'import { people } from "./modules/people/index.ts";',
      `${modules}/people/index.ts`,
    ],
    ["the sandbox imports only itself", "apps/sandbox/src/x.ts", contract, "packages/contract/src/index.ts"],
    ["a browser app imports no tool", "tools/x.ts", 'import "../apps/portal/src/page.ts";', "apps/portal/src/page.ts"],
    [
      "only tests import a testing folder",
      "packages/ui/src/x.ts",
      'import "./testing/make-row.ts";',
      "packages/ui/src/testing/make-row.ts",
    ],
    [
      "only tests import test support",
      "apps/server/src/main.ts",
      'import "../../../tools/test/test-database.ts";',
      "tools/test/test-database.ts",
    ],
  ])("%s", (_, file, line, target) => {
    expect(breaches({ [file]: line })).toEqual([`${file} may not import ${target}`]);
  });
});

test("a module that the module order does not name is reported", () => {
  const file = `${modules}/weather/index.ts`;
  expect(breaches({ [file]: "" })).toEqual([`${file} stands in no place of the import map`]);
});

test("an import of a missing file is reported", () => {
  expect(breaches({ "packages/ui/src/x.ts": 'import "./gone.ts";' })).toEqual([
    "packages/ui/src/x.ts imports ./gone.ts, which does not exist",
  ]);
});

test("a circular import of files is reported, even if it imports only types", () => {
  const circle = (keyword: string) =>
    breaches({
      "packages/ui/src/a.ts": 'import { b } from "./b.ts";',
      "packages/ui/src/b.ts": `${keyword} { a } from "./a.ts";`,
    });
  const told = ["imports go in a circle: packages/ui/src/a.ts → packages/ui/src/b.ts → packages/ui/src/a.ts"];
  expect(circle("export")).toEqual(told);
  expect(circle("import type")).toEqual(told);
});

test("a circular import between folders of a module is reported; files next to the folders may import all", () => {
  const folders = {
    [`${modules}/people/records/find.ts`]: 'import type { Row } from "../households/row.ts";',
    [`${modules}/people/records/row.ts`]: "",
    [`${modules}/people/households/row.ts`]: "",
    [`${modules}/people/routes.ts`]: 'import "./records/find.ts";\nimport "./households/row.ts";',
  };
  expect(breaches(folders)).toEqual([]);
  const back = { ...folders, [`${modules}/people/households/add.ts`]: 'import "../records/row.ts";' };
  const [records, households] = [`${modules}/people/records`, `${modules}/people/households`];
  expect(breaches(back)).toEqual([
    `folders of a module import each other in a circle: ${households} → ${records} → ${households}`,
  ]);
});

test("an import in a comment does not count", () => {
  expect(breaches({ "packages/ui/src/x.ts": '// import "@offertory/contract";\n/* import "./gone.ts"; */' })).toEqual(
    [],
  );
});
