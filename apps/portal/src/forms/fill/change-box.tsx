import { useRead, useRefresh } from "@offertory/api-client";
import { listPersonSubmissions, type OpenForm, readSubmission } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Skeleton, useSnackbar } from "@offertory/ui";
import { useNavigate } from "react-router";
import { LoadFailed } from "@offertory/features/access";
import { FillBox } from "./fill-box.tsx";
import { FillFrame } from "./fill-frame.tsx";

interface ChangeBoxProps {
  form: OpenForm["form"];
  submissionId: string;
  back: string;
}

/** What somebody has sent in, to be changed by them while the form takes answers. What they paid stays paid. */
export function ChangeBox({ form, submissionId, back }: ChangeBoxProps) {
  const t = useT();
  const navigate = useNavigate();
  const snackbar = useSnackbar();
  const refresh = useRefresh();
  const sent = useRead(
    readSubmission,
    { params: { id: submissionId }, query: { include: "questions,answers,form" } },
    { staleTime: Infinity },
  );
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
        submitLabel={t("common:saveChanges")}
        onCancel={() => void navigate(back)}
        onSent={() => {
          snackbar.success(t("forms:responses.changed"));
          void refresh(listPersonSubmissions, readSubmission);
          void navigate(back);
        }}
      />
    </FillFrame>
  );
}
