import { readFileSync } from "node:fs";
import { join } from "node:path";
import { analyse } from "scslre";
import ts from "typescript-5";
import type { CheckResult } from "./check-result.ts";
import { isForTests, listFiles } from "./list-files.ts";

/** Why a pattern is slow, by the analysis' own names. */
const REASONS = {
  Self: "a quantifier inside another one matches the same text in many ways",
  Trade: "two quantifiers next to each other can share the same text in many ways",
  Move: "its quantifier is tried again from every character of a long text",
};

/** Patterns that are assembled at run time, from parts that no outsider can choose. */
const ASSEMBLED_PATTERNS = new Map([
  ["apps/church-site/src/site/show-signed-in.ts", "the name of a cookie of ours"],
  ["apps/sandbox/src/payments/faults.ts", "what a test of ours asks the sandbox for"],
  ["apps/sandbox/src/payments/schemas/fits-schema.ts", "the providers' own schemas"],
  ["packages/contract/src/rich-text/markdown-to-html.ts", "a constant list"],
  ["packages/editors/src/markdown-editor/change-text.ts", "a constant list"],
  ["packages/i18n/src/amounts.ts", "the signs that the browser itself writes numbers with"],
]);

/** Every regular expression must run in linear time: otherwise a crafted text could block the main thread. */
export function checkPatterns(root: string): CheckResult {
  const files = listFiles(root, "{apps,packages}/**/*.{ts,tsx}").filter((file) => !isForTests(file));
  let count = 0;
  const problems = files.flatMap((file) => {
    const text = readFileSync(join(root, file), "utf8");
    // Parsing a file costs a hundred times as much as seeing that it has no pattern.
    if (!/\/.*[*+{]|RegExp\(/.test(text)) return [];
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kindOf(file));
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      const line = () => source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      if (ts.isRegularExpressionLiteral(node)) {
        count += 1;
        found.push(...slowIn(node.text).map((reason) => `${file}:${line()} ${node.text}: ${reason}`));
      }
      if (isPutTogether(node) && !ASSEMBLED_PATTERNS.has(file)) {
        found.push(`${file}:${line()} a pattern is put together at run time: name it in tools/check/check-patterns.ts`);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
  return { problems, note: `${count} patterns` };
}

const kindOf = (file: string): ts.ScriptKind => (file.endsWith(".tsx") ? ts.ScriptKind.TSX : ts.ScriptKind.TS);

function slowIn(literal: string): string[] {
  const end = literal.lastIndexOf("/");
  const { reports } = analyse({ source: literal.slice(1, end), flags: literal.slice(end + 1) });
  return [...new Set(reports.map(({ type }) => REASONS[type]))];
}

const isPutTogether = (node: ts.Node): boolean =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
  node.expression.getText() === "RegExp" &&
  !node.arguments?.every((argument) => ts.isStringLiteralLike(argument));
