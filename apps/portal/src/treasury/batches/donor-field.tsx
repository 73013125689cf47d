import { useRead } from "@offertory/api-client";
import { MAX_PEOPLE_SEARCH_LENGTH, searchPeople } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Combobox, useDebounced } from "@offertory/ui";
import type { Ref } from "react";
import type { GiftDraft } from "./gift-draft.ts";

type Donor = Pick<GiftDraft, "person" | "searched">;

interface DonorFieldProps {
  donor: Donor;
  onChange(donor: Donor): void;
  /** Called after a person was chosen, to focus the next field. */
  onChosen?(): void;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

const MAX_SHOWN = 8;

/** The donor, found by name or email while typing. An empty field means an anonymous donation. */
export function DonorField({ donor, onChange, onChosen, error, ref }: DonorFieldProps) {
  const t = useT();
  const isChosen = donor.person !== null && donor.person.name === donor.searched;
  const searchText = donor.searched.trim();
  const term = useDebounced(searchText, 150);
  const found = useRead(searchPeople, { query: { term } }, { enabled: term !== "" && !isChosen, keepPrevious: true });
  const people = isChosen || searchText === "" ? [] : (found.data ?? []).slice(0, MAX_SHOWN);
  const isSettled = term === searchText && !found.isPlaceholderData && found.data !== undefined;
  const status = found.isError
    ? t("common:loadFailed")
    : isSettled
      ? t("treasury:entry.found", { count: people.length })
      : t("common:loading");
  return (
    <Combobox
      ref={ref}
      label={t("treasury:field.donor")}
      placeholder={t("treasury:entry.donorHint")}
      maxLength={MAX_PEOPLE_SEARCH_LENGTH}
      value={donor.searched}
      onType={(searched) => onChange({ person: null, searched })}
      options={people.map(({ id, name, contactInfo }) => ({ id, label: name.display, hint: contactInfo.email ?? "" }))}
      onChoose={({ id, label: name }) => {
        onChange({ person: { id, name }, searched: name });
        onChosen?.();
      }}
      chosen={isChosen}
      settled={isSettled}
      status={status}
      error={error}
    />
  );
}
