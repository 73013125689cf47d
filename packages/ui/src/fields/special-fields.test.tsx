// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { ColorField } from "./color-field.tsx";
import { CountryField } from "./country-field.tsx";
import { CopyField } from "./copy-field.tsx";
import { DateField } from "./date-field.tsx";
import { SearchField } from "./search-field.tsx";

function Search() {
  const [query, setQuery] = useState("");
  return <SearchField label="Search people" value={query} onChange={setQuery} clearLabel="Clear" />;
}

test("a search is cleared by its button and by Escape, and the field keeps the focus", async () => {
  render(<Search />);
  const field = screen.getByRole<HTMLInputElement>("searchbox", { name: "Search people" });
  expect(screen.queryByRole("button")).toBeNull();
  await userEvent.type(field, "love");
  await userEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(field.value).toBe("");
  expect(document.activeElement).toBe(field);
  await userEvent.keyboard("lace{Escape}");
  expect(field.value).toBe("");
});

test("a color can be typed, and the picker shows it once it is valid", () => {
  const field = (value: string) => (
    <ColorField label="Primary colour" pickerLabel="Pick a colour" value={value} onChange={() => undefined} />
  );
  const { rerender } = render(field("#17"));
  const picker = screen.getByLabelText<HTMLInputElement>("Pick a colour");
  expect(screen.getByLabelText<HTMLInputElement>("Primary colour").value).toBe("#17");
  expect(picker.value).toBe("#ffffff");
  rerender(field("#175"));
  expect(picker.value).toBe("#117755");
});

test("a color picker without a label is skipped by Tab", async () => {
  render(<ColorField label="Primary colour" value="#117755" onChange={() => undefined} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByLabelText("Primary colour"));
});

test("copying puts the text on the clipboard and shows a status message", async () => {
  const user = userEvent.setup();
  render(<CopyField label="Your link" value="https://grace.example" copyLabel="Copy" copiedLabel="Copied" />);
  await user.click(screen.getByRole("button", { name: "Copy" }));
  expect(await navigator.clipboard.readText()).toBe("https://grace.example");
  expect((await screen.findByRole("status")).textContent).toBe("Copied");
});

test("a date field is described by the format in which a date is typed, in the page's language", () => {
  document.documentElement.lang = "de";
  render(<DateField label="Geburtstag" value="" onChange={() => undefined} hint="Freiwillig" />);
  document.documentElement.lang = "en";
  const ids = screen.getByLabelText("Geburtstag").getAttribute("aria-describedby")?.split(" ") ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(["MM/TT/JJJJ", "Freiwillig"]);
});

test("a date field uses the format yyyy-mm-dd", () => {
  render(<DateField label="Date of birth" value="1815-12-10" onChange={() => undefined} max="2026-11-15" />);
  const field = screen.getByLabelText<HTMLInputElement>("Date of birth");
  expect([field.type, field.value, field.max]).toEqual(["date", "1815-12-10", "2026-11-15"]);
});

test("a country is chosen by its translated name, and its value is the English name in every language", async () => {
  let chosen = "";
  render(
    <CountryField
      label="Land"
      emptyLabel="Land wählen"
      language="de"
      value=""
      onChange={(country) => {
        chosen = country;
      }}
    />,
  );
  const field = screen.getByRole<HTMLSelectElement>("combobox", { name: "Land" });
  expect([...field.options].slice(0, 2).map(({ text }) => text)).toEqual(["Land wählen", "Vereinigte Staaten"]);
  await userEvent.selectOptions(field, "Deutschland");
  expect(chosen).toBe("Germany");
});

test.each([
  ["de", "Germany"],
  ["USA", "USA"],
])("a stored country %s stays chosen as %s", (stored, shown) => {
  render(<CountryField label="Country" emptyLabel="Choose" language="en" value={stored} onChange={() => undefined} />);
  const [chosen] = screen.getByRole<HTMLSelectElement>("combobox", { name: "Country" }).selectedOptions;
  expect(chosen?.text).toBe(shown);
});
