// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { PhoneField } from "./phone-field.tsx";

function Phone({ start = "" }: { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <PhoneField label="Phone" countryLabel="Country" language="en" value={value} onChange={setValue} maxLength={40} />
      <output>{value}</output>
    </>
  );
}

const shown = () => [
  screen.getByRole<HTMLSelectElement>("combobox", { name: "Country" }).value,
  screen.getByRole<HTMLInputElement>("textbox", { name: "Phone" }).value,
  screen.getByRole("status").textContent,
];

test("a number typed with its country code selects the country, and the code leaves the text on blur", async () => {
  render(<Phone />);
  await userEvent.type(screen.getByRole("textbox", { name: "Phone" }), "+44 20 7946 0958");
  expect(shown()).toEqual(["GB", "+44 20 7946 0958", "+44 20 7946 0958"]);
  await userEvent.tab();
  expect(shown()).toEqual(["GB", "20 7946 0958", "+44 20 7946 0958"]);
  await userEvent.type(screen.getByRole("textbox", { name: "Phone" }), "{End}1");
  expect(shown()).toEqual(["GB", "20 7946 09581", "+44 20 7946 09581"]);
});

test("a country chosen before the number stays chosen while the number is cleared and typed again", async () => {
  render(<Phone />);
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Country" }), "DE");
  await userEvent.type(screen.getByRole("textbox", { name: "Phone" }), " 30 1");
  expect(shown()).toEqual(["DE", " 30 1", "+49  30 1"]);
  await userEvent.clear(screen.getByRole("textbox", { name: "Phone" }));
  expect(shown()).toEqual(["DE", "", ""]);
  await userEvent.type(screen.getByRole("textbox", { name: "Phone" }), "89 2");
  expect(shown()).toEqual(["DE", "89 2", "+49 89 2"]);
});

test("another country can be chosen for an existing number", async () => {
  render(<Phone start="+49 30 1234567" />);
  expect(shown()).toEqual(["DE", "30 1234567", "+49 30 1234567"]);
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Country" }), "US");
  expect(shown()).toEqual(["US", "30 1234567", "30 1234567"]);
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Country" }), "GG");
  expect(shown()).toEqual(["GG", "30 1234567", "+44 30 1234567"]);
});
