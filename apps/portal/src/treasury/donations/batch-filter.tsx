import { useRead } from "@offertory/api-client";
import { listBatches, readBatch } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { SelectField } from "@offertory/ui";
import { batchName } from "../batches/batch-name.ts";

interface BatchFilterProps {
  batchId: string | null;
  onChange(batchId: string | null): void;
}

/** Chooses a batch among the newest ones; an older batch that the URL names is included. */
export function BatchFilter({ batchId, onChange }: BatchFilterProps) {
  const t = useT();
  const { date } = useFormats();
  const batches = useRead(listBatches, { query: {} });
  const listed = batches.data?.batches ?? [];
  const isListed = !batchId || listed.some(({ id }) => id === batchId);
  const other = useRead(readBatch, { params: { id: batchId ?? "" } }, { enabled: !isListed && batches.isSuccess });
  const shown = other.data && !isListed ? [...listed, other.data] : listed;
  return (
    <SelectField
      label={t("treasury:field.batch")}
      value={batchId ?? ""}
      onChange={(id) => onChange(id || null)}
      options={[
        { value: "", label: t("treasury:filter.all") },
        ...shown.map((batch) => ({ value: batch.id, label: `${batchName(t, batch)} · ${date(batch.batchDate)}` })),
      ]}
    />
  );
}
