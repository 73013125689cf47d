// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Button } from "./button.tsx";
import { ButtonLink } from "./button-link.tsx";
import { IconButton } from "./icon-button.tsx";

test("a button inside a form submits it only with the type submit", async () => {
  const submit = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={(event) => submit(event.nativeEvent)}>
      <Button>Edit</Button>
      <Button type="submit">Save</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Edit" }));
  expect(submit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(submit).toHaveBeenCalledOnce();
});

test("a busy button shows its busy label, keeps the focus and ignores presses", async () => {
  const press = vi.fn<() => void>();
  const submit = vi.fn<() => void>();
  const form = (busy: boolean) => (
    <form onSubmit={submit}>
      <input aria-label="Name" />
      <Button type="submit" busy={busy} busyLabel="Saving…" onClick={press}>
        Save
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  screen.getByRole("button", { name: "Save" }).focus();
  rerender(form(true));
  const busy = screen.getByRole("button", { name: "Saving…" });
  expect(busy).toBe(document.activeElement);
  expect(busy.getAttribute("aria-busy")).toBe("true");
  await userEvent.click(busy);
  await userEvent.type(screen.getByLabelText("Name"), "Ada{Enter}");
  expect(press).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
});

test("a focused button that becomes disabled keeps the focus and ignores presses", async () => {
  const press = vi.fn<() => void>();
  const next = (disabled: boolean) => (
    <Button disabled={disabled} onClick={press}>
      Next
    </Button>
  );
  const { rerender } = render(next(false));
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Next" });
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  rerender(next(true));
  expect(button).toBe(document.activeElement);
  expect([button.disabled, button.getAttribute("aria-disabled")]).toEqual([false, "true"]);
  await userEvent.keyboard("{Enter}");
  expect(press).toHaveBeenCalledOnce();
  await userEvent.tab();
  expect(button.disabled).toBe(true);
});

test("an icon button's label is also its tooltip", () => {
  render(<IconButton label="Close" icon={<svg />} />);
  expect(screen.getByRole("button", { name: "Close" }).title).toBe("Close");
});

test("a link that opens a new window has rel noopener", () => {
  render(
    <ButtonLink href="https://example.org" target="_blank">
      Open
    </ButtonLink>,
  );
  expect(screen.getByRole<HTMLAnchorElement>("link", { name: "Open" }).rel).toContain("noopener");
});
