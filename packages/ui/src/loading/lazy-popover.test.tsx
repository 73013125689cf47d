// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ComponentType } from "react";
import { expect, test, vi } from "vitest";
import { SnackbarProvider } from "../feedback/snackbar-provider.tsx";
import { LazyPopover } from "./lazy-popover.tsx";

const Choices = ({ close }: { close: () => void }) => <button onClick={close}>Dark</button>;

function show(load: () => Promise<ComponentType<{ close: () => void }>>) {
  render(
    <SnackbarProvider closeLabel="Close">
      <LazyPopover
        label="Appearance"
        load={load}
        loadingText="Loading"
        failedText="It could not be loaded."
        trigger={<button type="button">Open</button>}
        contents={(close) => ({ close })}
      />
    </SnackbarProvider>,
  );
  return userEvent.setup();
}

test("the contents of a popover are loaded when its button gets the focus, and get the focus when it opens", async () => {
  const load = vi.fn<() => Promise<typeof Choices>>(async () => Choices);
  const user = show(load);
  expect(load).not.toHaveBeenCalled();
  await user.tab();
  expect(load).toHaveBeenCalledOnce();
  await user.keyboard("{Enter}");
  await expect.poll(() => document.activeElement?.textContent).toBe("Dark");
  await user.keyboard("{Enter}");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("contents that arrive after the popover has opened get the focus", async () => {
  let arrive: (loaded: typeof Choices) => void = () => {};
  const user = show(() => new Promise((resolve) => (arrive = resolve)));
  await user.click(screen.getByRole("button", { name: "Open" }));
  expect(screen.getByRole("status", { name: "Loading" })).toBeTruthy();
  arrive(Choices);
  await expect.poll(() => document.activeElement?.textContent).toBe("Dark");
});

test("a popover that cannot be loaded closes with an error, and opening it again loads it", async () => {
  let isOnline = false;
  const user = show(() => (isOnline ? Promise.resolve(Choices) : Promise.reject(new Error("offline"))));
  await user.click(screen.getByRole("button", { name: "Open" }));
  await screen.findByText("It could not be loaded.");
  expect(screen.queryByRole("dialog")).toBeNull();
  isOnline = true;
  await user.click(screen.getByRole("button", { name: "Open" }));
  await screen.findByRole("button", { name: "Dark" });
});
