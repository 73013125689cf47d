import { useCall, useRefresh } from "@offertory/api-client";
import { archivePeople, listPeople, readPerson, type Person } from "@offertory/contract";
import { useErrorText, useT } from "@offertory/i18n/react";
import { useSnackbar } from "@offertory/ui";

/** Archives or restores people, and offers to undo it. */
export function useArchivePeople() {
  const t = useT();
  const call = useCall(archivePeople);
  const refresh = useRefresh();
  const snackbar = useSnackbar();
  const errorText = useErrorText();

  async function archive(people: readonly Pick<Person, "id">[], archived: boolean): Promise<boolean> {
    try {
      await call.mutateAsync({ body: { ids: people.map(({ id }) => id), archived } });
      await refresh(listPeople, readPerson);
    } catch (error) {
      snackbar.error(errorText(error));
      return false;
    }
    const messageKey = archived ? "people:archive.archived" : "people:archive.restored";
    snackbar.success(t(messageKey, { count: people.length }), {
      label: t("common:undo"),
      onSelect: () => void archive(people, !archived),
    });
    return true;
  }
  return { archive, busy: call.isPending };
}
