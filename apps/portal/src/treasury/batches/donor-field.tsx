import { useRead } from "@offertory/api-client";
import { searchPeople, type PersonSummary } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { classNames } from "@offertory/ui";
import { controlClass, controlHeight } from "@offertory/ui/fields/control-class.ts";
import { describedBy } from "@offertory/ui/fields/described-by.ts";
import { FieldFrame } from "@offertory/ui/fields/field-frame.tsx";
import { type KeyboardEvent, type Ref, useId, useState } from "react";
import { useDebounced } from "../../people/use-debounced.ts";
import { DonorChoices } from "./donor-choices.tsx";
import type { GiftDraft } from "./gift-draft.ts";

type Donor = Pick<GiftDraft, "person" | "searched">;

interface DonorFieldProps {
  donor: Donor;
  onChange(donor: Donor): void;
  /** Somebody was chosen: the next field is due. */
  onChosen?(): void;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

const MOST_SHOWN = 8;

/** Who gave: typing finds people, the arrows go through them, Enter takes one. Nothing typed is nobody's gift. */
export function DonorField({ donor, onChange, onChosen, error, ref }: DonorFieldProps) {
  const t = useT();
  const controlId = useId();
  const listId = `${controlId}-list`;
  const [open, setOpen] = useState(false);
  const [place, setPlace] = useState(0);
  const isChosen = donor.person !== null && donor.person.name === donor.searched;
  const wanted = donor.searched.trim();
  const term = useDebounced(wanted, 150);
  const found = useRead(searchPeople, { query: { term } }, { enabled: term !== "" && !isChosen, keepPrevious: true });
  const people = isChosen || wanted === "" ? [] : (found.data ?? []).slice(0, MOST_SHOWN);
  const isSettled = term === wanted && !found.isPlaceholderData && found.data !== undefined;
  const isOpen = open && wanted !== "" && !isChosen;
  const active = people[place];

  function choose(person: PersonSummary) {
    onChange({ person: { id: person.id, name: person.name.display }, searched: person.name.display });
    setOpen(false);
    onChosen?.();
  }

  function type(searched: string) {
    onChange({ person: null, searched });
    setPlace(0);
    setOpen(true);
  }

  function press(event: KeyboardEvent) {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      if (people.length === 0) return;
      event.preventDefault();
      setOpen(true);
      const step = event.key === "ArrowDown" ? 1 : -1;
      setPlace(isOpen ? (place + step + people.length) % people.length : 0);
    } else if (event.key === "Enter" && isOpen) {
      // Enter takes somebody from the list first; it saves only once the donor stands.
      event.preventDefault();
      if (active && isSettled) choose(active);
    } else if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    }
  }

  return (
    <div className="relative min-w-0" onBlur={() => setOpen(false)}>
      <FieldFrame controlId={controlId} label={t("treasury:field.donor")} error={error}>
        <input
          ref={ref}
          id={controlId}
          {...describedBy(controlId, undefined, error)}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={active && isOpen ? `${listId}-${active.id}` : undefined}
          value={donor.searched}
          placeholder={t("treasury:entry.donorHint")}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          onKeyDown={press}
          onChange={({ target }) => type(target.value)}
          className={classNames(controlClass, controlHeight)}
        />
      </FieldFrame>
      {isOpen && (
        <DonorChoices
          listId={listId}
          people={people}
          activeId={active?.id}
          isSettled={isSettled}
          failed={found.isError}
          onChoose={choose}
        />
      )}
    </div>
  );
}
