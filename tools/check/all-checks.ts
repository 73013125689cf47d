import { apps } from "../build/build-apps.ts";
import { checkArchitecture } from "./check-architecture.ts";
import { checkChunks } from "./check-chunks.ts";
import { checkCommand } from "./check-command.ts";
import { checkDependencies } from "./check-dependencies.ts";
import { checkEscapes } from "./check-escapes.ts";
import { checkGluedTexts } from "./check-glued-texts.ts";
import { checkImports } from "./check-imports.ts";
import { checkLanguages } from "./check-languages.ts";
import { checkPatterns } from "./check-patterns.ts";
import { checkRequirements } from "./check-requirements.ts";
import type { Check, CheckResult } from "./check-result.ts";
import { checkPictures } from "./pictures/check-pictures.ts";
import { checkSize } from "./check-size.ts";
import { checkScripts } from "./scripts/check-scripts.ts";
import { checkTables } from "./check-tables.ts";
import { checkTerms } from "./check-terms.ts";

export const LINTED = ["apps", "packages", "tools", "bench", "e2e", "vitest.config.ts", "playwright.config.ts"];

/** Builds the apps whose sources changed. */
export const BUILD: Check = checkCommand("build", "node", ["tools/build/build.ts"]);

/** The checks run in parallel: several type checkers per program would only repeat work. */
const ONE_CHECKER = ["--checkers", "1"];

/** Checks that read only the source. */
export const SOURCE_CHECKS: Check[] = [
  checkCommand("types, node", "tsc", ["-p", "tsconfig.node.json", ...ONE_CHECKER]),
  checkCommand("types, web", "tsc", ["-p", "tsconfig.web.json", ...ONE_CHECKER]),
  checkCommand("lint", "oxlint", ["--type-aware", "--deny-warnings", ...LINTED]),
  checkCommand("format", "oxfmt", ["--check"]),
  { name: "imports", run: checkImports },
  { name: "languages", run: checkLanguages },
  { name: "terms", run: checkTerms },
  { name: "glued texts", run: (root) => checkGluedTexts(root) },
  { name: "tables", run: checkTables },
  { name: "escapes", run: checkEscapes },
  { name: "patterns", run: checkPatterns },
  { name: "dependencies", run: checkDependencies },
  { name: "requirements", run: checkRequirements },
  { name: "architecture", run: checkArchitecture },
  { name: "pictures", run: (root) => checkPictures(root) },
];

/** Checks that need the built apps. */
export const BUILD_CHECKS: Check[] = [{ name: "size, scripts", run: checkBuilt }];

/** The size check builds the apps, so the others wait for it. */
async function checkBuilt(root: string): Promise<CheckResult> {
  const size = await checkSize(root);
  const scripts = checkScripts(root);
  const chunks = checkChunks(root, apps);
  return {
    problems: [...size.problems, ...scripts.problems, ...chunks.problems],
    note: `${size.note ?? ""}; ${scripts.note ?? ""}`,
  };
}
