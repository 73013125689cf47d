import { decimalOfUnits, pageCurrency } from "@offertory/i18n";
import { Button, buttonClass, Notice } from "@offertory/ui";
import { CircleCheck } from "@offertory/ui/icons.ts";
import { useEffect, useEffectEvent, useRef } from "react";
import type { Draft } from "./draft/draft.ts";
import { tellHost } from "./embed/tell-host.ts";
import { useGive } from "./give-context.ts";
import { openStart } from "./kiosk/open-start.ts";
import { NextSteps } from "./next-steps.tsx";
import type { GiftSummary } from "./send/describe-gift.ts";

// i18n-uses: give:one_week, give:two_week, give:one_month, give:three_month, give:one_year

interface ThankYouProps {
  gift: GiftSummary;
  /** The form as it was sent; null if this tab no longer has it. */
  draft: Partial<Draft> | null;
  /** Whether the bank has not confirmed the payment yet. */
  isPending: boolean;
  /** Whether another tab had made the gift already, so that it was not made a second time. */
  isRepeat: boolean;
  onAgain(next?: Partial<Draft>): void;
}

/** Replaces the form after a gift: shows the amount, the funds, and the next date of a recurring gift. */
export function ThankYou({ gift, draft, isPending, isRepeat, onAgain }: ThankYouProps) {
  const give = useGive();
  const { t, money, date, page, home, view } = give;
  const heading = useRef<HTMLHeadingElement>(null);
  const announce = useEffectEvent(() => {
    dispatchEvent(new Event("offertory:given"));
    if (view === "embed" && !isRepeat)
      tellHost({
        kind: "given",
        amount: decimalOfUnits(gift.total),
        currency: pageCurrency(),
        frequency: gift.frequency,
      });
  });
  useEffect(() => {
    heading.current?.focus();
    scrollTo({ top: 0 });
    announce();
  }, []);
  const lines = [
    ...gift.lines.map(({ name, amount }) => ({ term: name, value: money(amount) })),
    ...(gift.fee > 0 ? [{ term: t("give:feeLine"), value: money(gift.fee) }] : []),
    ...(gift.lines.length > 1 || gift.fee > 0 ? [{ term: t("give:total"), value: money(gift.total) }] : []),
    ...(gift.beginsLater ? [] : [{ term: t("give:date"), value: date(page.today) }]),
    ...(gift.frequency ? [{ term: t("give:frequency"), value: t(`give:${gift.frequency}`) }] : []),
    ...(gift.next ? [{ term: t(gift.beginsLater ? "give:firstGift" : "give:nextGift"), value: date(gift.next) }] : []),
  ];
  return (
    <section aria-live="polite" className="flex flex-col gap-6 text-center">
      <CircleCheck className="mx-auto size-14! text-success" />
      <div className="flex flex-col gap-2">
        <h1 ref={heading} tabIndex={-1} className="text-2xl font-semibold outline-none">
          {t(gift.frequency ? "give:thanksRecurring" : "give:thanks")}
        </h1>
        <p className="text-ink-soft">
          {gift.beginsLater
            ? t("give:thanksLater", { church: page.church.name })
            : t("give:thanksBody", { church: page.church.name, amount: money(gift.total) })}
        </p>
      </div>
      {isRepeat ? <Notice tone="info">{t("give:repeat")}</Notice> : null}
      <dl className="divide-y divide-line rounded-card border border-line bg-surface px-4 text-start">
        {lines.map(({ term, value }) => (
          <div key={term} className="flex flex-wrap justify-between gap-x-4 py-2.5">
            <dt className="text-ink-soft">{term}</dt>
            <dd className="tabular font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-ink-soft">
        {gift.email
          ? t(isPending ? "give:pendingBody" : gift.beginsLater ? "give:receiptLater" : "give:receipt", {
              email: gift.email,
            })
          : t(isPending ? "give:pendingAccount" : "give:receiptAccount")}
      </p>
      {view === "kiosk" ? (
        <Button variant="primary" onClick={() => openStart(give)}>
          {t("give:kioskDone")}
        </Button>
      ) : (
        <>
          <NextSteps {...{ gift, draft, isPending, onAgain }} />
          <a href={home} className={`${buttonClass({ variant: "quiet" })} self-center print:hidden`}>
            {t("give:toChurch", { church: page.church.name })}
          </a>
        </>
      )}
    </section>
  );
}
