import { useCall, useRefresh } from "@offertory/api-client";
import { addBatch, listBatches, MAX_BATCH_NAME_LENGTH } from "@offertory/contract";
import { localDay } from "@offertory/i18n";
import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, DateField, Dialog, DialogFoot, Form, TextField } from "@offertory/ui";
import { useState } from "react";
import { useNavigate } from "@offertory/router";

/** Creates a batch and opens its page. */
export function AddBatchDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const t = useT();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="small"
      title={t("treasury:batches.addTitle")}
      description={t("treasury:batches.addHint")}
      closeLabel={t("common:close")}
    >
      <AddBatchForm onClose={onClose} />
    </Dialog>
  );
}

function AddBatchForm({ onClose }: { onClose(): void }) {
  const t = useT();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const add = useCall(addBatch);
  const [name, setName] = useState("");
  const [batchDate, setBatchDate] = useState(() => localDay(new Date()));
  const [tried, setTried] = useState(false);

  async function save() {
    setTried(true);
    if (!batchDate || add.isPending) return;
    try {
      const batch = await add.mutateAsync({ body: { name: name.trim(), batchDate } });
      void navigate(`/treasury/batches/${batch.id}`);
      await refresh(listBatches);
    } catch {
      // add.error holds the error
    }
  }

  const refusal = add.error ? errorText(add.error) : undefined;
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
          add.reset();
        }}
        error={tried && !batchDate ? t("errors:date-invalid") : refusal}
      />
      <DialogFoot>
        <Button onClick={onClose}>{t("common:cancel")}</Button>
        <Button type="submit" variant="primary" busy={add.isPending} busyLabel={t("common:saving")}>
          {t("treasury:batches.add")}
        </Button>
      </DialogFoot>
    </Form>
  );
}
