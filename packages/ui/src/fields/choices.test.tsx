// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Checkbox } from "./checkbox.tsx";
import { RadioGroup } from "./radio-group.tsx";
import { SelectField } from "./select-field.tsx";
import { Switch } from "./switch.tsx";

const rhythms = [
  { value: "once", label: "Once" },
  { value: "monthly", label: "Every month", hint: "Until you stop it." },
] as const;

test("a checkbox is ticked by its label and by the space bar", async () => {
  const change = vi.fn<(checked: boolean) => void>();
  render(<Checkbox label="Cover the fees" checked={false} onChange={change} error="Choose." />);
  await userEvent.click(screen.getByText("Cover the fees"));
  await userEvent.keyboard(" ");
  expect(change.mock.calls).toEqual([[true], [true]]);
  expect(screen.getByRole("checkbox", { name: "Cover the fees" }).getAttribute("aria-invalid")).toBe("true");
});

test("a switch has the role switch and reports its new value", async () => {
  const change = vi.fn<(checked: boolean) => void>();
  render(<Switch label="Show my birthday" hint="Only to members." checked onChange={change} />);
  const control = screen.getByRole<HTMLInputElement>("switch", { name: "Show my birthday" });
  expect(control.checked).toBe(true);
  await userEvent.click(control);
  expect(change).toHaveBeenCalledExactlyOnceWith(false);
});

test("a radio group has a name and reports the chosen value", async () => {
  const change = vi.fn<(value: string) => void>();
  render(<RadioGroup label="How often" value="once" onChange={change} options={rhythms} />);
  expect(screen.getByRole("radiogroup", { name: "How often" })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Once" }).checked).toBe(true);
  await userEvent.click(screen.getByRole("radio", { name: "Every month" }));
  expect(change).toHaveBeenCalledExactlyOnceWith("monthly");
});

test("a select reports the value of the chosen option", async () => {
  const change = vi.fn<(value: string) => void>();
  render(<SelectField label="How often" value="once" onChange={change} options={rhythms} error="Choose one." />);
  const select = screen.getByRole("combobox", { name: "How often" });
  expect(select.getAttribute("aria-invalid")).toBe("true");
  await userEvent.selectOptions(select, "Every month");
  expect(change).toHaveBeenCalledExactlyOnceWith("monthly");
});
