import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { formatDate, formatDateTime, formatMoney, formatNumber } from "./formats.ts";
import { I18nProvider, startLanguages, useErrorText, useLanguage, useT } from "./react.tsx";

const english = {
  common: { save: "Save", close: "Close" },
  errors: { "invalid-login": "Invalid login.", "invalid-request": "Wrong: {{field}}.", unexpected: "Unexpected." },
};
const norwegian = { common: { save: "Lagre" } };

async function started(language: string) {
  const asked: string[] = [];
  const languages = startLanguages({
    language,
    load: async (wanted, late) => {
      asked.push(late ? `${wanted}/${late}` : wanted);
      if (late) return { [late]: { title: `${late} in ${wanted}` } };
      return wanted === "no" ? norwegian : english;
    },
  });
  await languages.ready;
  return { languages, asked };
}

test("S9.02 nb and nn select Norwegian, and an unsupported language selects English", async () => {
  expect((await started("nb-NO")).languages.read().language).toBe("no");
  expect((await started("nn")).languages.read().language).toBe("no");
  expect((await started("sv")).languages.read().language).toBe("en");
});

test("S7.13 only the strings of the language are fetched, and English as the fallback", async () => {
  expect((await started("no")).asked.toSorted()).toEqual(["en", "no"]);
  expect((await started("en")).asked).toEqual(["en"]);
});

test("S9.02 a missing translation is shown in English", async () => {
  const { languages } = await started("no");
  expect([languages.read().t("common:save"), languages.read().t("common:close")]).toEqual(["Lagre", "Close"]);
});

test("S7.13 the strings of a page are fetched once, and again after a change of language", async () => {
  const { languages, asked } = await started("en");
  await Promise.all([languages.loadNamespaces(["roles"]), languages.loadNamespaces(["roles", "profile"])]);
  expect(asked).toEqual(["en", "en/roles", "en/profile"]);
  expect(languages.read().t("profile:title")).toBe("profile in en");
  await languages.setLanguage("no");
  expect(asked.slice(3).toSorted()).toEqual(["no", "no/profile", "no/roles"]);
  expect(languages.read().t("profile:title")).toBe("profile in no");
});

test("strings that cannot be fetched in any language reject, and are fetched again at the next request", async () => {
  let online = false;
  const load = async () => {
    if (!online) throw new Error("offline");
    return { profile: { title: "Profile" } };
  };
  const languages = startLanguages({ language: "en", load });
  await expect(languages.loadNamespaces(["profile"])).rejects.toThrow("profile");
  online = true;
  await languages.loadNamespaces(["profile"]);
  expect(languages.read().t("profile:title")).toBe("Profile");
});

test("a language that cannot be fetched falls back to English", async () => {
  const languages = startLanguages({
    language: "no",
    load: async (wanted) => {
      if (wanted === "no") throw new Error("offline");
      return english;
    },
  });
  await languages.ready;
  expect(languages.read().t("common:save")).toBe("Save");
});

test("S9.02 changing the language changes the texts, the lang attribute and the cookie", async () => {
  const { languages } = await started("en");
  function SaveButton() {
    const t = useT();
    const { setLanguage } = useLanguage();
    return <button onClick={() => void setLanguage("no")}>{t("common:save")}</button>;
  }
  render(
    <I18nProvider languages={languages}>
      <SaveButton />
    </I18nProvider>,
  );
  screen.getByRole("button", { name: "Save" }).click();
  expect(await screen.findByText("Lagre")).toBeTruthy();
  expect(document.documentElement.lang).toBe("nb");
  expect(document.cookie).toContain("language=no");
});

test("an error with a known code shows the translated text, and any other error its own message", async () => {
  const { languages } = await started("en");
  const coded = (code: string, values?: object) => Object.assign(new Error("As the server says."), { code, values });
  function Errors() {
    const text = useErrorText();
    const errors = [
      coded("invalid-login"),
      coded("strange"),
      coded("invalid-request"),
      coded("invalid-request", { field: "name" }),
      null,
    ];
    return <p>{errors.map(text).join(" | ")}</p>;
  }
  render(
    <I18nProvider languages={languages}>
      <Errors />
    </I18nProvider>,
  );
  expect(screen.getByText(/Invalid login/).textContent).toBe(
    "Invalid login. | As the server says. | As the server says. | Wrong: name. | Unexpected.",
  );
});

test("dates, numbers and money are formatted by the language", () => {
  expect(formatDate("de", "2026-03-01")).toBe("1. März 2026");
  expect(formatDate("en", "2026-03-01")).toBe("March 1, 2026");
  expect(formatDate("en", "not a day")).toBe("");
  expect(formatDateTime("en", new Date(2026, 2, 1, 14, 5)).replaceAll(/\s/g, " ")).toBe("Mar 1, 2026, 2:05 PM");
  expect(formatNumber("de", 1234567)).toBe("1.234.567");
  expect(formatMoney("en", 5175)).toBe("$51.75");
  expect(formatMoney("no", 5175, "NOK").replaceAll(/\s/g, " ")).toMatch(/51,75/);
});
