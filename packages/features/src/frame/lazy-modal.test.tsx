import { I18nProvider } from "@offertory/i18n/react";
import { startEnglish } from "@offertory/i18n/testing";
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { lazyModal } from "./lazy-modal.tsx";

afterEach(() => vi.unstubAllGlobals());

async function open() {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
  const line = { isUp: false };
  const Editor = lazyModal<{ title: string; onCancel(): void }>(async () => {
    if (!line.isUp) throw new Error("offline");
    return () => <p>The editor</p>;
  });
  const onCancel = vi.fn<() => void>();
  render(
    <I18nProvider languages={await startEnglish()}>
      <Editor title="Edit: Text" onCancel={onCancel} />
    </I18nProvider>,
  );
  return { line, onCancel, user: userEvent.setup() };
}

test("an editor that could not be fetched shows an error in its dialog and is fetched again on retry", async () => {
  const { line, user } = await open();
  const dialog = await screen.findByRole("dialog", { name: "Edit: Text" });
  await waitFor(() => expect(dialog.textContent).toContain("We couldn't load this"));
  line.isUp = true;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("The editor")).toBeTruthy();
});

test("an editor that could not be fetched can be closed", async () => {
  const { onCancel, user } = await open();
  await screen.findByRole("button", { name: "Try again" });
  await user.keyboard("{Escape}");
  expect(onCancel).toHaveBeenCalledOnce();
});
