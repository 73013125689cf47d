import { useT } from "@offertory/i18n/react";
import { Button, IconButton } from "@offertory/ui";
import { Archive, ArchiveRestore, X } from "@offertory/ui/icons.ts";
import type { ListedPerson } from "./people-columns.tsx";
import { useArchivePeople } from "../use-archive-people.ts";

/** The actions for the selected rows. */
export function SelectionBar({
  people,
  onDone,
}: {
  people: readonly ListedPerson[];
  onDone(done: readonly ListedPerson[]): void;
}) {
  const t = useT();
  const { archive, busy } = useArchivePeople();
  if (people.length === 0) return null;
  const restoring = people.every(({ archived }) => archived);

  async function run() {
    if (await archive(people, !restoring)) onDone(people);
  }
  return (
    <div
      role="group"
      aria-label={t("people:selection.label")}
      className="sticky top-[calc(var(--header-height,0px)+0.5rem)] z-10 mb-3 flex items-center gap-2 rounded-card border border-line bg-brand-soft px-3 py-2 shadow-card sm:gap-3 sm:px-4"
    >
      <span role="status" className="min-w-0 grow text-sm font-medium">
        {t("people:selection.count", { count: people.length })}
      </span>
      <Button
        size="small"
        busy={busy}
        busyLabel={t(restoring ? "people:archive.restoring" : "people:archive.archiving")}
        icon={restoring ? <ArchiveRestore /> : <Archive />}
        onClick={() => void run()}
      >
        {t(restoring ? "people:archive.restore" : "people:archive.archive")}
      </Button>
      <IconButton size="small" label={t("people:selection.clear")} icon={<X />} onClick={() => onDone(people)} />
    </div>
  );
}
