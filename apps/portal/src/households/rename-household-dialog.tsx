import { type Household, MAX_HOUSEHOLD_NAME_LENGTH } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button, Dialog, Form, TextField } from "@offertory/ui";
import { useState } from "react";
import { useChangeHousehold } from "./use-change-household.ts";

interface RenameHouseholdDialogProps {
  household: Household;
  open: boolean;
  onClose(): void;
}

export function RenameHouseholdDialog({ household, open, onClose }: RenameHouseholdDialogProps) {
  const t = useT();
  const { change, busy } = useChangeHousehold(household.id);
  const [name, setName] = useState(household.name);
  const [tried, setTried] = useState(false);

  async function submit() {
    setTried(true);
    if (!name.trim() || busy) return;
    if (name.trim() === household.name || (await change({ name: name.trim() }))) close();
  }

  function close() {
    setTried(false);
    onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={t("people:household.rename")}
      closeLabel={t("common:close")}
      size="small"
    >
      <Form onSubmit={() => void submit()}>
        <TextField
          label={t("people:household.name")}
          value={name}
          onChange={setName}
          maxLength={MAX_HOUSEHOLD_NAME_LENGTH}
          autoFocus
          error={tried && !name.trim() ? t("errors:household-nameless") : undefined}
        />
        <div className="flex justify-end gap-3">
          <Button onClick={close}>{t("common:cancel")}</Button>
          <Button type="submit" variant="primary" busy={busy} busyLabel={t("common:saving")}>
            {t("common:save")}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
