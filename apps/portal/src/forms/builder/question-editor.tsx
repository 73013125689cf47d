import { type Fund, type Question, QUESTION_LENGTHS } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Checkbox, TextField } from "@offertory/ui";
import { useEffect, useRef } from "react";
import { ChoicesEditor } from "./choices-editor.tsx";
import { PaymentEditor } from "./payment-editor.tsx";
import { hasChoices, hasPlaceholder, type QuestionEdit } from "./question-draft.ts";

interface QuestionEditorProps {
  question: Question;
  /** Whether the form has answers. */
  isAnswered: boolean;
  funds: readonly Fund[];
  problem: string | undefined;
  onEdit(part: Partial<QuestionEdit>): void;
}

/** Edits one question. Changes are saved automatically. */
export function QuestionEditor({ question, isAnswered, funds, problem, onEdit }: QuestionEditorProps) {
  const t = useT();
  const title = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const { fieldType } = question;
  useEffect(() => {
    title.current?.focus();
    title.current?.select();
  }, []);
  return (
    <div className="flex flex-col gap-4">
      <TextField
        ref={title}
        label={t("forms:builder.title")}
        value={question.title}
        onChange={(text) => onEdit({ title: text })}
        maxLength={QUESTION_LENGTHS.title}
        error={problem}
      />
      <TextField
        label={t("forms:builder.description")}
        value={question.description}
        onChange={(description) => onEdit({ description })}
        maxLength={QUESTION_LENGTHS.description}
        multiline
        rows={2}
      />
      {hasPlaceholder(fieldType) ? (
        <TextField
          label={t("forms:builder.placeholder")}
          value={question.placeholder}
          onChange={(placeholder) => onEdit({ placeholder })}
          maxLength={QUESTION_LENGTHS.placeholder}
        />
      ) : null}
      {hasChoices(fieldType) ? (
        <ChoicesEditor
          choices={question.choices ?? []}
          isFixed={isAnswered}
          onChange={(choices) => onEdit({ choices })}
        />
      ) : null}
      {fieldType === "Payment" ? <PaymentEditor question={question} funds={funds} onChange={onEdit} /> : null}
      {fieldType === "Heading" || fieldType === "Payment" ? null : (
        <Checkbox
          label={t("forms:builder.required")}
          checked={question.required}
          onChange={(required) => onEdit({ required })}
        />
      )}
    </div>
  );
}
