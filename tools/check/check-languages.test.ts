import { describe, expect, test } from "vitest";
import { checkLanguages } from "./check-languages.ts";
import { makeTree } from "./testing/make-tree.ts";

type Texts = { [name: string]: string | Texts };

const words: Record<string, string> = {
  de: "Anmelden",
  en: "Sign in",
  es: "Entrar",
  fr: "Se connecter",
  hi: "साइन इन",
  it: "Accedi",
  ko: "로그인",
  no: "Logg inn",
  pt: "Iniciar sessão",
  ru: "Войти",
  tl: "Mag-sign in",
  zh: "登录",
};
const file = (language: string, namespace = "accounts") => `packages/i18n/locales/${language}/${namespace}.json`;
const screen = "apps/portal/src/screen.tsx";

/** Checks a complete tree of one text with a test's changes: to the texts of a language, or to the screen's source. */
function problems(changes: {
  texts?: Record<string, Texts>;
  more?: Record<string, Texts>;
  source?: string;
  same?: object;
}) {
  const source = changes.source ?? 't("accounts:login.title")';
  const files: Record<string, string | object> = {
    [screen]: source,
    [screen.replace(".tsx", ".test.tsx")]: 't("accounts:extra"); t("accounts:only.a.test")',
  };
  for (const [language, title] of Object.entries(words)) {
    files[file(language)] = { login: { title, ...changes.more?.[language] }, ...changes.texts?.[language] };
  }
  if (changes.same) files["packages/i18n/same-as-english.json"] = changes.same;
  return checkLanguages(makeTree(files)).problems;
}

/** Adds a text to every language, worded by the given function. */
const everywhere = (text: (language: string) => Texts): Record<string, Texts> =>
  Object.fromEntries(Object.keys(words).map((language) => [language, text(language)]));

const both = 't("accounts:login.title") + t("accounts:extra")';

test("twelve complete languages have no problem", () => {
  expect(problems({})).toEqual([]);
});

test("a tree without texts or source files is reported", () => {
  expect(checkLanguages(makeTree({ "README.md": "" })).problems).toEqual([
    "Not one English text was found under packages/i18n/locales/en.",
    "Not one source file was found to read.",
  ]);
});

describe("keys", () => {
  test("a key that one language lacks is reported", () => {
    const texts = everywhere((language): Texts => (language === "ko" ? {} : { extra: `${language}!` }));
    expect(problems({ texts, source: both })).toEqual(["ko: accounts:extra is missing"]);
  });

  test("a key that English lacks is reported", () => {
    expect(problems({ texts: { ru: { extra: "да" } } })).toEqual(["ru: accounts:extra is not in English"]);
  });

  test("an unused key is reported, even if a test uses it", () => {
    const texts = everywhere((language) => ({ extra: `${language}!` }));
    expect(problems({ texts })).toEqual(["accounts:extra is used nowhere"]);
  });

  test("a used key that does not exist is reported, in code, attributes and strings", () => {
    const lines =
      't("accounts:login.title"); t("accounts:gone"); <Trans i18nKey="accounts:lost" />; const key = "accounts:a.b";';
    expect(problems({ source: lines })).toEqual([
      `${screen} uses accounts:gone, which is not in English`,
      `${screen} uses accounts:lost, which is not in English`,
      `${screen} uses accounts:a.b, which is not in English`,
    ]);
  });

  test("a key without a namespace is reported", () => {
    expect(problems({ source: 't("accounts:login.title"); t("login.title")' })).toEqual([
      `${screen} uses login.title, which is not in English (write the namespace out: namespace:key)`,
    ]);
  });

  test("a string that only looks like a key is ignored, and a string that equals a key counts as a use", () => {
    expect(
      problems({ source: 'const key = "accounts:login.title"; const event = "accounts:opened"; "hover:p-1";' }),
    ).toEqual([]);
  });

  test("a key built at run time must be declared in a comment, and a declaration must match a text", () => {
    expect(problems({ source: "t(`accounts:login.${name}`)" })).toEqual([
      `${screen} puts a key together from "accounts:login.…": declare it by a comment, i18n-uses: accounts:login.*`,
      "accounts:login.title is used nowhere",
    ]);
    expect(problems({ source: "// i18n-uses: accounts:login.*\nt(`accounts:login.${name}`)" })).toEqual([]);
    expect(
      problems({ source: "t(`accounts:login.${name}`) /* i18n-uses: accounts:login.title, accounts:login.t* */" }),
    ).toEqual([]);
    expect(problems({ source: 't("accounts:login.title") // i18n-uses: accounts:old.*' })).toEqual([
      `${screen} uses accounts:old.*, which is not in English`,
    ]);
  });

  test("a text that is nested in another text counts as used", () => {
    const texts = everywhere((language) => ({ extra: `${language} $t(accounts:login.title)` }));
    expect(problems({ texts, source: 't("accounts:extra")' })).toEqual([]);
  });

  test("a file of an unsupported language is reported", () => {
    const root = makeTree({ [screen]: "", [file("xx")]: { a: "b" } });
    expect(checkLanguages(root).problems[0]).toMatch(
      /^packages\/i18n\/locales\/xx\/accounts\.json is not a language file/,
    );
  });
});

describe("plural forms", () => {
  const categories = (language: string) => new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const forms = (language: string, count = "{{count}}"): Texts =>
    Object.fromEntries(categories(language).map((name) => [`extra_${name}`, `${language} ${name} ${count}`]));

  test("each language needs exactly the plural forms of its grammar", () => {
    expect(problems({ texts: everywhere((language) => forms(language)), source: both })).toEqual([]);

    const texts = everywhere((language) => forms(language));
    delete texts["ru"]?.["extra_few"];
    Object.assign(texts["zh"] ?? {}, { extra_one: "一 {{count}}" });
    expect(problems({ texts, source: both })).toEqual([
      "ru: accounts:extra_few is missing",
      "zh: accounts:extra_one is a plural form that zh does not have",
    ]);
  });

  test("the count may be left out only in a form that applies to a single number", () => {
    const texts = everywhere((language) => forms(language));
    Object.assign(texts["en"] ?? {}, { extra_one: "one person" });
    Object.assign(texts["de"] ?? {}, { extra_one: "eine Person" });
    Object.assign(texts["ru"] ?? {}, { extra_one: "один человек" });
    expect(problems({ texts, source: both })).toEqual(["ru: accounts:extra_one lacks {{count}}"]);
  });
});

describe("texts", () => {
  test.each([
    ["lacks a variable", "Hallo", "lacks {{name}}"],
    ["has another variable", "Hallo {{name}} {{nom}}", "has {{nom}}, which the English has not"],
    ["has other tags", "Hallo <i>{{name}}</i>", 'has the tags "</i> <i>" where the English has ""'],
    ["is empty", "", "is empty"],
    ["ends with a space", "Hallo {{name}} ", "begins or ends with a space"],
  ])("a text that %s is reported", (_, german, problem) => {
    const texts = everywhere((language) => ({ extra: language === "de" ? german : `${language} {{name}}` }));
    expect(problems({ texts, source: both })).toContain(`de: accounts:extra ${problem}`);
  });

  test("a text that equals the English text is reported, unless it is on the list of exceptions", () => {
    const texts = everywhere((language) => ({ extra: ["de", "no"].includes(language) ? "en" : language }));
    const problem = (language: string) =>
      `${language}: accounts:extra reads as in English (packages/i18n/same-as-english.json allows it)`;
    expect(problems({ texts, source: both })).toEqual([problem("de"), problem("no")]);
    expect(problems({ texts, source: both, same: { de: ["accounts:extra"] } })).toEqual([problem("no")]);
    expect(problems({ texts, source: both, same: { "*": ["accounts:extra"] } })).toEqual([]);
  });

  test("an unneeded exception is reported", () => {
    expect(problems({ same: { de: ["accounts:login.title"] } })).toEqual([
      "same-as-english.json allows de accounts:login.title, which does not read as in English",
    ]);
  });

  test("a text that contains only variables may be the same in all languages", () => {
    expect(problems({ texts: everywhere(() => ({ extra: "{{first}} – {{last}}" })), source: both })).toEqual([]);
  });
});
