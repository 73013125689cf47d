import { useCall, useRefresh } from "@offertory/api-client";
import { answerAssignment, listMyPlans, MAX_REASON_LENGTH, type MyPlan, readMyPlan } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button, Dialog, DisplayBox, Form, TextField } from "@offertory/ui";
import { Check, X } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { useAttempt } from "../../treasury/use-attempt.ts";
import { AssignmentState } from "../assignment-state.tsx";

interface AnswerBoxProps {
  planId: string;
  assignment: MyPlan["mine"][number];
}

const SENTENCES = {
  unconfirmed: "tasks:mine.question",
  accepted: "tasks:mine.accepted",
  declined: "tasks:mine.declined",
} as const;

/** Shows what the person was asked to do, and lets them accept or decline. */
export function AnswerBox({ planId, assignment }: AnswerBoxProps) {
  const t = useT();
  const attempt = useAttempt();
  const refresh = useRefresh();
  const answer = useCall(answerAssignment);
  const [declining, setDeclining] = useState(false);
  const [reason, setReason] = useState(assignment.reason);
  const { id: assignmentId, position, status } = assignment;

  async function sendAnswer(next: "accepted" | "declined") {
    const body = { assignmentId, status: next, reason: next === "declined" ? reason : null };
    const isDone = await attempt(() => answer.mutateAsync({ params: { id: planId }, body }));
    await refresh(readMyPlan, listMyPlans);
    if (isDone) setDeclining(false);
  }

  return (
    <DisplayBox title={position} actions={<AssignmentState status={status} />}>
      <p aria-live="polite" className="text-sm">
        {t(SENTENCES[status])}
      </p>
      {status === "declined" && assignment.reason ? (
        <p className="mt-2 text-sm wrap-anywhere text-ink-soft">{assignment.reason}</p>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-3">
        {status === "accepted" ? null : (
          <Button
            variant="primary"
            icon={<Check />}
            busy={answer.isPending}
            onClick={() => void sendAnswer("accepted")}
          >
            {t("tasks:mine.accept")}
          </Button>
        )}
        {status === "declined" ? null : (
          <Button icon={<X />} onClick={() => setDeclining(true)}>
            {t("tasks:mine.decline")}
          </Button>
        )}
      </div>
      <Dialog
        open={declining}
        onClose={() => setDeclining(false)}
        title={t("tasks:mine.declineTitle")}
        closeLabel={t("common:close")}
      >
        <Form onSubmit={() => void sendAnswer("declined")}>
          <TextField
            label={t("tasks:mine.reason")}
            hint={t("tasks:mine.reasonHint")}
            value={reason}
            onChange={setReason}
            maxLength={MAX_REASON_LENGTH}
            multiline
            rows={3}
            autoFocus
          />
          <div className="flex justify-end gap-3">
            <Button onClick={() => setDeclining(false)}>{t("common:cancel")}</Button>
            <Button type="submit" variant="primary" busy={answer.isPending} busyLabel={t("common:pleaseWait")}>
              {t("tasks:mine.send")}
            </Button>
          </div>
        </Form>
      </Dialog>
    </DisplayBox>
  );
}
