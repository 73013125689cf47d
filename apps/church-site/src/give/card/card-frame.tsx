import { useCardEntry } from "@offertory/giving-client/card-entry";
import { Button, Notice } from "@offertory/ui";
import { FieldNotes } from "@offertory/ui/fields/field-notes.tsx";
import { useId } from "react";
import { useGive } from "../give-context.ts";
import { failureMessage } from "../strings.ts";
import type { CardPartProps } from "./card-part-props.ts";
import { visitorCardOptions } from "./visitor-card-options.ts";

/**
 * Card entry in one provider frame. Its height is reserved from the start, so that nothing moves when the frame loads.
 */
export function CardFrame(props: CardPartProps) {
  const give = useGive();
  const { t, strings } = give;
  const { problem } = props;
  const id = useId();
  const { state, placeOf, retry } = useCardEntry(visitorCardOptions(give, props));
  return (
    <div role="group" aria-labelledby={`${id}-label`} className="flex flex-col gap-1.5">
      <p id={`${id}-label`} className="required-mark w-fit text-sm font-medium text-ink">
        {t("give:card")}
      </p>
      <div
        data-invalid={problem ? "" : undefined}
        className="relative flex h-12 items-center rounded-field border border-line-strong bg-raised px-3 shadow-card focus-within:border-brand focus-within:outline-2 focus-within:outline-brand data-invalid:border-danger"
      >
        <div ref={placeOf("number")} className="w-full" data-card />
        {state.kind === "loading" ? (
          <p className="pointer-events-none absolute inset-x-3 text-base text-ink-soft" role="status">
            {t("give:loadingPayment")}
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
