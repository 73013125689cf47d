// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useRef, useState } from "react";
import { expect, test, vi } from "vitest";
import { DataTable } from "./data-table.tsx";
import { useRowKeys } from "./use-row-keys.ts";

const people = ["Ada", "Ben", "Cleo"];
const ignore = () => {};

function People({ selectable = true, onNote = ignore }: { selectable?: boolean; onNote?: () => void }) {
  const [selected, setSelected] = useState(new Set<string>());
  return (
    <main>
      <input type="search" aria-label="Search people" />
      <DataTable
        caption="People"
        rows={people}
        rowKey={(name) => name}
        rowHref={(name) => `#${name}`}
        columns={[
          { key: "name", header: "Name", sortable: true, cell: (name) => name },
          {
            key: "note",
            header: "Note",
            cell: (name) => (
              <>
                <input aria-label={`Note about ${name}`} />
                <button type="button" onClick={onNote}>
                  Save {name}
                </button>
              </>
            ),
          },
        ]}
        onSort={ignore}
        selection={
          selectable
            ? {
                selected,
                onChange: setSelected,
                selectLabel: (name) => `Select ${name}`,
                selectAllLabel: "Select all",
              }
            : undefined
        }
      />
    </main>
  );
}

const link = (name: string) => screen.getByRole("link", { name });
const focused = () => document.activeElement;

test("the arrow keys, j and k move between the rows, and stop at the ends", async () => {
  render(<People />);
  link("Ada").focus();
  await userEvent.keyboard("{ArrowDown}");
  expect(focused()).toBe(link("Ben"));
  await userEvent.keyboard("j");
  expect(focused()).toBe(link("Cleo"));
  await userEvent.keyboard("{ArrowDown}");
  expect(focused()).toBe(link("Cleo"));
  await userEvent.keyboard("k{ArrowUp}{ArrowUp}");
  expect(focused()).toBe(link("Ada"));
});

test("the down arrow moves from the head of the table to the first row, and from a button in a row to the next row", async () => {
  render(<People />);
  screen.getByRole("button", { name: "Name" }).focus();
  await userEvent.keyboard("{ArrowDown}");
  expect(focused()).toBe(link("Ada"));
  screen.getByRole("button", { name: "Save Ada" }).focus();
  await userEvent.keyboard("{ArrowDown}");
  expect(focused()).toBe(link("Ben"));
});

test("x and Space select the row of the focused link, which keeps the focus", async () => {
  render(<People />);
  link("Ben").focus();
  await userEvent.keyboard("x");
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Select Ben" }).checked).toBe(true);
  expect(focused()).toBe(link("Ben"));
  await userEvent.keyboard(" ");
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Select Ben" }).checked).toBe(false);
});

test("Space presses the button that has the focus, and does not select its row", async () => {
  const onNote = vi.fn<() => void>();
  render(<People onNote={onNote} />);
  screen.getByRole("button", { name: "Save Ben" }).focus();
  await userEvent.keyboard(" ");
  expect(onNote).toHaveBeenCalledOnce();
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Select Ben" }).checked).toBe(false);
});

test("the slash moves the focus to the search of the list, and the down arrow back to the first row", async () => {
  render(<People />);
  link("Cleo").focus();
  await userEvent.keyboard("/");
  const search = screen.getByRole<HTMLInputElement>("searchbox", { name: "Search people" });
  expect(focused()).toBe(search);
  expect(search.value).toBe("");
  await userEvent.keyboard("{ArrowDown}");
  expect(focused()).toBe(link("Ada"));
});

test("keys typed into a field of a row are text", async () => {
  render(<People />);
  const note = screen.getByRole<HTMLInputElement>("textbox", { name: "Note about Ada" });
  note.focus();
  await userEvent.keyboard("jkx/ {ArrowDown}");
  expect(note.value).toBe("jkx/ ");
  expect(focused()).toBe(note);
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Select Ada" }).checked).toBe(false);
});

test("letters do nothing while the focus is outside the table, nor with Control", async () => {
  render(<People />);
  await userEvent.keyboard("jx/");
  expect(focused()).toBe(document.body);
  link("Ada").focus();
  await userEvent.keyboard("{Control>}j{/Control}");
  expect(focused()).toBe(link("Ada"));
});

test("the arrow keys move between the items of a list, and x does nothing where nothing can be selected", async () => {
  function List() {
    const list = useRef<HTMLUListElement>(null);
    useRowKeys(list);
    return (
      <ul ref={list}>
        {people.map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{name}</a>
          </li>
        ))}
      </ul>
    );
  }
  render(<List />);
  link("Ada").focus();
  await userEvent.keyboard("{ArrowDown}x");
  expect(focused()).toBe(link("Ben"));
});
