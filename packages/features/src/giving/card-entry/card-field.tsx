import { useT } from "@offertory/i18n/react";
import { Skeleton } from "@offertory/ui";
import { CircleX } from "@offertory/ui/icons.ts";
import { CardElement, useElements } from "@stripe/react-stripe-js";
import { useEffect, useId, useState } from "react";
import { cardLook } from "./card-look.ts";
import { useStripeScript } from "./stripe-frame.tsx";

const BOX =
  "flex h-11 items-center rounded-field border border-line-strong bg-raised px-3 shadow-card md:h-10 " +
  "has-[.StripeElement--focus]:border-brand has-[.StripeElement--focus]:outline-2 " +
  "has-[.StripeElement--focus]:outline-offset-[-1px] has-[.StripeElement--focus]:outline-brand";

/** The card, typed into the payment provider's own frame; the place for it is kept, so that nothing jumps when it arrives. */
export function CardField({ error }: { error?: string | undefined }) {
  const t = useT();
  const id = useId();
  const script = useStripeScript();
  const elements = useElements();
  const [isReady, setReady] = useState(false);
  const [typed, setTyped] = useState("");
  const [look, setLook] = useState(cardLook);
  const problem = error ?? typed;

  useEffect(() => {
    const dark = matchMedia("(prefers-color-scheme: dark)");
    const redraw = () => setLook(cardLook());
    dark.addEventListener("change", redraw);
    return () => dark.removeEventListener("change", redraw);
  }, []);

  return (
    <div role="group" aria-labelledby={id} className="flex min-w-0 flex-col gap-1.5">
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the frame has its own labels; a press on ours is a courtesy */}
      <span
        id={id}
        className="required-mark w-fit text-sm font-medium text-ink"
        onClick={() => elements?.getElement(CardElement)?.focus()}
      >
        {t("giving:card.label")}
      </span>
      <div className={BOX}>
        {!isReady && script !== null && (
          <span role="status" aria-label={t("giving:card.loading")} className="w-full">
            <Skeleton className="w-2/3" />
          </span>
        )}
        {script && script !== "loading" ? (
          <CardElement
            className={isReady ? "w-full" : "w-0 overflow-hidden"}
            options={look}
            onReady={() => setReady(true)}
            onChange={(change) => setTyped(change.error?.message ?? "")}
          />
        ) : null}
        {script === null && <span className="text-sm text-ink-soft">{t("giving:card.noScript")}</span>}
      </div>
      {problem ? (
        <p role="alert" className="flex gap-1.5 text-sm font-medium text-danger">
          <CircleX className="mt-0.5 size-4" />
          <span className="min-w-0 wrap-anywhere">{problem}</span>
        </p>
      ) : null}
    </div>
  );
}
