import { useRead } from "@offertory/api-client";
import { basicPeople } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button, Dialog, IconButton } from "@offertory/ui";
import { Search, X } from "@offertory/ui/icons.ts";
import { useId, useState } from "react";
import { PeoplePicker } from "../../people/people-picker.tsx";

interface DonorFilterProps {
  personId: string | null;
  onChange(personId: string | null): void;
}

/** Filters by donor: everybody, or one person found by name. */
export function DonorFilter({ personId, onChange }: DonorFilterProps) {
  const t = useT();
  const labelId = useId();
  const [choosing, setChoosing] = useState(false);
  const people = useRead(basicPeople, { query: { ids: personId ?? "" } }, { enabled: personId !== null });
  const name = personId && (people.data?.find(({ id }) => id === personId)?.name.display ?? t("common:loading"));
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span id={labelId} className="text-sm font-medium">
        {t("treasury:field.donor")}
      </span>
      <div className="flex min-w-0">
        <Button
          aria-describedby={labelId}
          icon={<Search />}
          onClick={() => setChoosing(true)}
          className="min-w-0 grow justify-start! font-normal!"
        >
          <span className="truncate">{name ?? t("treasury:filter.everyone")}</span>
        </Button>
        {personId && <IconButton icon={<X />} label={t("treasury:filter.everyone")} onClick={() => onChange(null)} />}
      </div>
      <Dialog
        open={choosing}
        onClose={() => setChoosing(false)}
        size="small"
        title={t("treasury:filter.donorTitle")}
        closeLabel={t("common:close")}
      >
        <PeoplePicker
          label={t("treasury:filter.donorSearch")}
          without={NOBODY}
          autoFocus
          onPick={({ id }) => {
            setChoosing(false);
            onChange(id);
          }}
        />
      </Dialog>
    </div>
  );
}

const NOBODY: ReadonlySet<string> = new Set();
