import { useCall, useRefresh } from "@offertory/api-client";
import {
  addFund,
  changeFund,
  listAllFunds,
  listFunds,
  listFundsOfChurch,
  MAX_FUND_NAME_LENGTH,
  type Fund,
} from "@offertory/contract";
import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, Checkbox, Dialog, DialogFoot, Form, TextField, useSnackbar } from "@offertory/ui";
import { useState } from "react";

interface FundDialogProps {
  /** The fund to change; null for a new one. */
  fund: Fund | null;
  open: boolean;
  onClose(): void;
}

/** Adds a fund, or changes its name and whether gifts to it are tax-deductible. */
export function FundDialog({ fund, open, onClose }: FundDialogProps) {
  const t = useT();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="small"
      title={fund ? t("treasury:funds.changeTitle", { name: fund.name }) : t("treasury:funds.addTitle")}
      description={fund ? undefined : t("treasury:funds.addHint")}
      closeLabel={t("common:close")}
    >
      <FundForm fund={fund} onClose={onClose} />
    </Dialog>
  );
}

function FundForm({ fund, onClose }: Omit<FundDialogProps, "open">) {
  const t = useT();
  const errorText = useErrorText();
  const snackbar = useSnackbar();
  const refresh = useRefresh();
  const add = useCall(addFund);
  const change = useCall(changeFund);
  const [name, setName] = useState(fund?.name ?? "");
  const [taxDeductible, setTaxDeductible] = useState(fund?.taxDeductible ?? true);
  const [tried, setTried] = useState(false);
  const isBlank = name.trim() === "";
  const refusal = add.error ?? change.error;
  const busy = add.isPending || change.isPending;

  async function save() {
    setTried(true);
    if (isBlank || busy) return;
    const body = { name: name.trim(), taxDeductible };
    try {
      await (fund ? change.mutateAsync({ params: { id: fund.id }, body }) : add.mutateAsync({ body }));
    } catch {
      return; // add.error or change.error holds the error
    }
    onClose();
    snackbar.success(t(fund ? "treasury:funds.changed" : "treasury:funds.added", { name: body.name }));
    await refresh(listAllFunds, listFunds, listFundsOfChurch);
  }

  return (
    <Form onSubmit={() => void save()}>
      <TextField
        label={t("treasury:field.name")}
        value={name}
        onChange={(value) => {
          setName(value);
          add.reset();
          change.reset();
        }}
        maxLength={MAX_FUND_NAME_LENGTH}
        placeholder={fund ? undefined : t("treasury:funds.example")}
        error={tried && isBlank ? t("errors:fund-name-blank") : refusal ? errorText(refusal) : undefined}
        autoFocus
      />
      <Checkbox
        label={t("treasury:funds.taxDeductible")}
        hint={t("treasury:funds.taxHint")}
        checked={taxDeductible}
        onChange={setTaxDeductible}
      />
      <DialogFoot>
        <Button onClick={onClose}>{t("common:cancel")}</Button>
        <Button type="submit" variant="primary" busy={busy} busyLabel={t("common:saving")}>
          {fund ? t("common:saveChanges") : t("treasury:funds.add")}
        </Button>
      </DialogFoot>
    </Form>
  );
}
