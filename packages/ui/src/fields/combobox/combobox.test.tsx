// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { Combobox } from "./combobox.tsx";
import { type ComboboxOption } from "./combobox-option.ts";

const PEOPLE = [
  { id: "ruth", label: "Ruth Boaz", hint: "ruth@example.com" },
  { id: "rufus", label: "Rufus Simon" },
];

function show({ settled = true } = {}) {
  const onSubmit = vi.fn<() => void>();
  const onChoose = vi.fn<(id: string) => void>();
  function Field({ settled }: { settled: boolean }) {
    const [text, setText] = useState("");
    const [chosen, setChosen] = useState<ComboboxOption | null>(null);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Combobox
          label="Donor"
          value={text}
          onType={(typed) => {
            setText(typed);
            setChosen(null);
          }}
          options={PEOPLE.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))}
          onChoose={(option) => {
            setText(option.label);
            setChosen(option);
            onChoose(option.id);
          }}
          chosen={chosen !== null}
          settled={settled}
          status={settled ? "Found" : "Looking"}
        />
        <button type="submit">Save</button>
      </form>
    );
  }
  const { rerender } = render(<Field settled={settled} />);
  const field = screen.getByRole("combobox", { name: "Donor" });
  return { user: userEvent.setup(), field, onChoose, onSubmit, settle: () => rerender(<Field settled />) };
}

describe("a combobox", () => {
  test("the arrow keys move through the results, and Enter chooses one", async () => {
    const { user, field, onChoose, onSubmit } = show();
    await user.type(field, "ru");
    expect(field.getAttribute("aria-activedescendant")).toBe(screen.getByRole("option", { name: /^Ruth Boaz/ }).id);
    await user.keyboard("{ArrowDown}");
    expect(screen.getByRole("option", { selected: true }).textContent).toBe("Rufus Simon");
    await user.keyboard("{ArrowDown}{ArrowUp}{Enter}");
    expect(onChoose).toHaveBeenCalledExactlyOnceWith("rufus");
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.queryByRole("listbox")).toBeNull();
    await user.keyboard("{Enter}");
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  test("Enter chooses nothing while the search is running", async () => {
    const { user, field, onChoose, onSubmit } = show({ settled: false });
    await user.type(field, "ru{Enter}");
    expect(onChoose).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByText("Looking")).toBeTruthy();
  });

  test("Enter during a search chooses the first result when it ends, unless the text changed", async () => {
    const first = show({ settled: false });
    await first.user.type(first.field, "ru{Enter}");
    first.settle();
    expect(first.onChoose).toHaveBeenCalledExactlyOnceWith("ruth");
    expect(first.onSubmit).not.toHaveBeenCalled();
    cleanup();
    const other = show({ settled: false });
    await other.user.type(other.field, "r{Enter}u");
    other.settle();
    expect(other.onChoose).not.toHaveBeenCalled();
  });

  test("Escape closes the list and keeps the typed text", async () => {
    const { user, field } = show();
    await user.type(field, "ru{Escape}");
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(field).toHaveProperty("value", "ru");
    expect(field.getAttribute("aria-expanded")).toBe("false");
  });
});
