import type { PersonSummary } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { classNames } from "@offertory/ui";

interface DonorChoicesProps {
  listId: string;
  people: readonly PersonSummary[];
  activeId: string | undefined;
  /** The people are those of what stands in the field, not of what stood there before. */
  isSettled: boolean;
  failed: boolean;
  onChoose(person: PersonSummary): void;
}

/** The people that were found, under the field; the keyboard stays in the field. */
export function DonorChoices({ listId, people, activeId, isSettled, failed, onChoose }: DonorChoicesProps) {
  const t = useT();
  const words = failed
    ? t("common:loadFailed")
    : !isSettled
      ? t("common:loading")
      : t("treasury:entry.found", { count: people.length });
  return (
    <div className="absolute inset-x-0 top-full z-20 mt-1 overflow-hidden rounded-card border border-line bg-raised shadow-float">
      <p role="status" className={people.length > 0 && isSettled ? "sr-only" : "px-3 py-2.5 text-sm text-ink-soft"}>
        {words}
      </p>
      <div role="listbox" id={listId} aria-label={t("treasury:field.donor")} className="max-h-72 overflow-y-auto">
        {people.map((person) => (
          <button
            type="button"
            tabIndex={-1}
            key={person.id}
            id={`${listId}-${person.id}`}
            role="option"
            aria-selected={person.id === activeId}
            // A press would take the focus out of the field, which closes the list before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(person)}
            className={classNames(
              "block w-full px-3 py-2 text-start hover:bg-sunken",
              person.id === activeId && "bg-brand-soft outline-2 -outline-offset-2 outline-brand",
            )}
          >
            <span className="block truncate text-sm font-medium">{person.name.display}</span>
            <span className="block truncate text-xs text-ink-soft">{person.contactInfo.email}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
