import { useCall, useRefresh } from "@offertory/api-client";
import { addBatch, changeBatch, listBatches, MAX_BATCH_NAME_LENGTH, readBatch, type Batch } from "@offertory/contract";
import { decimalOfUnits, localDay, unitsOf } from "@offertory/i18n";
import { useAmounts } from "@offertory/i18n/amounts";
import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, DateField, Dialog, Form, TextField, useSnackbar } from "@offertory/ui";
import { useState } from "react";
import { useNavigate } from "@offertory/router";
import { batchName } from "./batch-name.ts";

interface BatchDialogProps {
  /** Null for a new batch, whose page is opened once it is saved. */
  batch: Batch | null;
  open: boolean;
  onClose(): void;
}

/** Adds a batch, or changes its name, date and expected total. */
export function BatchDialog({ batch, open, onClose }: BatchDialogProps) {
  const t = useT();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="small"
      title={t(batch ? "treasury:batches.edit" : "treasury:batches.addTitle")}
      description={batch ? undefined : t("treasury:batches.addHint")}
      closeLabel={t("common:close")}
    >
      <BatchForm batch={batch} onClose={onClose} />
    </Dialog>
  );
}

function BatchForm({ batch, onClose }: Omit<BatchDialogProps, "open">) {
  const t = useT();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const snackbar = useSnackbar();
  const refresh = useRefresh();
  const amounts = useAmounts();
  const add = useCall(addBatch);
  const change = useCall(changeBatch);
  const saving = batch ? change : add;
  const [name, setName] = useState(batch?.name ?? "");
  const [batchDate, setBatchDate] = useState(() => batch?.batchDate ?? localDay(new Date()));
  const [expected, setExpected] = useState(() => {
    const cents = batch?.expectedTotal ? unitsOf(batch.expectedTotal) : null;
    return cents === null ? "" : amounts.write(cents);
  });
  const [tried, setTried] = useState(false);
  const expectedCents = expected.trim() === "" ? null : amounts.read(expected);
  const isExpectedWrong = expected.trim() !== "" && !expectedCents;

  async function save() {
    setTried(true);
    if (!batchDate || isExpectedWrong || saving.isPending) return;
    const body = {
      name: name.trim(),
      batchDate,
      expectedTotal: expectedCents === null ? null : decimalOfUnits(expectedCents),
    };
    try {
      if (batch) {
        const saved = await change.mutateAsync({ params: { id: batch.id }, body });
        onClose();
        snackbar.success(t("treasury:batches.saved", { name: batchName(t, saved) }));
      } else {
        const added = await add.mutateAsync({ body });
        void navigate(`/treasury/batches/${added.id}`);
      }
      await refresh(listBatches, readBatch);
    } catch {
      // saving.error holds the error
    }
  }

  const refusal = saving.error ? errorText(saving.error) : undefined;
  return (
    <Form onSubmit={() => void save()}>
      <TextField
        label={t("treasury:field.name")}
        value={name}
        onChange={setName}
        maxLength={MAX_BATCH_NAME_LENGTH}
        placeholder={t("treasury:batches.example")}
        autoFocus
      />
      <DateField
        label={t("treasury:field.date")}
        value={batchDate}
        onChange={(day) => {
          setBatchDate(day);
          saving.reset();
        }}
        error={tried && !batchDate ? t("errors:date-invalid") : refusal}
      />
      <TextField
        label={t("treasury:batches.expectedTotal")}
        hint={t("treasury:batches.expectedHint")}
        value={expected}
        onChange={setExpected}
        inputMode="decimal"
        placeholder={amounts.placeholder}
        error={
          amounts.problemWith(expected) ?? (tried && isExpectedWrong ? t("treasury:entry.amountMissing") : undefined)
        }
      />
      <div className="flex justify-end gap-3">
        <Button onClick={onClose}>{t("common:cancel")}</Button>
        <Button type="submit" variant="primary" busy={saving.isPending} busyLabel={t("common:saving")}>
          {t(batch ? "common:save" : "treasury:batches.add")}
        </Button>
      </div>
    </Form>
  );
}
