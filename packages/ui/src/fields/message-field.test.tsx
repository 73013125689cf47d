// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { MessageField } from "./message-field.tsx";

function show(busy = false) {
  const sent = vi.fn<() => void>();
  function Held() {
    const [value, setValue] = useState("");
    return (
      <MessageField
        label="Message"
        sendLabel="Send"
        blankError="Please enter a message"
        hint="Enter sends."
        value={value}
        onChange={setValue}
        onSend={sent}
        busy={busy}
      />
    );
  }
  render(<Held />);
  return { sent, field: screen.getByRole("textbox", { name: "Message" }) };
}
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test("S5.06 a blank message is not sent and shows an error", () => {
  const { sent, field } = show();
  expect(screen.getByRole("button", { name: "Send" })).toHaveProperty("disabled", true);
  type(field, "  ");
  fireEvent.keyDown(field, { key: "Enter" });
  expect(screen.getByRole("alert").textContent).toBe("Please enter a message");
  type(field, "Hello");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(sent).not.toHaveBeenCalled();
});

test("Enter sends the message, except with Shift or during IME composition", () => {
  const { sent, field } = show();
  type(field, "Hello");
  fireEvent.keyDown(field, { key: "Enter", shiftKey: true });
  fireEvent.keyDown(field, { key: "Enter", isComposing: true });
  expect(sent).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: "Enter" });
  type(field, "Hello again");
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(sent).toHaveBeenCalledTimes(2);
});

test("S4.09 pressing Send twice sends one message", () => {
  const { sent, field } = show();
  type(field, "Hello");
  const button = screen.getByRole("button", { name: "Send" });
  fireEvent.click(button);
  fireEvent.click(button);
  fireEvent.keyDown(field, { key: "Enter" });
  expect(sent).toHaveBeenCalledTimes(1);
});

test("S4.09 nothing is sent while a message is being saved", () => {
  const { sent, field } = show(true);
  type(field, "Hello");
  fireEvent.keyDown(field, { key: "Enter" });
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(sent).not.toHaveBeenCalled();
});
