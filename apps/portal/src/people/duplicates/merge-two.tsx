import { useCall, useRefresh } from "@offertory/api-client";
import {
  findDuplicates,
  listPeople,
  listPersonChanges,
  mergePeople,
  readHousehold,
  readPerson,
  type Person,
} from "@offertory/contract";
import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, Notice, RadioGroup, useSnackbar } from "@offertory/ui";
import { Merge } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { compareRecords, fullerRecord } from "./compare-records.ts";
import { ComparisonTable } from "./comparison-table.tsx";

interface MergeTwoProps {
  one: Person;
  other: Person;
  cancelLabel: string;
  onCancel(): void;
  onMerged(kept: Person): void;
}

/** Compares two records, lets the user choose which to keep, and shows the merged values. */
export function MergeTwo({ one, other, cancelLabel, onCancel, onMerged }: MergeTwoProps) {
  const t = useT();
  const errorText = useErrorText();
  const snackbar = useSnackbar();
  const refresh = useRefresh();
  const merge = useCall(mergePeople);
  const [keepId, setKeepId] = useState(() => fullerRecord(one, other).id);
  const kept = keepId === one.id ? one : other;
  const dropped = keepId === one.id ? other : one;

  async function run() {
    try {
      const person = await merge.mutateAsync({ body: { keepId: kept.id, dropId: dropped.id } });
      snackbar.success(
        person.mergePending
          ? t("people:changes.mergeSent", { name: dropped.name.display })
          : t("people:merge.done", { name: person.name.display }),
      );
      onMerged(person);
      await refresh(listPeople, findDuplicates, readPerson, readHousehold, listPersonChanges);
    } catch {
      // merge.error holds the error
    }
  }

  const choice = (person: Person, position: "first" | "second") => ({
    value: person.id,
    label: person.name.display,
    hint: [t(position === "first" ? "people:merge.first" : "people:merge.second"), person.contactInfo.email]
      .filter(Boolean)
      .join(" · "),
  });
  return (
    <div className="flex flex-col gap-5">
      <RadioGroup
        label={t("people:merge.keep")}
        value={keepId}
        onChange={setKeepId}
        options={[choice(one, "first"), choice(other, "second")]}
      />
      <ComparisonTable rows={compareRecords(kept, dropped)} />
      {merge.error && <Notice tone="danger">{errorText(merge.error)}</Notice>}
      <Notice tone="warning">{t("people:merge.warning", { name: kept.name.display })}</Notice>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel} disabled={merge.isPending}>
          {cancelLabel}
        </Button>
        <Button
          variant="danger"
          icon={<Merge />}
          busy={merge.isPending}
          busyLabel={t("people:merge.merging")}
          onClick={() => void run()}
        >
          {t("people:merge.confirm")}
        </Button>
      </div>
    </div>
  );
}
