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

test("S5.06 nothing blank is sent, and who tries is told", () => {
  const { sent, field } = show();
  expect(screen.getByRole("button", { name: "Send" })).toHaveProperty("disabled", true);
  type(field, "  ");
  fireEvent.keyDown(field, { key: "Enter" });
  expect(screen.getByRole("alert").textContent).toBe("Please enter a message");
  type(field, "Hello");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(sent).not.toHaveBeenCalled();
});

test("Enter sends; with Shift, and while an input method composes, it does not", () => {
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

test("S4.09 two presses at once send once", () => {
  const { sent, field } = show();
  type(field, "Hello");
  const button = screen.getByRole("button", { name: "Send" });
  fireEvent.click(button);
  fireEvent.click(button);
  fireEvent.keyDown(field, { key: "Enter" });
  expect(sent).toHaveBeenCalledTimes(1);
});

test("S4.09 while it is being saved nothing more is sent", () => {
  const { sent, field } = show(true);
  type(field, "Hello");
  fireEvent.keyDown(field, { key: "Enter" });
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(sent).not.toHaveBeenCalled();
});
