import { Button, Notice } from "@offertory/ui";
import { FieldNotes } from "@offertory/ui/fields/field-notes.tsx";
import { useId, useRef } from "react";
import { useGive } from "../give-context.ts";
import { loadSending } from "../send/load-sending.ts";
import type { CardPartProps } from "./card-part-props.ts";
import { loadScript } from "@offertory/features/giving/provider-scripts";
import { useCardEntry } from "./use-card-entry.ts";

/** A card, typed into Stripe's frame. Its place is kept free from the start: nothing moves when the frame arrives. */
export function StripePart({ gateway, isAwake, problem, onState, onProblem }: CardPartProps) {
  const give = useGive();
  const { t } = give;
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const { state, retry } = useCardEntry({
    give,
    isAwake,
    onState,
    open: async () => {
      if (!place.current) throw new Error(t("give:cardNotFound"));
      // Both are on the way at once; what becomes of the script is seen where it is used.
      loadScript(gateway.scriptUrl).catch(() => undefined);
      const { openStripeEntry } = await loadSending();
      return openStripeEntry(give, gateway, place.current, onProblem);
    },
  });
  return (
    <div role="group" aria-labelledby={`${id}-label`} className="flex flex-col gap-1.5">
      <p id={`${id}-label`} className="required-mark w-fit text-sm font-medium text-ink">
        {t("give:card")}
      </p>
      <div
        data-invalid={problem ? "" : undefined}
        className="relative flex h-12 items-center rounded-field border border-line-strong bg-raised px-3 shadow-card focus-within:border-brand focus-within:outline-2 focus-within:outline-brand data-invalid:border-danger"
      >
        <div ref={place} className="w-full" data-card />
        {state.kind === "loading" ? (
          <p className="pointer-events-none absolute inset-x-3 text-base text-ink-soft" role="status">
            {t("give:loadingPayment")}
          </p>
        ) : null}
      </div>
      <FieldNotes controlId={id} error={problem ?? undefined} />
      {state.kind === "failed" ? (
        <Notice tone="danger" action={<Button onClick={retry}>{t("give:tryAgain")}</Button>}>
          {state.text}
        </Notice>
      ) : null}
    </div>
  );
}
