import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript-5";
import type { CheckResult } from "./check-result.ts";
import { isForTests, listFiles } from "./list-files.ts";

/** The folders whose sources write what a person reads. */
const SCREENS = "{apps/{portal,church-site,lessons},packages/{features,editors,giving-client,ui}}/src/**/*.{ts,tsx}";
const SERVER = "apps/server/src/**/*.ts";

/** What may stand beside a text in one template: a separator of facts, parts of a file's name, and tags of HTML. */
const BESIDE_A_TEXT = /^(?: · |\.pdf|-|\.csv|(?:[^<>]*>)?(?:<[^<>]*>)*(?:<[^<>]*)?)$/;

/** Files, or single places in them, that are no text a person reads or are right as they are, each with its reason. */
const ALLOWED = new Map<string, string>([
  ['apps/church-site/src/site/head.ts [address1, address2].filter(Boolean).join(", ")', "data for search engines"],
  [
    'apps/portal/src/people/form/contact-fields.tsx t("people:field.phoneCountry", { field: t(FIELD_LABELS[name]) })',
    "the name of a field before a colon",
  ],
  [
    'apps/portal/src/people/form/edit-person.tsx t("people:stale.both", { fields: list(edit.carried.map((field) => t(FIELD_LABELS[field]))) })',
    "the names of fields after a colon",
  ],
  [
    'apps/portal/src/site/elements/edit-element.tsx t(element ? "pages:edit.change" : "pages:edit.add", { type: t(`pages:types.${type}`) })',
    "the name of a type after a colon",
  ],
  [
    "apps/portal/src/forms/builder/payment-editor.tsx decimalOfUnits(cents).toFixed(currencyDigits(pageCurrency()))",
    "the stored amount, which no one reads",
  ],
  ["packages/editors/src/paste/styles-to-tags.ts", "a CSS selector"],
]);

/**
 * Finds texts that are put together from translated pieces, and lists, amounts and cases that are written by hand. Other
 * languages order, inflect and space such pieces differently. A sentence is one text; several sentences are joined by
 * `joinSentences`, lists by `formatList`, numbers and amounts by the formats of packages/i18n.
 */
export function checkGluedTexts(root: string, allowed: ReadonlyMap<string, string> = ALLOWED): CheckResult {
  const used = new Set<string>();
  const files = listFiles(root, [SCREENS, SERVER]).filter((file) => !isForTests(file));
  const problems = files.flatMap((file) => {
    const text = readFileSync(join(root, file), "utf8");
    // Parsing a file takes far longer than seeing that it shows no text.
    if (!/\bt\(|\.join\(|toFixed|toLocale|\blast(?:Name)?\b/.test(text)) return [];
    return findIn(file, text).flatMap(({ line, problem, code }) => {
      const place = [file, `${file} ${code}`].find((each) => allowed.has(each));
      if (place) {
        used.add(place);
        return [];
      }
      return [`${file}:${line} ${problem}: ${code}`];
    });
  });
  const unused = [...allowed.keys()].filter((place) => !used.has(place));
  return {
    problems: [...problems, ...unused.map((place) => `check-glued-texts.ts allows what is not there: ${place}`)],
    note: `${files.length} files`,
  };
}

interface Glued {
  line: number;
  problem: string;
  code: string;
}

function findIn(file: string, text: string): Glued[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kindOf(file));
  const found: Glued[] = [];
  const isScreen = !file.startsWith("apps/server/");
  const visit = (node: ts.Node): void => {
    const problem = problemOf(node, isScreen);
    if (problem) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push({ line, problem, code: node.getText().replaceAll(/\s+/g, " ").slice(0, 100) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const kindOf = (file: string): ts.ScriptKind => (file.endsWith(".tsx") ? ts.ScriptKind.TSX : ts.ScriptKind.TS);

function problemOf(node: ts.Node, isScreen: boolean): string | undefined {
  if (ts.isTemplateExpression(node) && isGluedTemplate(node)) return "a text is glued to other text";
  if (isScreen && ts.isTemplateExpression(node) && isNameTemplate(node)) return "a name is put together by hand";
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return isText(node.left) || isText(node.right) ? "a text is glued to other text" : undefined;
  if (ts.isJsxElement(node) || ts.isJsxFragment(node))
    return hasGluedTexts(node.children) ? "texts stand side by side" : undefined;
  if (!ts.isCallExpression(node)) return undefined;
  if (isText(node)) return hasTextAsValue(node) ? "a text is written into another" : undefined;
  if (!ts.isPropertyAccessExpression(node.expression)) return undefined;
  const { name, expression } = node.expression;
  if (/^to(?:Locale)?(?:Lower|Upper)Case$/.test(name.text) && isText(expression)) return "a text's case is changed";
  if (!isScreen) return undefined;
  if (/^(?:toFixed|toLocale(?:Date|Time)?String)$/.test(name.text)) return "a number or date is formatted by hand";
  const [separator] = node.arguments;
  const isJoin = name.text === "join" && separator && ts.isStringLiteral(separator);
  return isJoin && separator.text === ", " ? "a list is formatted by hand" : undefined;
}

/** A call of the translator, alone or as the outcome of a condition. */
function isText(node: ts.Node): boolean {
  if (ts.isParenthesizedExpression(node)) return isText(node.expression);
  if (ts.isConditionalExpression(node)) return isText(node.whenTrue) || isText(node.whenFalse);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return isText(node.right);
  return ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === "t";
}

const isGluedTemplate = ({ head, templateSpans }: ts.TemplateExpression): boolean =>
  templateSpans.some(({ expression }) => isText(expression)) &&
  [head, ...templateSpans.map(({ literal }) => literal)].some(({ text }) => !BESIDE_A_TEXT.test(text));

/** Whether a first name stands before a last name; displayName and formalName order the parts of a name. */
function isNameTemplate({ templateSpans }: ts.TemplateExpression): boolean {
  const parts = templateSpans.map(({ expression }) => expression.getText());
  return parts.some(
    (part, index) => /\bfirst(?:Name)?\b/.test(part) && /\blast(?:Name)?\b/.test(parts[index + 1] ?? ""),
  );
}

/** Whether two texts of one element have nothing or a space between them, or a text stands beside a word or sign. */
function hasGluedTexts(children: ts.NodeArray<ts.JsxChild>): boolean {
  const shown = children.filter((child) => !isSpace(child));
  return shown.some((child, index) => {
    const next = shown[index + 1];
    if (!next) return false;
    if (isShownText(child)) return isShownText(next) || isWords(next);
    return isWords(child) && isShownText(next);
  });
}

const isShownText = (child: ts.JsxChild): boolean =>
  ts.isJsxExpression(child) && child.expression !== undefined && isText(child.expression);

const isSpace = (child: ts.JsxChild): boolean =>
  ts.isJsxText(child)
    ? child.text.trim() === ""
    : ts.isJsxExpression(child) &&
      child.expression !== undefined &&
      ts.isStringLiteral(child.expression) &&
      child.expression.text.trim() === "";

const isWords = (child: ts.JsxChild): boolean => ts.isJsxText(child) && child.text.trim() !== "·";

function hasTextAsValue(call: ts.CallExpression): boolean {
  const [, values] = call.arguments;
  if (!values) return false;
  let found = false;
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isText(node)) found = true;
    else ts.forEachChild(node, visit);
  };
  ts.forEachChild(values, visit);
  return found;
}
