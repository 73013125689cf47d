import { useApi, useRefresh } from "@offertory/api-client";
import { addTag, listPeople, listPersonTags, listTags, tagPeople, type Tag } from "@offertory/contract";
import { useErrorText, useT } from "@offertory/i18n/react";
import { useSnackbar } from "@offertory/ui";

/** A tag of the church, or the name of a new one. */
export type ChosenTag = Tag | { name: string };

/** Adds a tag to people or removes it from them, and offers to undo it for those whom it changed. */
export function useTagPeople() {
  const t = useT();
  const call = useApi();
  const refresh = useRefresh();
  const snackbar = useSnackbar();
  const errorText = useErrorText();

  async function change(ids: readonly string[], chosen: ChosenTag, tagged: boolean): Promise<void> {
    try {
      const tag = "id" in chosen ? chosen : await call(addTag, { body: { name: chosen.name } });
      const { changedIds } = await call(tagPeople, { body: { ids: [...ids], tagId: tag.id, tagged } });
      await refresh(listTags, listPersonTags, listPeople);
      const count = changedIds.length;
      if (count === 0) return snackbar.success(t("people:tags.unchanged", { tag: tag.name }));
      snackbar.success(t(tagged ? "people:tags.added" : "people:tags.removed", { tag: tag.name, count }), {
        label: t("common:undo"),
        onSelect: () => void change(changedIds, tag, !tagged),
      });
    } catch (error) {
      snackbar.error(errorText(error));
    }
  }
  return change;
}
