import { useRead, useSession } from "@offertory/api-client";
import { can, MAX_PEOPLE_FOUND, searchPeople } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Avatar, EmptyState, SearchField, Skeleton, useDebounced } from "@offertory/ui";
import { useState } from "react";
import { LoadFailed } from "../load-failed.tsx";
import type { Counterpart } from "./conversation.ts";

/** Searches a person to write to; an empty search term sends no call. */
export function PersonSearch({ me, onPick }: { me: string; onPick(person: Counterpart): void }) {
  const t = useT();
  const [typed, setTyped] = useState("");
  const term = useDebounced(typed.trim());
  const { can: may } = useSession();
  const maySearch = [can.viewPeople, can.viewMembers, can.editPeople].some(may);
  const found = useRead(searchPeople, { query: { term } }, { enabled: term !== "", keepPrevious: true });
  const isCut = (found.data?.length ?? 0) >= MAX_PEOPLE_FOUND;
  const people = term === "" ? undefined : found.data?.filter(({ id }) => id !== me);
  if (!maySearch)
    return (
      <EmptyState
        title={t("messaging:messages.mayNotSearch")}
        body={t("messaging:messages.mayNotSearchHint")}
        className="grow py-10"
      />
    );
  return (
    <div className="flex min-h-0 grow flex-col gap-3 p-5">
      <SearchField
        label={t("messaging:messages.findPerson")}
        showLabel
        autoFocus
        placeholder={t("people:list.searchHint")}
        clearLabel={t("people:list.clearSearch")}
        value={typed}
        onChange={setTyped}
      />
      {term !== "" && found.isPending ? <Skeleton className="h-12" /> : null}
      {term !== "" && found.error ? (
        <LoadFailed className="m-4" error={found.error} onRetry={() => void found.refetch()} />
      ) : null}
      <p role="status" className={isCut ? "text-sm text-ink-soft" : "sr-only"}>
        {people && (isCut ? t("people:picker.cut") : t("people:picker.found", { count: people.length }))}
      </p>
      {people?.length === 0 ? (
        <EmptyState title={t("people:picker.none")} body={t("people:picker.noneHint")} className="py-6" />
      ) : null}
      <ul className="flex min-h-0 flex-col divide-y divide-line overflow-y-auto rounded-card border border-line empty:hidden">
        {people?.map(({ id, name, photo }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onPick({ id, name: name.display, photo })}
              className="flex min-h-12 w-full items-center gap-3 px-3 py-2 text-start text-sm font-medium -outline-offset-2 hover:bg-sunken"
            >
              <Avatar name={name.display} photo={photo} size="tiny" />
              <span className="min-w-0 truncate">{name.display}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
