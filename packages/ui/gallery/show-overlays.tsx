import { useState } from "react";
import {
  Button,
  ButtonLink,
  ConfirmDialog,
  Dialog,
  DisplayBox,
  Drawer,
  IconButton,
  Menu,
  Popover,
  Stack,
  Tabs,
  TextField,
} from "../src/index.ts";
import { Archive, Ellipsis, ExternalLink, LifeBuoy, Merge, Pencil, Plus, Trash2 } from "../src/icons.ts";

export function ShowOverlays() {
  const [open, setOpen] = useState<"dialog" | "confirm" | "drawer" | null>(null);
  const [tab, setTab] = useState<"about" | "household" | "roles">("about");
  const close = () => setOpen(null);
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <DisplayBox title="Buttons">
        <Stack gap={16}>
          <div className="flex flex-wrap gap-2">
            <Button variant="primary">Give $51.75</Button>
            <Button>Edit</Button>
            <Button variant="quiet">Cancel</Button>
            <Button variant="danger" icon={<Trash2 className="size-4" />}>
              Erase
            </Button>
          </div>
          <div className="flex flex-wrap items-center gap-2">
            <Button variant="primary" busy busyLabel="Saving…">
              Save
            </Button>
            <Button variant="primary" disabled>
              Save
            </Button>
            <Button disabled>Edit</Button>
            <Button size="small" icon={<Plus className="size-4" />}>
              Add
            </Button>
            <ButtonLink
              href="https://example.org"
              target="_blank"
              icon={<ExternalLink className="size-4" />}
              size="small"
            >
              Open site
            </ButtonLink>
            <IconButton label="Edit" icon={<Pencil />} />
            <IconButton label="Edit" icon={<Pencil className="size-4" />} size="small" variant="secondary" />
          </div>
        </Stack>
      </DisplayBox>
      <DisplayBox
        title="Overlays"
        actions={
          <Menu
            label="More"
            trigger={<IconButton label="More" icon={<Ellipsis />} size="small" />}
            items={[
              { label: "Edit", icon: <Pencil className="size-4" />, onSelect: () => setOpen("dialog") },
              { label: "Merge duplicates", icon: <Merge className="size-4" />, href: "#merge" },
              { label: "Archive", icon: <Archive className="size-4" />, disabled: true },
              "separator",
              { label: "Erase", icon: <Trash2 className="size-4" />, danger: true, onSelect: () => setOpen("confirm") },
            ]}
          />
        }
      >
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setOpen("dialog")}>Dialog</Button>
          <Button onClick={() => setOpen("confirm")}>Confirm</Button>
          <Button onClick={() => setOpen("drawer")}>Drawer</Button>
          <Popover label="Account" trigger={<Button>Popover</Button>}>
            <div className="p-4 text-sm">Anything at all.</div>
          </Popover>
        </div>
        <Tabs
          className="mt-6"
          label="Person"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: "about", label: "About" },
            { value: "household", label: "Household", count: 4 },
            { value: "roles", label: "Roles" },
          ]}
        >
          {(value) => <p className="text-sm text-ink-soft">The panel of {value}.</p>}
        </Tabs>
      </DisplayBox>
      <Dialog
        open={open === "dialog"}
        onClose={close}
        title="Edit household"
        description="Everyone who lives under one roof."
        closeLabel="Close"
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary" onClick={close}>
              Save household
            </Button>
          </>
        }
      >
        <TextField label="Name of the household" value="Lovelace" onChange={() => undefined} />
      </Dialog>
      <ConfirmDialog
        open={open === "confirm"}
        title="Erase Ada Lovelace?"
        body="Her name, addresses and notes are removed for good. Gifts stay, without her name."
        confirmLabel="Erase Ada"
        cancelLabel="Keep Ada"
        danger
        onConfirm={close}
        onCancel={close}
      />
      <Drawer open={open === "drawer"} onClose={close} title="Help" closeLabel="Close">
        <p className="flex gap-2 text-sm text-ink-soft">
          <LifeBuoy /> What would you like to know?
        </p>
      </Drawer>
    </div>
  );
}
