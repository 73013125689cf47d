import { describe, expect, test } from "vitest";
import { checkGluedTexts } from "./check-glued-texts.ts";
import { makeTree } from "./testing/make-tree.ts";

const screen = "apps/portal/src/screen.tsx";
const problems = (source: string, file = screen) => checkGluedTexts(makeTree({ [file]: source }), new Map()).problems;

describe("reports", () => {
  test.each([
    ["a text in a template with words", "const x = `${t('a:b')} of ${name}`;", "a text is glued to other text"],
    ["a text that is added to another", "const x = t('a:b') + t('a:c');", "a text is glued to other text"],
    ["a text whose case is changed", "const x = t('a:b').toLocaleLowerCase();", "a text's case is changed"],
    ["a text as a value of another", "const x = t('a:b', { what: t('a:c') });", "a text is written into another"],
    ["a default text as a value", "const x = t('a:b', { who: name ?? t('a:c') });", "a text is written into another"],
    ["two texts side by side", "const x = <p>{t('a:b')}{' '}{t('a:c')}</p>;", "texts stand side by side"],
    ["a text and a condition's text", "const x = <p>{t('a:b')} {late && t('a:c')}</p>;", "texts stand side by side"],
    ["a text beside a sign", "const x = <p>{t('a:b')}: <b>{name}</b></p>;", "texts stand side by side"],
    ["a list joined by commas", 'const x = names.join(", ");', "a list is formatted by hand"],
    ["a name", "const x = `${user.firstName.trim()} ${user.lastName}`;", "a name is put together by hand"],
    ["a number with fixed digits", "const x = sum.toFixed(2);", "a number or date is formatted by hand"],
    [
      "a date in the machine's language",
      "const x = day.toLocaleDateString();",
      "a number or date is formatted by hand",
    ],
  ])("%s", (_, source, problem) => {
    expect(problems(source)).toEqual([expect.stringContaining(`${screen}:1 ${problem}: `)]);
  });
});

describe("accepts", () => {
  test.each([
    ["a text alone", "const x = <p>{t('a:b', { name, count })}</p>;"],
    ["facts with a separator", "const x = <p>{t('a:b')} · {t('a:c')}</p>; const y = `${t('a:b')} · ${name}`;"],
    ["a name of a file", "const x = `${t('a:b')}-${day}.csv`;"],
    ["a text inside tags", "const x = `<p lang=\"${language}\">${t('a:b')}</p>`;"],
    ["a question and a link", "const x = <p>{t('a:b')} <Link to={to}>{t('a:c')}</Link></p>;"],
    ["a range", "const x = `${first}–${all.at(-1)}`;"],
    ["joined classes", 'const x = classes.join(" ");'],
  ])("%s", (_, source) => {
    expect(problems(source)).toEqual([]);
  });

  test("what only tests run, and lists of the server that nobody reads", () => {
    expect(problems("const x = t('a:b') + t('a:c');", "apps/portal/src/screen.test.tsx")).toEqual([]);
    expect(problems('const columns = names.join(", ");', "apps/server/src/columns.ts")).toEqual([]);
  });
});

test("an allowed place is not reported, and an allowed place that is gone is", () => {
  const tree = makeTree({ [screen]: 'const x = names.join(", ");' });
  expect(checkGluedTexts(tree, new Map([[screen, "a list for a program"]])).problems).toEqual([]);
  expect(
    checkGluedTexts(
      tree,
      new Map([
        [screen, "so"],
        ["gone.ts", "so"],
      ]),
    ).problems,
  ).toEqual(["check-glued-texts.ts allows what is not there: gone.ts"]);
});
