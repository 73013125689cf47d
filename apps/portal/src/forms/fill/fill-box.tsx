import { useSession, type Call, CallFailed, useApi } from "@offertory/api-client";
import { type OpenForm, keepSubmission, readKeptSubmission, submitForms } from "@offertory/contract";
import {
  FillForm,
  type FillSettings,
  SentView,
  useFill,
  type FormCalls,
  NoAnswer,
  Refused,
} from "@offertory/features/forms";
import { useT, useErrorText } from "@offertory/i18n/react";
import { Button } from "@offertory/ui";
import { type ReactNode, useEffect, useEffectEvent, useMemo } from "react";

interface FillBoxProps extends Pick<FillSettings, "about" | "submission"> {
  form: Pick<OpenForm["form"], "id" | "churchId" | "name" | "thanks">;
  questions: OpenForm["questions"];
  onCancel?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
  onSent?: (() => void) | undefined;
  submitLabel?: string | undefined;
  /** Shown after the form was sent. */
  next?: ReactNode;
}

/** The submission box: a form with Submit, Cancel and, where the submission exists, Delete. */
export function FillBox(props: FillBoxProps) {
  const { form, questions, about, submission, onCancel, onRemove, onSent, submitLabel, next } = props;
  const t = useT();
  const { church } = useSession();
  const calls = useFormCalls();
  const whose = `${church?.person.id ?? ""} ${about?.contentId ?? ""}`;
  const fill = useFill({ form, questions, calls, whose, submission, about });
  const isSent = fill.stage.kind === "sent";
  const notifySent = useEffectEvent(() => onSent?.());
  useEffect(() => {
    if (isSent) notifySent();
  }, [isSent]);

  if (isSent && !submission)
    return (
      <SentView thanks={form.thanks}>
        {next}
        <Button onClick={fill.again}>{t("forms:fill.again")}</Button>
      </SentView>
    );
  return (
    <FillForm
      name={form.name}
      questions={questions}
      fill={fill}
      submitLabel={submitLabel}
      onRemove={onRemove}
      onCancel={
        onCancel &&
        (() => {
          fill.forget();
          onCancel();
        })
      }
    />
  );
}

/** Calls the server as the signed-in user. */
function useFormCalls(): FormCalls {
  const call = useApi();
  const errorText = useErrorText();
  return useMemo(() => createFormCalls(call, errorText), [call, errorText]);
}

function createFormCalls(call: Call, errorText: (error: unknown) => string): FormCalls {
  const ask = <Answer,>(request: Promise<Answer>): Promise<Answer> =>
    request.catch((error: unknown) => {
      if (!(error instanceof CallFailed)) throw error;
      if (error.status === 0 || error.status >= 500) throw new NoAnswer();
      throw new Refused(errorText(error), error.code);
    });
  return {
    submit: async (draft) => (await ask(call(submitForms, { body: [draft] })))[0],
    keep: (draft) => ask(call(keepSubmission, { body: draft })),
    lookUp: (id, key) => ask(call(readKeptSubmission, { params: { id }, query: { key } })),
  };
}
