import { useCall, useRead, useRefresh } from "@offertory/api-client";
import { listPersonSubmissions, type OpenForm, readSubmission, removeSubmission } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { ConfirmDialog, Skeleton, useSnackbar } from "@offertory/ui";
import { useState } from "react";
import { useNavigate } from "@offertory/router";
import { LoadFailed } from "@offertory/features/access";
import { useAttempt } from "../../treasury/use-attempt.ts";
import { FillBox } from "./fill-box.tsx";
import { FillFrame } from "./fill-frame.tsx";

interface ChangeBoxProps {
  form: OpenForm["form"];
  submissionId: string;
  back: string;
}

/** Lets people change or delete their own submission while the form accepts answers. Payments are not refunded. */
export function ChangeBox({ form, submissionId, back }: ChangeBoxProps) {
  const t = useT();
  const navigate = useNavigate();
  const snackbar = useSnackbar();
  const refresh = useRefresh();
  const attempt = useAttempt();
  const remove = useCall(removeSubmission);
  const [isAsking, setAsking] = useState(false);
  const sent = useRead(
    readSubmission,
    { params: { id: submissionId }, query: { include: "questions,answers,form" } },
    { staleTime: Infinity },
  );
  async function removeNow() {
    if (!(await attempt(() => remove.mutateAsync({ params: { id: submissionId } })))) return setAsking(false);
    snackbar.success(t("forms:responses.deleted"));
    await refresh(listPersonSubmissions);
    await navigate(back);
  }

  if (sent.error && !sent.data) return <LoadFailed error={sent.error} onRetry={() => void sent.refetch()} />;
  if (!sent.data)
    return (
      <div role="status" aria-label={t("forms:mine.loading")}>
        <Skeleton className="h-48" />
      </div>
    );
  const answers = Object.fromEntries((sent.data.answers ?? []).map(({ questionId, value }) => [questionId, value]));
  return (
    <FillFrame pays={false}>
      <FillBox
        form={form}
        questions={sent.data.questions ?? []}
        submission={{ id: submissionId, answers }}
        onCancel={() => void navigate(back)}
        onRemove={() => setAsking(true)}
        onSent={() => {
          snackbar.success(t("forms:responses.changed"));
          void refresh(listPersonSubmissions, readSubmission);
          void navigate(back);
        }}
      />
      <ConfirmDialog
        open={isAsking}
        title={t("forms:responses.deleteTitle")}
        body={t("forms:responses.deleteBody")}
        confirmLabel={t("forms:fill.remove")}
        cancelLabel={t("common:cancel")}
        danger
        busy={remove.isPending}
        onConfirm={() => void removeNow()}
        onCancel={() => setAsking(false)}
      />
    </FillFrame>
  );
}
