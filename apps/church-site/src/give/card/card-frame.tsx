import { useCardEntry } from "@offertory/giving-client/card-entry";
import { Button, Notice } from "@offertory/ui";
import { FieldNotes } from "@offertory/ui/fields/field-notes.tsx";
import { useId } from "react";
import { CardMarks } from "./card-marks.tsx";
import { useGive } from "../give-context.ts";
import { failureMessage } from "../strings.ts";
import type { CardPartProps } from "./card-part-props.ts";
import { visitorCardOptions } from "./visitor-card-options.ts";

/**
 * Card entry in one provider frame. Its height is reserved from the start, so that nothing moves when the frame loads,
 * and grows with a frame that has more than one line. Before anything loads, it only says what it is for.
 */
export function CardFrame(props: CardPartProps) {
  const give = useGive();
  const { t, strings } = give;
  const { problem, hasInteracted } = props;
  const id = useId();
  const { state, placeOf, retry } = useCardEntry(visitorCardOptions(give, props));
  return (
    <div role="group" aria-labelledby={`${id}-label`} className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p id={`${id}-label`} className="required-mark w-fit text-sm font-medium text-ink">
          {t("give:card")}
        </p>
        <CardMarks />
      </div>
      <div
        data-invalid={problem ? "" : undefined}
        className="relative flex min-h-12 items-center rounded-field border border-line-strong bg-raised px-3 py-2 shadow-card focus-within:border-brand focus-within:outline-2 focus-within:outline-brand data-invalid:border-danger"
      >
        <div ref={placeOf("number")} className="w-full" data-card />
        {state.kind === "loading" ? (
          <p
            className="pointer-events-none absolute inset-x-3 text-base text-ink-soft"
            role={hasInteracted ? "status" : undefined}
            aria-hidden={!hasInteracted}
          >
            {t(hasInteracted ? "give:loadingPayment" : "give:cardNumber")}
          </p>
        ) : null}
      </div>
      <FieldNotes controlId={id} error={problem ?? undefined} />
      {state.kind === "failed" ? (
        <Notice tone="danger" action={<Button onClick={retry}>{t("give:tryAgain")}</Button>}>
          {state.words || failureMessage(strings, state.failure)}
        </Notice>
      ) : null}
    </div>
  );
}
