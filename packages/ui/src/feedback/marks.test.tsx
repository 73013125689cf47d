// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Badge } from "./badge.tsx";
import { CountBadge } from "./count-badge.tsx";
import { Notice } from "./notice.tsx";
import { Spinner } from "./spinner.tsx";

const seen = (element: HTMLElement) => element.querySelector('[aria-hidden="true"]')?.textContent;

test("a count is hidden at zero and shown as 99+ from 100 on", () => {
  const { container, rerender } = render(<CountBadge count={0} label="nothing unread" />);
  expect(container.textContent).toBe("");
  rerender(<CountBadge count={99} label="99 unread" />);
  expect(seen(container)).toBe("99");
  rerender(<CountBadge count={100} label="100 unread" />);
  expect(seen(container)).toBe("99+");
  expect(screen.getByText("100 unread").className).toBe("sr-only");
});

test("a badge with a label hides its short text from screen readers", () => {
  const { container } = render(<Badge label="Three new messages">3</Badge>);
  expect(seen(container)).toBe("3");
  expect(screen.getByText("Three new messages")).toBeTruthy();
});

test("only a danger notice is an alert", () => {
  const { rerender } = render(<Notice tone="danger">Nothing was charged.</Notice>);
  expect(screen.getByRole("alert").textContent).toBe("Nothing was charged.");
  rerender(<Notice tone="info">We moved.</Notice>);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a spinner has its label as status text", () => {
  render(<Spinner label="Loading" />);
  expect(screen.getByRole("status").textContent).toBe("Loading");
});
