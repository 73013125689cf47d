import { MAX_TAG_NAME_LENGTH, type Tag } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Combobox } from "@offertory/ui";
import { useState } from "react";
import { matchTags } from "./match-tags.ts";
import type { ChosenTag } from "./use-tag-people.ts";

interface TagFieldProps {
  tags: readonly Tag[];
  /** Tags that cannot be chosen. */
  without: ReadonlySet<string>;
  onChoose(tag: ChosenTag): void;
}

const NEW_TAG = "new-tag";

/** Finds a tag by its name, or creates one. */
export function TagField({ tags, without, onChoose }: TagFieldProps) {
  const t = useT();
  const [typed, setTyped] = useState("");
  const { tags: found, newName } = matchTags(tags, typed, without);
  const options = [
    ...found.map(({ id, name }) => ({ id, label: name })),
    ...(newName === null ? [] : [{ id: NEW_TAG, label: t("people:tags.create", { name: newName }) }]),
  ];
  return (
    <Combobox
      label={t("people:tags.addLabel")}
      value={typed}
      onType={setTyped}
      options={options}
      onChoose={({ id }) => {
        const chosen = id === NEW_TAG ? newName !== null && { name: newName } : found.find((tag) => tag.id === id);
        if (chosen) onChoose(chosen);
      }}
      chosen={false}
      settled
      status={options.length > 0 ? t("people:tags.found", { count: found.length }) : t("people:tags.noneFound")}
      maxLength={MAX_TAG_NAME_LENGTH}
      autoFocus
    />
  );
}
