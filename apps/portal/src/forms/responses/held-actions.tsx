import { useCall, useRefresh } from "@offertory/api-client";
import {
  acceptSubmission,
  type FormResponse,
  listForms,
  listResponses,
  readForm,
  removeSubmission,
  summarizeResponses,
} from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button, ConfirmDialog, useSnackbar } from "@offertory/ui";
import { Check, Trash2 } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { useAttempt } from "../../treasury/use-attempt.ts";

/** Accepts or deletes a response that was held as spam. */
export function HeldActions({ response }: { response: FormResponse }) {
  const t = useT();
  const attempt = useAttempt();
  const snackbar = useSnackbar();
  const refresh = useRefresh();
  const accept = useCall(acceptSubmission);
  const remove = useCall(removeSubmission);
  const [isAsking, setAsking] = useState(false);
  const params = { id: response.id };

  async function done(work: () => Promise<unknown>, text: string) {
    const isDone = await attempt(work);
    setAsking(false);
    if (!isDone) return;
    snackbar.success(text);
    await refresh(listResponses, summarizeResponses, readForm, listForms);
  }

  return (
    <span className="inline-flex gap-2">
      <Button
        size="small"
        icon={<Check />}
        busy={accept.isPending}
        onClick={() => void done(() => accept.mutateAsync({ params }), t("forms:responses.accepted"))}
      >
        {t("forms:responses.accept")}
      </Button>
      <Button size="small" variant="quiet" icon={<Trash2 />} onClick={() => setAsking(true)}>
        {t("forms:fill.remove")}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t("forms:responses.deleteTitle")}
        body={t("forms:responses.deleteBody")}
        confirmLabel={t("forms:fill.remove")}
        cancelLabel={t("common:cancel")}
        danger
        busy={remove.isPending}
        onConfirm={() => void done(() => remove.mutateAsync({ params }), t("forms:responses.deleted"))}
        onCancel={() => setAsking(false)}
      />
    </span>
  );
}
