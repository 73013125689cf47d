// @vitest-environment happy-dom
import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { DataTable, type DataTableProps } from "./data-table.tsx";

type Person = { id: string; name: string; given: string };

const rows: Person[] = [
  { id: "1", name: "Ada", given: "$10.00" },
  { id: "2", name: "Ben", given: "$20.00" },
];

const table: DataTableProps<Person> = {
  caption: "People",
  columns: [
    { key: "name", header: "Name", sortable: true, cell: (person) => person.name },
    { key: "given", header: "Given", align: "end", cell: (person) => person.given },
  ],
  rows,
  rowKey: (person) => person.id,
};

test("a table has a name and a row for each item", () => {
  render(<DataTable {...table} />);
  const found = within(screen.getByRole("table", { name: "People" })).getAllByRole("row");
  expect(found.map((row) => row.textContent)).toEqual(["NameGiven", "Ada$10.00", "Ben$20.00"]);
});

test("the first cell of a row contains its link, rendered by the app", () => {
  render(
    <DataTable
      {...table}
      rowHref={(person) => `/people/${person.id}`}
      renderLink={(href, children, props) => (
        <a {...props} href={href} data-router>
          {children}
        </a>
      )}
    />,
  );
  const link = screen.getByRole("link", { name: "Ada" });
  expect(link.getAttribute("href")).toBe("/people/1");
  expect(link.hasAttribute("data-router")).toBe(true);
  expect(screen.getAllByRole("link")).toHaveLength(2);
});

test("a column of controls contains no link, and the next column does", () => {
  render(
    <DataTable
      {...table}
      columns={[
        { key: "done", header: "Done", control: true, cell: () => <button type="button">Complete</button> },
        ...table.columns,
      ]}
      rowHref={(person) => `/people/${person.id}`}
    />,
  );
  expect(screen.getByRole("link", { name: "Ada" })).toBeTruthy();
  expect(screen.getAllByRole("link")).toHaveLength(2);
});

test("a column header shows its sort direction, and pressing it requests sorting by that column", async () => {
  const sort = vi.fn<(key: string) => void>();
  render(<DataTable {...table} sort={{ key: "name", direction: "desc" }} onSort={sort} />);
  expect(screen.getByRole("columnheader", { name: "Name" }).getAttribute("aria-sort")).toBe("descending");
  expect(screen.getByRole("columnheader", { name: "Given" }).hasAttribute("aria-sort")).toBe(false);
  await userEvent.click(screen.getByRole("button", { name: "Name" }));
  expect(sort).toHaveBeenCalledExactlyOnceWith("name");
});

function Selecting() {
  const [selected, setSelected] = useState(new Set<string>(["elsewhere"]));
  return (
    <>
      <DataTable
        {...table}
        selection={{
          selected,
          onChange: setSelected,
          selectLabel: (person) => `Select ${person.name}`,
          selectAllLabel: "Select all",
        }}
      />
      <output>{[...selected].sort().join(" ")}</output>
    </>
  );
}

test("rows can be selected one by one or together, and selected rows of other pages stay selected", async () => {
  render(<Selecting />);
  const all = screen.getByRole<HTMLInputElement>("checkbox", { name: "Select all" });
  await userEvent.click(screen.getByRole("checkbox", { name: "Select Ben" }));
  expect(all.indeterminate).toBe(true);
  await userEvent.click(all);
  expect(screen.getByRole("status").textContent).toBe("1 2 elsewhere");
  await userEvent.click(all);
  expect(screen.getByRole("status").textContent).toBe("elsewhere");
});

test("an empty table shows a message, and a loading table is marked as busy instead", () => {
  const { rerender } = render(<DataTable {...table} rows={[]} empty="No people yet" />);
  expect(screen.getByText("No people yet")).toBeTruthy();
  rerender(<DataTable {...table} rows={[]} empty="No people yet" loading loadingLabel="Loading people" />);
  expect(screen.queryByText("No people yet")).toBeNull();
  expect(screen.getByRole("table").getAttribute("aria-busy")).toBe("true");
  expect(screen.getByRole("status").textContent).toBe("Loading people");
});
