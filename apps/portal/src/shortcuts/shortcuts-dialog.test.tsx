import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { showPage } from "../testing/show-page.tsx";
import { useShortcuts } from "./use-shortcuts.tsx";

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

function Page({ isOffered }: { isOffered: boolean }) {
  const { open, dialog } = useShortcuts(isOffered);
  return (
    <>
      <button type="button" onClick={open}>
        Show shortcuts
      </button>
      <textarea aria-label="Note" />
      {dialog}
    </>
  );
}

const show = (isOffered = true) => showPage({ page: <Page isOffered={isOffered} />, path: "/", may: [], answers: {} });
const dialog = () => screen.findByRole("dialog", { name: "Keyboard shortcuts" });

test("the question mark opens the shortcuts, with the keys of lists and editors, and Escape returns the focus", async () => {
  const { user } = await show();
  const opener = screen.getByRole("button", { name: "Show shortcuts" });
  opener.focus();
  await user.keyboard("?");
  const shown = within(await dialog());
  expect(shown.getByText("Move between rows").nextSibling?.textContent).toBe("↑↓KJ");
  expect(shown.getByText("Search").nextSibling?.textContent).toBe("Ctrl + K");
  expect(shown.getByText("Bold").nextSibling?.textContent).toBe("Ctrl + B");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test("a question mark that is typed into a field is text", async () => {
  const { user } = await show();
  const note = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Note" });
  await user.type(note, "Ready?");
  expect(note.value).toBe("Ready?");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("the question mark can be switched off, and the menu still opens the shortcuts", async () => {
  const { user } = await show();
  const opener = screen.getByRole("button", { name: "Show shortcuts" });
  await user.click(opener);
  await user.click(within(await dialog()).getByRole("switch", { name: "Open this list with the ? key" }));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  opener.focus();
  await user.keyboard("?");
  expect(screen.queryByRole("dialog")).toBeNull();
  await user.click(opener);
  expect(within(await dialog()).getByRole<HTMLInputElement>("switch").checked).toBe(false);
});

test("visitors have no shortcut for the question mark", async () => {
  const { user } = await show(false);
  screen.getByRole("button", { name: "Show shortcuts" }).focus();
  await user.keyboard("?");
  expect(screen.queryByRole("dialog")).toBeNull();
});
