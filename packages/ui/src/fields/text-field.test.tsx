// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createRef, useState } from "react";
import { expect, test } from "vitest";
import { PasswordField } from "./password-field.tsx";
import { TextField, type TextFieldProps } from "./text-field.tsx";

function Field(props: Partial<TextFieldProps>) {
  const [value, setValue] = useState("");
  return <TextField label="Email" {...props} value={value} onChange={setValue} />;
}

const descriptions = (control: HTMLElement) =>
  (control.getAttribute("aria-describedby") ?? "").split(" ").map((id) => document.getElementById(id)?.textContent);

test("a field is named by its label and accepts typed text", async () => {
  render(<Field />);
  await userEvent.type(screen.getByLabelText("Email"), "ada@example.com");
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Email" }).value).toBe("ada@example.com");
});

test("a required field has its label as its name", () => {
  render(<Field required />);
  expect(screen.getByLabelText<HTMLInputElement>("Email").required).toBe(true);
});

test("an error marks the field as invalid and describes it together with the hint", () => {
  render(<Field hint="We never share it." error="Enter an email address." />);
  const field = screen.getByRole("textbox", { name: "Email" });
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(descriptions(field)).toEqual(["Enter an email address.", "We never share it."]);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a field without an error is not marked as invalid", () => {
  render(<Field />);
  const field = screen.getByRole("textbox", { name: "Email" });
  expect(field.hasAttribute("aria-invalid")).toBe(false);
  expect(field.hasAttribute("aria-describedby")).toBe(false);
});

test("a multiline field accepts line breaks, and its ref is the control", async () => {
  const ref = createRef<HTMLInputElement | HTMLTextAreaElement>();
  render(<Field multiline ref={ref} />);
  await userEvent.type(screen.getByRole("textbox", { name: "Email" }), "one{Enter}two");
  expect(ref.current?.value).toBe("one\ntwo");
});

test("a password is hidden until Show is pressed, and hidden again by Hide", async () => {
  render(
    <PasswordField label="Password" value="secret" onChange={() => undefined} showLabel="Show" hideLabel="Hide" />,
  );
  const field = screen.getByLabelText<HTMLInputElement>("Password");
  expect(field.type).toBe("password");
  await userEvent.click(screen.getByRole("button", { name: "Show" }));
  expect(field.type).toBe("text");
  await userEvent.click(screen.getByRole("button", { name: "Hide" }));
  expect(field.type).toBe("password");
});
