// @vitest-environment happy-dom
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { Button } from "../buttons/button.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Dialog } from "./dialog.tsx";
import { Menu } from "./menu.tsx";
import { Popover } from "./popover.tsx";
import { Tabs } from "./tabs.tsx";

test("a menu can be used with the keyboard alone", async () => {
  const edit = vi.fn<() => void>();
  const erase = vi.fn<() => void>();
  render(
    <Menu
      label="Actions"
      trigger={<Button>More</Button>}
      items={[
        { label: "Edit", onSelect: edit },
        { label: "Archive", disabled: true },
        "separator",
        { label: "Erase", danger: true, onSelect: erase },
      ]}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(await screen.findByRole("menu", { name: "Actions" })).toBeTruthy();
  expect(screen.getByRole("menuitem", { name: "Archive" }).getAttribute("aria-disabled")).toBe("true");
  await userEvent.keyboard("{End}{Enter}");
  await waitFor(() => expect(erase).toHaveBeenCalledOnce());
  expect(edit).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
});

test("a menu's links are rendered by the app's router", async () => {
  const follow = vi.fn<() => void>();
  render(
    <Menu
      label="Actions"
      trigger={<Button>More</Button>}
      items={[{ label: "Merge", href: "/merge" }]}
      renderLink={(href, children, { onClick, ...props }) => (
        <a
          {...props}
          href={`/portal${href}`}
          onClick={(event) => {
            event.preventDefault();
            onClick?.(event);
            follow();
          }}
        >
          {children}
        </a>
      )}
    />,
  );
  await userEvent.click(screen.getByRole("button", { name: "More" }));
  const link = await screen.findByRole<HTMLAnchorElement>("menuitem", { name: "Merge" });
  expect(link.getAttribute("href")).toBe("/portal/merge");
  await userEvent.click(link);
  expect(follow).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
});

test("a popover shows its content and closes on Escape", async () => {
  render(
    <Popover label="Account" trigger={<Button>Ada</Button>}>
      <button type="button">Log out</button>
    </Popover>,
  );
  const trigger = screen.getByRole("button", { name: "Ada" });
  expect(trigger.getAttribute("aria-expanded")).toBe("false");
  await userEvent.click(trigger);
  expect(await screen.findByRole("dialog", { name: "Account" })).toBeTruthy();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a popover closes on a press outside, and the pressed field keeps the focus", async () => {
  render(
    <>
      <Popover label="Account" trigger={<Button>Ada</Button>}>
        <button type="button">Log out</button>
      </Popover>
      <input aria-label="Elsewhere" />
    </>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Ada" }));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Log out" }));
  await userEvent.click(screen.getByLabelText("Elsewhere"));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText("Elsewhere"));
});

test("a popover keeps the focus when its content changes, and returns it when it is closed", async () => {
  function Panels() {
    const [open, setOpen] = useState(false);
    const [panel, setPanel] = useState("first");
    return (
      <Popover label="Account" trigger={<Button>Ada</Button>} open={open} onOpenChange={setOpen}>
        <Button key={panel} onClick={() => (panel === "first" ? setPanel("second") : setOpen(false))}>
          {panel}
        </Button>
      </Popover>
    );
  }
  render(<Panels />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("button", { name: "second" })).toBe(document.activeElement);
  await userEvent.keyboard("{Enter}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByRole("button", { name: "Ada" })).toBe(document.activeElement);
});

test("a confirmation inside a popover does not close the popover", async () => {
  const cancel = vi.fn<() => void>();
  const question = { title: "Log out?", confirmLabel: "Log out", cancelLabel: "Stay", onConfirm: cancel };
  render(
    <Popover label="Account" trigger={<Button>Ada</Button>}>
      <ConfirmDialog open {...question} onCancel={cancel} />
    </Popover>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Ada" }));
  await userEvent.click(await screen.findByRole("button", { name: "Stay" }));
  expect(cancel).toHaveBeenCalledOnce();
  expect(document.querySelector('[role="dialog"][aria-label="Account"]')).not.toBeNull();
});

test("in a dialog Escape closes the menu first, then the dialog", async () => {
  const close = vi.fn<() => void>();
  render(
    <Dialog open onClose={close} title="Edit" closeLabel="Close">
      <Menu label="Actions" trigger={<Button>More</Button>} items={[{ label: "Copy" }]} />
    </Dialog>,
  );
  await userEvent.click(await screen.findByRole("button", { name: "More" }));
  await screen.findByRole("menu", { name: "Actions" });
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("menu")).toBeNull();
  expect(close).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  expect(close).toHaveBeenCalledOnce();
});

test("characters and arrow keys move through a menu and wrap around, and Tab closes it", async () => {
  render(
    <>
      <Menu
        label="Actions"
        trigger={<Button>More</Button>}
        items={["Add", "Edit", "Erase"].map((label) => ({ label }))}
      />
      <input aria-label="Next" />
    </>,
  );
  const focused = () => document.activeElement?.textContent;
  await userEvent.tab();
  await userEvent.keyboard("{ArrowUp}");
  expect(focused()).toBe("Erase");
  await userEvent.keyboard("{ArrowDown}");
  expect(focused()).toBe("Add");
  await userEvent.keyboard("e");
  expect(focused()).toBe("Edit");
  await userEvent.keyboard("e");
  expect(focused()).toBe("Erase");
  await userEvent.tab();
  expect(screen.queryByRole("menu")).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText("Next"));
});

function Person() {
  const [tab, setTab] = useState("about");
  return (
    <Tabs
      label="Person"
      value={tab}
      onChange={setTab}
      tabs={[
        { value: "about", label: "About" },
        { value: "roles", label: "Roles", count: 2 },
      ]}
    >
      {(value) => `The panel of ${value}`}
    </Tabs>
  );
}

test("arrow keys move between tabs, and one panel is shown at a time", async () => {
  render(<Person />);
  expect(screen.getByRole("tabpanel", { name: "About" }).textContent).toBe("The panel of about");
  await userEvent.click(screen.getByRole("tab", { name: "About" }));
  await userEvent.keyboard("{ArrowRight}");
  await waitFor(() => expect(screen.getByRole("tab", { name: /Roles/ }).getAttribute("aria-selected")).toBe("true"));
  expect(screen.getAllByRole("tabpanel").map((panel) => panel.textContent)).toEqual(["The panel of roles"]);
});
