// @vitest-environment happy-dom
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { Button } from "../buttons/button.tsx";
import { TextField } from "../fields/text-field.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Dialog } from "./dialog.tsx";
import { Drawer } from "./drawer.tsx";
import { Popover } from "./popover.tsx";

function Page({ kind }: { kind: "dialog" | "drawer" }) {
  const [open, setOpen] = useState(false);
  const Overlay = kind === "dialog" ? Dialog : Drawer;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Overlay open={open} onClose={() => setOpen(false)} title="Edit household" closeLabel="Close">
        <TextField label="Name" value="Lovelace" onChange={() => undefined} />
      </Overlay>
    </>
  );
}

test.each(["dialog", "drawer"] as const)(
  "a %s moves the focus to its content, keeps it inside, and returns it on Escape",
  async (kind) => {
    render(<Page kind={kind} />);
    const opener = screen.getByRole("button", { name: "Open" });
    opener.focus();
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog", { name: "Edit household" });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Name")));
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Close" }));
    await userEvent.tab();
    expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(document.activeElement).toBe(opener);
  },
);

test("a dialog to read starts at its title, and Tab goes on to its content, which then scrolls by keyboard", async () => {
  render(
    <Dialog open startAtTitle onClose={() => undefined} title="Statement" closeLabel="Close">
      <Button>Download</Button>
    </Dialog>,
  );
  await waitFor(() => expect(screen.getByRole("heading", { name: "Statement" })).toBe(document.activeElement));
  const download = screen.getByRole("button", { name: "Download" });
  await userEvent.tab();
  expect(document.activeElement).toBe(download.parentElement);
  await userEvent.tab();
  expect(document.activeElement).toBe(download);
});

test("a dialog with an autofocused field returns the focus when it closes", async () => {
  function Rename() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Rename</Button>
        <Dialog open={open} onClose={() => setOpen(false)} title="Rename" closeLabel="Close">
          <TextField autoFocus label="Name" value="Lovelace" onChange={() => undefined} />
        </Dialog>
      </>
    );
  }
  render(<Rename />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(await screen.findByLabelText("Name")).toBe(document.activeElement);
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByRole("button", { name: "Rename" })).toBe(document.activeElement);
});

test("a dialog that replaces another returns the focus to the opener of the first", async () => {
  function Wait() {
    const [step, setStep] = useState<"closed" | "loading" | "loaded">("closed");
    const close = () => setStep("closed");
    return (
      <>
        <Button onClick={() => setStep("loading")}>Edit</Button>
        {step === "loading" ? (
          <Dialog key="loading" open onClose={close} title="Loading" closeLabel="Close">
            <Button onClick={() => setStep("loaded")}>Go on</Button>
          </Dialog>
        ) : null}
        {step === "loaded" ? (
          <Dialog key="loaded" open onClose={close} title="Editor" closeLabel="Close">
            <TextField autoFocus label="Name" value="Lovelace" onChange={() => undefined} />
          </Dialog>
        ) : null}
      </>
    );
  }
  render(<Wait />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await userEvent.click(await screen.findByRole("button", { name: "Go on" }));
  expect(await screen.findByLabelText("Name")).toBe(document.activeElement);
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByRole("button", { name: "Edit" })).toBe(document.activeElement);
});

test("a dialog that opens as a menu closes returns the focus to the menu's button", async () => {
  function Account() {
    const [menu, setMenu] = useState(false);
    const [open, setOpen] = useState(false);
    return (
      <>
        <Popover label="Account" open={menu} onOpenChange={setMenu} trigger={<button type="button">Ada</button>}>
          <Button
            onClick={() => {
              setMenu(false);
              setOpen(true);
            }}
          >
            Messages
          </Button>
        </Popover>
        <Dialog open={open} onClose={() => setOpen(false)} title="Messages" closeLabel="Close" />
      </>
    );
  }
  render(<Account />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("button", { name: "Messages" })).toBe(document.activeElement);
  await userEvent.keyboard("{Enter}");
  await screen.findByRole("dialog", { name: "Messages" });
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByRole("button", { name: "Ada" })).toBe(document.activeElement);
});

const question = {
  open: true,
  title: "Erase Ada?",
  body: "This cannot be undone.",
  confirmLabel: "Erase Ada",
  cancelLabel: "Keep Ada",
  danger: true,
};

function Members({ names }: { names: readonly string[] }) {
  const [list, setList] = useState(names);
  const [leaving, setLeaving] = useState<string | null>(null);
  return (
    <>
      <ul>
        {list.map((name) => (
          <li key={name}>
            {name} <Button onClick={() => setLeaving(name)}>Remove {name}</Button>
          </li>
        ))}
      </ul>
      <Button>Add</Button>
      <ConfirmDialog
        {...question}
        open={leaving !== null}
        onCancel={() => setLeaving(null)}
        onConfirm={() => {
          setList(list.filter((name) => name !== leaving));
          setLeaving(null);
        }}
      />
    </>
  );
}

test.each([
  { names: ["Ada", "Bob", "Cy"], removed: "Bob", next: "Remove Cy" },
  { names: ["Ada", "Bob"], removed: "Bob", next: "Remove Ada" },
  { names: ["Ada"], removed: "Ada", next: "Add" },
])("when a dialog removes its opener in $names, the focus moves to $next", async ({ names, removed, next }) => {
  render(<Members names={names} />);
  screen.getByRole("button", { name: `Remove ${removed}` }).focus();
  await userEvent.keyboard("{Enter}");
  await userEvent.click(await screen.findByRole("button", { name: "Erase Ada" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(screen.getByRole("button", { name: next })).toBe(document.activeElement);
});

test("a dialog is closed by its Close button", async () => {
  render(<Page kind="dialog" />);
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  await userEvent.click(await screen.findByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a confirmation has a title and a description, and focuses the safe button", async () => {
  const confirm = vi.fn<() => void>();
  const cancel = vi.fn<() => void>();
  render(<ConfirmDialog {...question} onConfirm={confirm} onCancel={cancel} />);
  const dialog = await screen.findByRole("alertdialog", { name: "Erase Ada?" });
  expect(document.getElementById(dialog.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "This cannot be undone.",
  );
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Keep Ada" })));
  await userEvent.keyboard("{Enter}");
  expect(cancel).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole("button", { name: "Erase Ada" }));
  expect(confirm).toHaveBeenCalledOnce();
});

test("Escape cancels a confirmation", async () => {
  const cancel = vi.fn<() => void>();
  render(<ConfirmDialog {...question} onConfirm={() => undefined} onCancel={cancel} />);
  await screen.findByRole("alertdialog");
  await userEvent.keyboard("{Escape}");
  expect(cancel).toHaveBeenCalledOnce();
});

test("a busy confirmation can be neither canceled nor confirmed again", async () => {
  const confirm = vi.fn<() => void>();
  const cancel = vi.fn<() => void>();
  render(<ConfirmDialog {...question} busy busyLabel="Erasing…" onConfirm={confirm} onCancel={cancel} />);
  await screen.findByRole("alertdialog");
  await userEvent.keyboard("{Escape}");
  await userEvent.click(screen.getByRole("button", { name: "Keep Ada" }));
  await userEvent.click(screen.getByRole("button", { name: "Erasing…" }));
  expect(cancel).not.toHaveBeenCalled();
  expect(confirm).not.toHaveBeenCalled();
});
