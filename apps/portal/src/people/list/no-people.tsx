import { useT } from "@offertory/i18n/react";
import { Button, EmptyState } from "@offertory/ui";
import { Archive, Search, UserPlus, Users } from "@offertory/ui/icons.ts";
import { isNarrowed, type PeopleFilter } from "./people-filter.ts";

interface NoPeopleProps {
  filter: PeopleFilter;
  mayAdd: boolean;
  onAdd(): void;
  onClear(): void;
}

/** Says why the list is empty and what to do about it. */
export function NoPeople({ filter, mayAdd, onAdd, onClear }: NoPeopleProps) {
  const t = useT();
  if (filter.archived && !isNarrowed({ ...filter, archived: false }))
    return (
      <EmptyState
        icon={<Archive />}
        title={t("people:list.noneArchived")}
        body={t("people:list.noneArchivedHint")}
        action={<Button onClick={onClear}>{t("people:list.current")}</Button>}
      />
    );
  if (isNarrowed(filter))
    return (
      <EmptyState
        icon={<Search />}
        title={t("people:list.noneFound")}
        body={t("people:list.noneFoundHint")}
        action={<Button onClick={onClear}>{t("common:filter.clear")}</Button>}
      />
    );
  return (
    <EmptyState
      icon={<Users />}
      title={t("people:list.none")}
      body={mayAdd ? t("people:list.noneHint") : undefined}
      action={
        mayAdd && (
          <Button variant="primary" icon={<UserPlus />} onClick={onAdd}>
            {t("people:add.button")}
          </Button>
        )
      }
    />
  );
}
