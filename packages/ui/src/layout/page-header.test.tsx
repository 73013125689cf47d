// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { DisplayBox } from "./display-box.tsx";
import { PageHeader } from "./page-header.tsx";

test("S2.17 a page header shows icon, title, subtitle, actions and statistics", () => {
  const { container } = render(
    <PageHeader
      icon={<svg data-icon="people" />}
      title="People"
      subtitle="Everyone your church knows."
      facts="Counted today"
      actions={<button type="button">Add</button>}
      statistics={[{ label: "Households", value: 81 }]}
      back={<a href="/">Home</a>}
    />,
  );
  expect(container.querySelector("[data-icon=people]")).not.toBeNull();
  expect(screen.getByRole("heading", { level: 1, name: "People" })).toBeTruthy();
  expect(screen.getByText("Everyone your church knows.")).toBeTruthy();
  expect(screen.getByText("Counted today")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Add" })).toBeTruthy();
  expect(screen.getByRole("term").textContent).toBe("Households");
  expect(screen.getByRole("definition").textContent).toBe("81");
  expect(screen.getByRole("link", { name: "Home" })).toBeTruthy();
});

test("S2.17 a page header without statistics has no statistics list", () => {
  const { container } = render(<PageHeader title="People" statistics={[]} />);
  expect(container.querySelector("dl")).toBeNull();
});

test("S2.30 a display box is a region named by its heading, with actions and a footer", () => {
  render(
    <DisplayBox title="Household" headingLevel={3} actions={<button type="button">Edit</button>} footer="4 people">
      Lovelace
    </DisplayBox>,
  );
  const box = screen.getByRole("region", { name: "Household" });
  expect(screen.getByRole("heading", { level: 3, name: "Household" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Edit" })).toBeTruthy();
  expect(box.textContent).toContain("Lovelace");
  expect(box.textContent).toContain("4 people");
});
