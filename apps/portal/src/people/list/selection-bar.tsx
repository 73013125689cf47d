import { useSession } from "@offertory/api-client";
import { can } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { BulkBar, Button, IconButton, Menu } from "@offertory/ui";
import { Archive, ArchiveRestore, ChevronDown, Download, House, MessageSquare, X } from "@offertory/ui/icons.ts";
import { type ReactElement, useState } from "react";
import { ChooseHouseholdDialog } from "../../households/choose-household-dialog.tsx";
import { MessagePeopleDialog } from "./message-people-dialog.tsx";
import type { ListedPerson } from "./people-columns.tsx";
import { useArchivePeople } from "../use-archive-people.ts";
import { useExportPeople } from "./use-export-people.ts";

interface Action {
  label: string;
  icon: ReactElement;
  onSelect(): void;
  busyLabel?: string;
}

interface SelectionBarProps {
  people: readonly ListedPerson[];
  onDone(done: readonly ListedPerson[]): void;
}

/** The actions for the selected people; narrow screens show them in a menu. */
export function SelectionBar({ people, onDone }: SelectionBarProps) {
  const t = useT();
  const { can: may, person } = useSession();
  const { archive, busy } = useArchivePeople();
  const exportPeople = useExportPeople();
  const [open, setOpen] = useState<"household" | "message" | null>(null);
  const isArchived = people.every(({ archived }) => archived);
  const ids = people.map(({ id }) => id);

  async function archiveAll() {
    if (await archive(people, !isArchived)) onDone(people);
  }
  const others = people.filter(({ id }) => id !== person?.id);
  const actions: Action[] = [];
  if (!isArchived && others.length > 0)
    actions.push({ label: t("people:selection.message"), icon: <MessageSquare />, onSelect: () => setOpen("message") });
  if (may(can.editPeople) && !isArchived)
    actions.push({ label: t("people:selection.household"), icon: <House />, onSelect: () => setOpen("household") });
  if (may(can.viewPeople))
    actions.push({
      label: t("people:selection.export"),
      icon: <Download />,
      onSelect: () => void exportPeople({ ids: ids.join(","), ...(isArchived && { archived: true }) }),
    });
  if (may(can.editPeople))
    actions.push({
      label: t(isArchived ? "people:archive.restore" : "people:archive.archive"),
      icon: isArchived ? <ArchiveRestore /> : <Archive />,
      onSelect: () => void archiveAll(),
      ...(busy && { busyLabel: t(isArchived ? "people:archive.restoring" : "people:archive.archiving") }),
    });

  return (
    <BulkBar label={t("people:selection.label")} count={t("people:selection.count", { count: people.length })}>
      {actions.map(({ label, icon, onSelect, busyLabel }) => (
        <Button
          key={label}
          size="small"
          icon={icon}
          busy={Boolean(busyLabel)}
          busyLabel={busyLabel}
          onClick={onSelect}
          className="max-lg:hidden"
        >
          {label}
        </Button>
      ))}
      <Menu
        label={t("people:selection.actions")}
        trigger={
          <Button size="small" icon={<ChevronDown />} className="lg:hidden">
            {t("people:selection.actions")}
          </Button>
        }
        items={actions.map(({ label, icon, onSelect }) => ({ label, icon, onSelect }))}
      />
      <IconButton size="small" label={t("people:selection.clear")} icon={<X />} onClick={() => onDone(people)} />
      <ChooseHouseholdDialog
        open={open === "household"}
        people={people}
        title={t("people:selection.householdTitle", { count: people.length })}
        onClose={() => setOpen(null)}
        onDone={() => onDone(people)}
      />
      {open === "message" && (
        <MessagePeopleDialog people={others} onClose={() => setOpen(null)} onDone={() => onDone(people)} />
      )}
    </BulkBar>
  );
}
