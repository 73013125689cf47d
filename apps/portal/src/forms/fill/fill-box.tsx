import { useSession } from "@offertory/api-client";
import type { OpenForm } from "@offertory/contract";
import { FillForm, type FillSettings, SentView, useFill } from "@offertory/features/forms";
import { useT } from "@offertory/i18n/react";
import { Button } from "@offertory/ui";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { useFormDoor } from "./use-form-door.ts";

interface FillBoxProps extends Pick<FillSettings, "about" | "submission"> {
  form: Pick<OpenForm["form"], "id" | "churchId" | "name" | "thanks">;
  questions: OpenForm["questions"];
  onCancel?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
  onSent?: (() => void) | undefined;
  submitLabel?: string | undefined;
  /** What is offered once it is sent. */
  next?: ReactNode;
}

/** The submission box: a form with Submit, Cancel and, where the submission exists, Delete. */
export function FillBox(props: FillBoxProps) {
  const { form, questions, about, submission, onCancel, onRemove, onSent, submitLabel, next } = props;
  const t = useT();
  const { church } = useSession();
  const door = useFormDoor();
  const whose = `${church?.person.id ?? ""} ${about?.contentId ?? ""}`;
  const fill = useFill({ form, questions, door, whose, submission, about });
  const isSent = fill.stage.kind === "sent";
  const tell = useEffectEvent(() => onSent?.());
  useEffect(() => {
    if (isSent) tell();
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
