import { useCall, useRefresh } from "@offertory/api-client";
import {
  addDonationView,
  listDonationViews,
  MAX_DONATION_VIEW_NAME_LENGTH,
  renameDonationView,
  type DonationView,
} from "@offertory/contract";
import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, Dialog, DialogFoot, Form, TextField, useSnackbar } from "@offertory/ui";
import { useState } from "react";

interface ViewDialogProps {
  /** The view to rename; null to save a new one. */
  view: DonationView | null;
  query: string;
  onClose(): void;
}

/** Saves the current filter and order under a name, or renames a saved view. */
export function ViewDialog({ view, query, onClose }: ViewDialogProps) {
  const t = useT();
  const errorText = useErrorText();
  const snackbar = useSnackbar();
  const refresh = useRefresh();
  const add = useCall(addDonationView);
  const rename = useCall(renameDonationView);
  const saving = view ? rename : add;
  const [name, setName] = useState(view?.name ?? "");
  const [tried, setTried] = useState(false);
  const isBlank = name.trim() === "";

  async function save() {
    setTried(true);
    if (isBlank || saving.isPending) return;
    try {
      await (view
        ? rename.mutateAsync({ params: { id: view.id }, body: { name } })
        : add.mutateAsync({ body: { name, query } }));
    } catch {
      return; // saving.error holds the error
    }
    snackbar.success(t(view ? "treasury:views.renamed" : "treasury:views.saved"));
    await refresh(listDonationViews);
    onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={t(view ? "treasury:views.rename" : "treasury:views.save")}
      description={view ? undefined : t("treasury:views.saveHint")}
      closeLabel={t("common:close")}
    >
      <Form onSubmit={() => void save()}>
        <TextField
          label={t("treasury:field.name")}
          value={name}
          onChange={(typed) => {
            setName(typed);
            saving.reset();
          }}
          maxLength={MAX_DONATION_VIEW_NAME_LENGTH}
          placeholder={t("treasury:views.example")}
          error={
            tried && isBlank ? t("errors:donation-view-name-blank") : saving.error ? errorText(saving.error) : undefined
          }
          autoFocus
        />
        <DialogFoot>
          <Button onClick={onClose}>{t("common:cancel")}</Button>
          <Button type="submit" variant="primary" busy={saving.isPending} busyLabel={t("common:saving")}>
            {t("common:save")}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
