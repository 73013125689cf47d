import { useT } from "@offertory/i18n/react";
import { BulkBar, Button, IconButton } from "@offertory/ui";
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
  const restoring = people.every(({ archived }) => archived);

  async function run() {
    if (await archive(people, !restoring)) onDone(people);
  }
  return (
    <BulkBar label={t("people:selection.label")} count={t("people:selection.count", { count: people.length })}>
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
    </BulkBar>
  );
}
