import { useRead } from "@offertory/api-client";
import { MAX_PEOPLE_FOUND, searchPeople, type PersonSummary } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Avatar, EmptyState, SearchField, Skeleton, useDebounced } from "@offertory/ui";
import { useState } from "react";
import { LoadFailed } from "@offertory/features/access";
import { STATUS_LABELS } from "./person-labels.ts";

interface PeoplePickerProps {
  label: string;
  /** The ids of people who are not offered, because they were picked already. */
  without: ReadonlySet<string>;
  onPick(person: PersonSummary): void;
  busy?: boolean;
  autoFocus?: boolean;
}

/** Finds a person by name or email. Enter picks the only one found and never submits a surrounding form. */
export function PeoplePicker({ label, without, onPick, busy = false, autoFocus = false }: PeoplePickerProps) {
  const t = useT();
  const [typed, setTyped] = useState("");
  const term = useDebounced(typed.trim());
  const found = useRead(searchPeople, { query: { term } }, { enabled: term !== "", keepPrevious: true });
  const people = found.data?.filter(({ id }) => !without.has(id));
  const isCut = (found.data?.length ?? 0) >= MAX_PEOPLE_FOUND;

  return (
    <div className="flex flex-col gap-3">
      <SearchField
        label={label}
        showLabel
        placeholder={t("people:list.searchHint")}
        clearLabel={t("people:list.clearSearch")}
        value={typed}
        onChange={setTyped}
        onEnter={() => {
          const [only, ...others] = term === typed.trim() && !found.isPlaceholderData ? (people ?? []) : [];
          if (only && others.length === 0 && !busy) onPick(only);
        }}
        autoFocus={autoFocus}
      />
      {term !== "" && (
        <>
          {found.error && <LoadFailed error={found.error} onRetry={() => void found.refetch()} />}
          {found.isPending && <Skeleton className="h-12" />}
          <p role="status" className={isCut ? "text-sm text-ink-soft" : "sr-only"}>
            {people && (isCut ? t("people:picker.cut") : t("people:picker.found", { count: people.length }))}
          </p>
          {people?.length === 0 && (
            <EmptyState title={t("people:picker.none")} body={t("people:picker.noneHint")} className="py-6" />
          )}
          <ul className="flex max-h-72 flex-col divide-y divide-line overflow-y-auto rounded-card border border-line empty:hidden">
            {people?.map((person) => (
              <li key={person.id}>
                <button
                  type="button"
                  disabled={busy}
                  onClick={() => onPick(person)}
                  className="flex w-full items-center gap-3 px-3 py-2 text-start -outline-offset-2 hover:bg-sunken disabled:opacity-60"
                >
                  <Avatar name={person.name.display} photo={person.photo} size="tiny" />
                  <span className="min-w-0 grow">
                    <span className="block truncate text-sm font-medium">{person.name.display}</span>
                    <span className="block truncate text-xs text-ink-soft">{person.contactInfo.email}</span>
                  </span>
                  <span className="text-xs text-ink-soft">{t(STATUS_LABELS[person.membershipStatus])}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
