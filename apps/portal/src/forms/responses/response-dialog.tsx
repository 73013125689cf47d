import { useCall, useRead, useRefresh, useSession } from "@offertory/api-client";
import {
  can,
  type FormListed,
  type FormSubmission,
  listForms,
  listResponses,
  readForm,
  readSubmission,
  removeSubmission,
  summarizeResponses,
} from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { Badge, Button, ConfirmDialog, Dialog, Skeleton, useSnackbar } from "@offertory/ui";
import { Pencil, Trash2 } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { LoadFailed } from "@offertory/features/access";
import { useAttempt } from "../../treasury/use-attempt.ts";
import { FillBox } from "../fill/fill-box.tsx";
import { FillFrame } from "../fill/fill-frame.tsx";
import { AnswerList } from "./answer-list.tsx";
import { NotesBox } from "@offertory/features/messaging/notes";

interface ResponseDialogProps {
  form: FormListed;
  /** Null if none is open. */
  id: string | null;
  who: string;
  onClose(): void;
}

/** Shows one response. Staff who administer forms can change or delete it. */
export function ResponseDialog({ form, id, who, onClose }: ResponseDialogProps) {
  const t = useT();
  return (
    <Dialog
      open={id !== null}
      onClose={onClose}
      size="large"
      title={who || t("forms:responses.visitor")}
      closeLabel={t("common:close")}
    >
      {id ? <Response key={id} form={form} id={id} onClose={onClose} /> : null}
    </Dialog>
  );
}

function Response({ form, id, onClose }: { form: FormListed; id: string; onClose(): void }) {
  const t = useT();
  const read = useRead(readSubmission, { params: { id }, query: { include: "questions,answers,form" } });
  if (read.error && !read.data) return <LoadFailed error={read.error} onRetry={() => void read.refetch()} />;
  if (!read.data)
    return (
      <div role="status" aria-label={t("forms:responses.loading")}>
        <Skeleton className="h-48" />
      </div>
    );
  return <Loaded form={form} submission={read.data} onClose={onClose} />;
}

interface LoadedProps {
  form: FormListed;
  submission: FormSubmission;
  onClose(): void;
}

function Loaded({ form, submission, onClose }: LoadedProps) {
  const t = useT();
  const { dateTime } = useFormats();
  const { can: may } = useSession();
  const attempt = useAttempt();
  const snackbar = useSnackbar();
  const refresh = useRefresh();
  const remove = useCall(removeSubmission);
  const [isEditing, setEditing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const mayChange = may(can.administerForms);
  const answers = Object.fromEntries((submission.answers ?? []).map(({ questionId, value }) => [questionId, value]));
  const questions = submission.questions ?? [];
  const reread = () => refresh(listResponses, readSubmission, summarizeResponses, readForm, listForms);

  async function removeNow() {
    if (!(await attempt(() => remove.mutateAsync({ params: { id: submission.id } })))) return setAsking(false);
    onClose();
    snackbar.success(t("forms:responses.deleted"));
    await refresh(listResponses, summarizeResponses, readForm, listForms);
  }

  return (
    <div className="flex flex-col gap-5">
      <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
        {dateTime(submission.submissionDate)}
        {submission.state === "held" ? <Badge tone="warning">{t("forms:state.held")}</Badge> : null}
      </p>
      {isEditing ? (
        <FillFrame pays={false}>
          <FillBox
            form={form}
            questions={questions}
            submission={{ id: submission.id, answers }}
            submitLabel={t("common:saveChanges")}
            onCancel={() => setEditing(false)}
            onRemove={() => setAsking(true)}
            onSent={() => {
              setEditing(false);
              snackbar.success(t("forms:responses.changed"));
              void reread();
            }}
          />
        </FillFrame>
      ) : (
        <>
          <AnswerList questions={questions} answers={answers} />
          {mayChange ? (
            <div className="flex flex-wrap gap-3">
              <Button icon={<Pencil />} onClick={() => setEditing(true)}>
                {t("forms:responses.edit")}
              </Button>
              <Button variant="danger" icon={<Trash2 />} onClick={() => setAsking(true)}>
                {t("forms:fill.remove")}
              </Button>
            </div>
          ) : null}
          <ResponseNotes submissionId={submission.id} title={form.name} />
        </>
      )}
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
    </div>
  );
}

function ResponseNotes({ submissionId, title }: { submissionId: string; title: string }) {
  const session = useSession();
  return (
    <NotesBox
      contentType="formSubmission"
      contentId={submissionId}
      title={title}
      mayWrite={session.can(can.administerForms) || session.can(can.editForms)}
    />
  );
}
