// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { compileClasses } from "../../test/compile-classes.ts";
import { useSnackbar } from "./snackbar-context.ts";
import { SnackbarProvider } from "./snackbar-provider.tsx";

const undo = vi.fn<() => void>();

function SnackbarButtons() {
  const snackbar = useSnackbar();
  return (
    <>
      <button type="button" onClick={() => snackbar.error("It could not be saved.")}>
        fail
      </button>
      <button type="button" onClick={() => snackbar.success("Archived.", { label: "Undo", onSelect: undo })}>
        succeed
      </button>
    </>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  undo.mockClear();
  render(
    <SnackbarProvider closeLabel="Close">
      <SnackbarButtons />
    </SnackbarProvider>,
  );
});
afterEach(() => void vi.useRealTimers());

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const wait = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

test("S8.10 G8.09 an error notice hides after 6000 ms, not before", () => {
  press("fail");
  expect(screen.getByRole("alert").textContent).toContain("It could not be saved.");
  wait(5999);
  expect(screen.queryByRole("alert")).not.toBeNull();
  wait(1);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("S8.10 G8.09 an error notice is red and at the bottom center", async () => {
  press("fail");
  const notice = screen.getByRole("alert");
  expect(await compileClasses(notice.className)).toContain("background-color: var(--danger-fill)");
  const place = await compileClasses(notice.parentElement?.className ?? "");
  expect(place).toMatch(/position: fixed/);
  expect(place).toMatch(/bottom: calc\(1rem/);
  expect(place).toMatch(/justify-content: center/);
});

test("F6 moves the focus to the action, and closing the notice returns it", () => {
  const opener = screen.getByRole("button", { name: "succeed" });
  opener.focus();
  press("succeed");
  fireEvent.keyDown(opener, { key: "F6" });
  expect(screen.getByRole("button", { name: "Undo" })).toBe(document.activeElement);
  wait(20_000);
  press("Close");
  expect(opener).toBe(document.activeElement);
});

test("if no element has the focus, the action gets it, but only after keyboard use", () => {
  press("succeed");
  fireEvent.pointerDown(document.body);
  wait(300);
  expect(document.activeElement).toBe(document.body);
  fireEvent.keyDown(document.body, { key: "Enter" });
  wait(300);
  expect(screen.getByRole("button", { name: "Undo" })).toBe(document.activeElement);
});

test("a success notice is a status message, can be undone and is not red", async () => {
  press("succeed");
  const notice = screen.getByRole("status");
  expect(await compileClasses(notice.className)).not.toContain("danger");
  press("Undo");
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByRole("status")).toBeNull();
});

test("a newer notice replaces the older one and has its own timer", () => {
  press("fail");
  wait(4000);
  press("succeed");
  expect(screen.queryByRole("alert")).toBeNull();
  wait(4000);
  expect(screen.queryByRole("status")).not.toBeNull();
});

test("a notice with an action stays for twelve seconds", () => {
  press("succeed");
  wait(11_999);
  expect(screen.queryByRole("status")).not.toBeNull();
  wait(1);
  expect(screen.queryByRole("status")).toBeNull();
});

test("a notice stays while the pointer is over it", () => {
  press("fail");
  fireEvent.pointerEnter(screen.getByRole("alert"));
  wait(20_000);
  expect(screen.queryByRole("alert")).not.toBeNull();
  fireEvent.pointerLeave(screen.getByRole("alert"));
  wait(6000);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a notice is closed by its button", () => {
  press("fail");
  press("Close");
  expect(screen.queryByRole("alert")).toBeNull();
});
