// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Badge } from "./badge.tsx";
import { CountBadge } from "./count-badge.tsx";
import { Notice } from "./notice.tsx";
import { Spinner } from "./spinner.tsx";

const seen = (element: HTMLElement) => element.querySelector('[aria-hidden="true"]')?.textContent;

test("a count is hidden at nought and is 99+ from a hundred on", () => {
  const { container, rerender } = render(<CountBadge count={0} label="nothing unread" />);
  expect(container.textContent).toBe("");
  rerender(<CountBadge count={99} label="99 unread" />);
  expect(seen(container)).toBe("99");
  rerender(<CountBadge count={100} label="100 unread" />);
  expect(seen(container)).toBe("99+");
  expect(screen.getByText("100 unread").className).toBe("sr-only");
});

test("a badge says its label where its text is too short", () => {
  const { container } = render(<Badge label="Three new messages">3</Badge>);
  expect(seen(container)).toBe("3");
  expect(screen.getByText("Three new messages")).toBeTruthy();
});

test("only a notice of danger interrupts", () => {
  const { rerender } = render(<Notice tone="danger">Nothing was charged.</Notice>);
  expect(screen.getByRole("alert").textContent).toBe("Nothing was charged.");
  rerender(<Notice tone="info">We moved.</Notice>);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a spinner says what it waits for", () => {
  render(<Spinner label="Loading" />);
  expect(screen.getByRole("status").textContent).toBe("Loading");
});
