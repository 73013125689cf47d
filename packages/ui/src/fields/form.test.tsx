// @vitest-environment happy-dom
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useEffect, useState } from "react";
import { expect, test } from "vitest";
import { Button } from "../buttons/button.tsx";
import { Form } from "./form.tsx";
import { FormErrors } from "./form-errors.tsx";
import { TextField } from "./text-field.tsx";

/** Refuses an empty email after a moment, as a server would. */
function SignIn() {
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const [refused, setRefused] = useState(false);
  const message = "Enter your email.";
  return (
    <Form onSubmit={() => void Promise.resolve().then(() => setRefused(!email))}>
      <FormErrors title="One thing is missing" errors={refused ? [{ field: "email", message }] : []} />
      <TextField label="Name" value={name} onChange={setName} />
      <TextField
        label="Email"
        name="email"
        required
        value={email}
        onChange={setEmail}
        error={refused ? message : undefined}
      />
      <Button type="submit">Sign in</Button>
    </Form>
  );
}

test("after a failed submit, the focus moves once to the first error", async () => {
  render(<SignIn />);
  await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
  expect(document.activeElement).toBe(screen.getByLabelText("Email"));
  await userEvent.type(screen.getByLabelText("Name"), "Ada");
  expect(document.activeElement).toBe(screen.getByLabelText("Name"));
});

test("the browser's validation does not block the form, and Enter submits it", async () => {
  render(<SignIn />);
  await userEvent.type(screen.getByLabelText("Name"), "Ada{Enter}");
  expect(await screen.findByRole("alert", { name: "One thing is missing" })).toBeTruthy();
});

test("an error in the summary moves the focus to its field", async () => {
  render(<SignIn />);
  await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
  screen.getByLabelText("Name").focus();
  await userEvent.click(screen.getByRole("button", { name: "Enter your email." }));
  expect(document.activeElement).toBe(screen.getByLabelText("Email"));
});

test("a form without errors has no summary", () => {
  render(<FormErrors title="Something is wrong" errors={[]} />);
  expect(screen.queryByRole("alert")).toBeNull();
});

/** Sets its own error asynchronously, so that the form around it does not render again. */
function FieldOfItsOwn({ asked }: { asked: EventTarget }) {
  const [error, setError] = useState<string>();
  useEffect(() => {
    const tell = () => void Promise.resolve().then(() => setError("Choose another name."));
    asked.addEventListener("ask", tell);
    return () => asked.removeEventListener("ask", tell);
  }, [asked]);
  return <TextField label="Name" value="" onChange={() => {}} error={error} />;
}

test("an error that appears without a render of the form also gets the focus", async () => {
  const asked = new EventTarget();
  render(
    <Form onSubmit={() => void asked.dispatchEvent(new Event("ask"))}>
      <FieldOfItsOwn asked={asked} />
      <Button type="submit">Save</Button>
    </Form>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Name")));
});

test("submitting again with the same error moves the focus to it again without a render", async () => {
  render(
    <Form onSubmit={() => {}}>
      <TextField label="Name" value="" onChange={() => {}} error="Enter a name." />
      <Button type="submit">Save</Button>
    </Form>,
  );
  for (const _ of [1, 2]) {
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Name")));
  }
});
