import { useRead } from "@offertory/api-client";
import { basicPeople } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { IconButton } from "@offertory/ui";
import { X } from "@offertory/ui/icons.ts";
import { PeoplePicker } from "../../people/people-picker.tsx";

const MAX_PEOPLE = 20;

/** Chooses the people who are notified of each submission. */
export function NotifyField({ ids, onChange }: { ids: readonly string[]; onChange(ids: string[]): void }) {
  const t = useT();
  const people = useRead(
    basicPeople,
    { query: { ids: ids.join(",") } },
    { enabled: ids.length > 0, keepPrevious: true },
  );
  const nameOf = (personId: string) => people.data?.find(({ id }) => id === personId)?.name.display ?? "…";
  return (
    <div className="flex flex-col gap-2">
      {ids.length > 0 ? (
        <ul aria-label={t("forms:settings.notify")} className="flex flex-wrap gap-2">
          {ids.map((id) => (
            <li
              key={id}
              className="flex items-center gap-1 rounded-full border border-line bg-sunken ps-3 text-sm text-ink"
            >
              {nameOf(id)}
              <IconButton
                size="small"
                icon={<X />}
                label={t("forms:builder.removeNamed", { title: nameOf(id) })}
                onClick={() => onChange(ids.filter((each) => each !== id))}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {ids.length < MAX_PEOPLE ? (
        <PeoplePicker
          key={ids.length}
          label={t("forms:settings.notify")}
          without={new Set(ids)}
          onPick={({ id }) => onChange([...ids, id])}
        />
      ) : null}
    </div>
  );
}
