import type { PublicGateway } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button, Notice, TextField } from "@offertory/ui";
import { FieldNotes } from "@offertory/ui/fields/field-notes.tsx";
import { RefreshCw } from "@offertory/ui/icons.ts";
import { type Ref, useId, useImperativeHandle, useRef, useState } from "react";
import { type Failure, PaymentFailed } from "../payment-failed.ts";
import { useFailureText } from "../use-failure-text.ts";
import { findCardProblems, NO_PROBLEMS, onlyStill } from "./card-problems.ts";
import type { FieldName, FieldStates } from "../../provider-scripts/paypal-script.ts";
import { usePayPalFields } from "./use-paypal-fields.ts";

// i18n-uses: giving:paypal.field.*, giving:paypal.wrong.*, giving:failure.*

/** What a form does with the card that is typed into PayPal's fields. */
export interface PayPalEntry {
  /** Says under each field what is wrong with it; answers why the card cannot be used, or nothing. */
  check(): Failure | null;
  /** Has the card pay an order, past the donor's bank if it asks. */
  approve(orderId: string): Promise<void>;
}

interface PayPalCardProps {
  churchId: string;
  gateway: PublicGateway;
  /** Why the card could not be used. */
  problem: Failure | null;
  ref: Ref<PayPalEntry>;
}

const BOX =
  "h-11 overflow-hidden rounded-field border border-line-strong bg-raised shadow-card focus-within:border-brand " +
  "focus-within:outline-2 focus-within:outline-brand data-invalid:border-danger md:h-10";

/** A card, typed into PayPal's frames; the holder's name is a field of ours. */
export function PayPalCard({ churchId, gateway, problem, ref }: PayPalCardProps) {
  const t = useT();
  const failureText = useFailureText();
  const id = useId();
  const [holder, setHolder] = useState("");
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const states = useRef<FieldStates>({});
  const fields = usePayPalFields({
    churchId,
    gateway,
    onStates: (event) => {
      states.current = { ...states.current, ...event };
      setProblems((shown) => onlyStill(shown, findCardProblems(states.current, holder)));
    },
  });
  const { opened } = fields;

  useImperativeHandle(ref, () => ({
    check() {
      if (opened.kind !== "ready") return opened.kind === "failed" ? "paypal-not-available" : "paypal-not-ready";
      const found = findCardProblems(states.current, holder);
      setProblems(found);
      if (found.size === 0) return null;
      if (!found.has("holder")) fields.focus();
      return "card-invalid";
    },
    async approve(orderId) {
      if (opened.kind !== "ready") throw new PaymentFailed("paypal-not-ready");
      const { state, data } = await opened.session.submit(orderId, { name: holder.trim() }).catch(() => {
        throw new PaymentFailed("paypal-failed");
      });
      if (state === "canceled") throw new PaymentFailed("bank-question-closed");
      if (state !== "succeeded") throw new PaymentFailed("paypal-failed", data.message);
    },
  }));

  const field = (name: FieldName) => (
    <div className="flex min-w-0 flex-col gap-1.5">
      <p className="required-mark w-fit text-sm font-medium text-ink">{t(`giving:paypal.field.${name}`)}</p>
      <div data-invalid={problems.has(name) ? "" : undefined} className={BOX}>
        <div ref={fields.place(name)} className="h-full" />
      </div>
      <FieldNotes
        controlId={`${id}-${name}`}
        error={problems.has(name) ? t(`giving:paypal.wrong.${name}`) : undefined}
      />
    </div>
  );

  return (
    <div role="group" aria-label={t("giving:card.label")} className="flex min-w-0 flex-col gap-4">
      <TextField
        label={t("giving:paypal.field.holder")}
        value={holder}
        onChange={(name) => {
          setHolder(name);
          setProblems((shown) => onlyStill(shown, findCardProblems(states.current, name)));
        }}
        autoComplete="cc-name"
        maxLength={300}
        required
        error={problems.has("holder") ? t("giving:paypal.wrong.holder") : undefined}
      />
      {field("number")}
      <div className="grid grid-cols-2 gap-3">
        {field("expiry")}
        {field("cvv")}
      </div>
      {opened.kind === "loading" && (
        <p role="status" className="text-sm text-ink-soft">
          {t("giving:loadingOptions")}
        </p>
      )}
      {problem && (
        <div role="alert">
          <FieldNotes controlId={id} error={t(`giving:failure.${problem}`)} />
        </div>
      )}
      {opened.kind === "failed" && (
        <Notice
          tone="danger"
          title={t("giving:failure.paypal-unavailable")}
          action={
            <Button size="small" icon={<RefreshCw />} onClick={fields.retry}>
              {t("common:tryAgain")}
            </Button>
          }
        >
          {opened.why.failure === "paypal-unavailable" ? null : failureText(opened.why, "paypal-not-started")}
        </Notice>
      )}
    </div>
  );
}
