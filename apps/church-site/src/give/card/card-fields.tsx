import { CARD_ENTRIES, type CardField, useCardFields } from "@offertory/giving-client/card-entry";
import { Button, Notice, TextField } from "@offertory/ui";
import { FieldNotes } from "@offertory/ui/fields/field-notes.tsx";
import { useId } from "react";
import { useGive } from "../give-context.ts";
import { failureMessage } from "../strings.ts";
import { CardMarks } from "./card-marks.tsx";
import type { CardPartProps } from "./card-part-props.ts";
import { visitorCardOptions } from "./visitor-card-options.ts";

const LABELS = { number: "give:cardNumber", expiry: "give:cardExpiry", cvv: "give:cardCvv" } as const;
const WRONG = {
  number: "give:cardNumberInvalid",
  expiry: "give:cardExpiryInvalid",
  cvv: "give:cardCvvInvalid",
} as const;

/** Card entry with one provider frame per card field; the holder's name is our own field. */
export function CardFields(props: CardPartProps) {
  const give = useGive();
  const { t, strings } = give;
  const id = useId();
  const { state, wrong, holder, setHolder, placeOf, retry } = useCardFields(
    visitorCardOptions(give, props, (field) => t(LABELS[field])),
  );
  const title = failureMessage(strings, CARD_ENTRIES[props.gateway.capabilities.cardEntry].title ?? "");
  const why = state.kind === "failed" ? state.words || failureMessage(strings, state.failure) : "";

  const field = (name: CardField) => (
    <div className="flex min-w-0 flex-col gap-1.5" key={name}>
      <p className="required-mark w-fit text-sm font-medium text-ink" id={`${id}-${name}`}>
        {t(LABELS[name])}
      </p>
      <div
        data-invalid={wrong.has(name) ? "" : undefined}
        className="h-12 overflow-hidden rounded-field border border-line-strong bg-raised shadow-card focus-within:border-brand focus-within:outline-2 focus-within:outline-brand data-invalid:border-danger"
      >
        <div ref={placeOf(name)} className="h-full" />
      </div>
      <FieldNotes controlId={`${id}-${name}`} error={wrong.has(name) ? t(WRONG[name]) : undefined} />
    </div>
  );

  return (
    <div role="group" aria-label={t("give:card")} className="flex flex-col gap-4">
      <TextField
        label={t("give:cardHolder")}
        value={holder}
        onChange={setHolder}
        autoComplete="cc-name"
        required
        error={wrong.has("holder") ? t("give:cardHolderMissing") : undefined}
      />
      <div className="-mb-2 self-end">
        <CardMarks />
      </div>
      {field("number")}
      <div className="grid grid-cols-2 gap-3">
        {field("expiry")}
        {field("cvv")}
      </div>
      {state.kind === "loading" && props.hasInteracted ? (
        <p role="status" className="-mt-2 text-sm text-ink-soft">
          {t("give:loadingPayment")}
        </p>
      ) : null}
      <FieldNotes controlId={id} error={props.problem ?? undefined} />
      {why ? (
        <Notice tone="danger" title={title} action={<Button onClick={retry}>{t("give:tryAgain")}</Button>}>
          {why === title ? null : why}
        </Notice>
      ) : null}
    </div>
  );
}
