import { useCall, useRead } from "@offertory/api-client";
import { changeDonation, listFunds, MAX_GIFT_NOTES_LENGTH, type ChurchDonation } from "@offertory/contract";
import { useErrorText, useLanguage, useT } from "@offertory/i18n/react";
import { Button, DateField, Dialog, DialogFoot, Form, Notice, TextField, useSnackbar } from "@offertory/ui";
import { useState } from "react";
import { useGiftsChanged } from "../donations/use-gifts-changed.ts";
import { DonorField } from "./donor-field.tsx";
import { bodyOfGift, draftOfGift, problemsOfGift } from "./gift-draft.ts";
import { GiftFields, SplitButton } from "./gift-fields.tsx";

interface CorrectDialogProps {
  gift: ChurchDonation;
  open: boolean;
  onClose(): void;
}

/** Corrects an offline gift; the ledger keeps the old and the new entry. */
export function CorrectDialog({ gift, open, onClose }: CorrectDialogProps) {
  const t = useT();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("treasury:correct.title")}
      description={t("treasury:correct.hint")}
      closeLabel={t("common:close")}
    >
      <CorrectForm gift={gift} onClose={onClose} />
    </Dialog>
  );
}

function CorrectForm({ gift, onClose }: Omit<CorrectDialogProps, "open">) {
  const t = useT();
  const { language } = useLanguage();
  const errorText = useErrorText();
  const snackbar = useSnackbar();
  const giftsChanged = useGiftsChanged();
  const open = useRead(listFunds, {});
  const change = useCall(changeDonation);
  const [draft, setDraft] = useState(() => draftOfGift(language, gift));
  const [tried, setTried] = useState(false);
  const problems = tried ? problemsOfGift(language, draft) : [];
  // A fund that was closed meanwhile stays selectable for this donation.
  const known = new Set(open.data?.map(({ id }) => id));
  const funds = [...(open.data ?? []), ...gift.funds.filter(({ id }) => !known.has(id))];

  async function save() {
    setTried(true);
    if (change.isPending || problemsOfGift(language, draft).length > 0) return;
    try {
      await change.mutateAsync({ params: { id: gift.id }, body: bodyOfGift(language, draft, gift.batchId) });
    } catch {
      return; // change.error holds the error
    }
    onClose();
    snackbar.success(t("treasury:correct.done"));
    await giftsChanged();
  }

  return (
    <Form onSubmit={() => void save()}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <DonorField
          donor={draft}
          onChange={(donor) => setDraft({ ...draft, ...donor })}
          error={problems.includes("donor") ? t("treasury:entry.donorUnknown") : undefined}
        />
        <DateField
          label={t("treasury:field.date")}
          value={draft.date}
          onChange={(date) => setDraft({ ...draft, date })}
          error={problems.includes("date") ? t("errors:date-invalid") : undefined}
        />
        <GiftFields draft={draft} problems={problems} funds={funds} onChange={setDraft} />
      </div>
      <SplitButton draft={draft} funds={funds} onChange={setDraft} />
      <TextField
        label={t("treasury:field.notes")}
        value={draft.notes}
        onChange={(notes) => setDraft({ ...draft, notes })}
        maxLength={MAX_GIFT_NOTES_LENGTH}
        multiline
        rows={2}
      />
      {change.error && <Notice tone="danger">{errorText(change.error)}</Notice>}
      <DialogFoot>
        <Button onClick={onClose}>{t("common:cancel")}</Button>
        <Button type="submit" variant="primary" busy={change.isPending} busyLabel={t("common:saving")}>
          {t("treasury:correct.save")}
        </Button>
      </DialogFoot>
    </Form>
  );
}
