import { Button, Notice, TextField } from "@offertory/ui";
import { FieldNotes } from "@offertory/ui/fields/field-notes.tsx";
import { useId, useRef, useState } from "react";
import { useGive } from "../give-context.ts";
import type { CardPartProps } from "./card-part-props.ts";
import { openPayPalEntry } from "./paypal-entry.ts";
import { findCardProblems, type PayPalProblems } from "./paypal-problems.ts";
import type { FieldName, FieldStates } from "@offertory/features/giving/provider-scripts";
import { useCardEntry } from "./use-card-entry.ts";

const LABELS = { number: "give:cardNumber", expiry: "give:cardExpiry", cvv: "give:cardCvv" } as const;

/** A card, typed into PayPal's frames; the holder's name is a field of ours. */
export function PayPalPart({ gateway, isAwake, problem, onState, onProblem }: CardPartProps) {
  const give = useGive();
  const { t } = give;
  const id = useId();
  const places = useRef<Partial<Record<FieldName, HTMLDivElement | null>>>({});
  const states = useRef<FieldStates>({});
  const holderNow = useRef("");
  const [holder, setHolder] = useState("");
  const [problems, setProblems] = useState<PayPalProblems>({});
  const { state, retry } = useCardEntry({
    give,
    isAwake,
    onState,
    open: async () => {
      const { number, expiry, cvv } = places.current;
      if (!number || !expiry || !cvv) throw new Error(t("give:paypalUnavailable"));
      return openPayPalEntry(give, gateway, {
        places: { number, expiry, cvv },
        onStates: (changed, isTyped) => {
          states.current = { ...states.current, ...changed };
          if (isTyped) onProblem(null);
          setProblems((shown) => onlyStill(shown, findCardProblems(states.current, holderNow.current)));
        },
        holder: () => holderNow.current.trim(),
        check: () => {
          const found = findCardProblems(states.current, holderNow.current);
          setProblems(found);
          return Object.keys(found).length === 0;
        },
      });
    },
  });

  const field = (name: FieldName) => {
    const key = problems[name];
    return (
      <div className="flex min-w-0 flex-col gap-1.5" key={name}>
        <p className="required-mark w-fit text-sm font-medium text-ink" id={`${id}-${name}`}>
          {t(LABELS[name])}
        </p>
        <div
          data-invalid={key ? "" : undefined}
          className="h-12 overflow-hidden rounded-field border border-line-strong bg-raised shadow-card focus-within:border-brand focus-within:outline-2 focus-within:outline-brand data-invalid:border-danger"
        >
          <div
            ref={(element) => {
              places.current[name] = element;
            }}
            className="h-full"
          />
        </div>
        <FieldNotes controlId={`${id}-${name}`} error={key && t(key)} />
      </div>
    );
  };

  return (
    <div role="group" aria-label={t("give:card")} className="flex flex-col gap-4">
      <TextField
        label={t("give:cardHolder")}
        value={holder}
        onChange={(name) => {
          setHolder(name);
          holderNow.current = name;
          setProblems(({ holder: _holder, ...others }) => others);
        }}
        autoComplete="cc-name"
        required
        error={problems.holder && t(problems.holder)}
      />
      {field("number")}
      <div className="grid grid-cols-2 gap-3">
        {field("expiry")}
        {field("cvv")}
      </div>
      {state.kind === "loading" ? (
        <p role="status" className="-mt-2 text-sm text-ink-soft">
          {t("give:loadingPayment")}
        </p>
      ) : null}
      <FieldNotes controlId={id} error={problem ?? undefined} />
      {state.kind === "failed" ? (
        <Notice
          tone="danger"
          title={t("give:paypalUnavailable")}
          action={<Button onClick={retry}>{t("give:tryAgain")}</Button>}
        >
          {state.text === t("give:paypalUnavailable") ? null : state.text}
        </Notice>
      ) : null}
    </div>
  );
}

/** Of what was said, what is still wrong: nothing new is said while somebody types. */
const onlyStill = (shown: PayPalProblems, found: PayPalProblems): PayPalProblems => {
  const still: PayPalProblems = {};
  for (const name of ["number", "expiry", "cvv", "holder"] as const) {
    const key = shown[name] && found[name];
    if (key) still[name] = key;
  }
  return still;
};
