import { Form, Notice } from "@offertory/ui";
import { useEffect, useEffectEvent } from "react";
import { CardPart } from "./card/card-part.tsx";
import { findLinkProblems } from "./draft/link.ts";
import type { readTyped } from "./draft/read-typed.ts";
import { useGive } from "./give-context.ts";
import { ExpressPart } from "./parts/express-part.tsx";
import { AmountPart } from "./parts/amount-part.tsx";
import { CaptchaPart } from "./parts/captcha-part.tsx";
import { FeePart } from "./parts/fee-part.tsx";
import { FundPart } from "./parts/fund-part.tsx";
import { GiveBar } from "./parts/give-bar.tsx";
import { PersonPart } from "./parts/person-part.tsx";
import { RhythmPart } from "./parts/rhythm-part.tsx";
import { useFirstInteraction } from "./use-first-interaction.ts";
import { useGiveForm } from "./use-give-form.ts";

interface GiveFormProps {
  /** The message about a gift that was pending when the page was opened; null if there is none. */
  earlier: string | null;
  typed: ReturnType<typeof readTyped>;
  gifts: Parameters<typeof useGiveForm>[0];
}

/** The form for a gift without an account, on one page. */
export function GiveForm({ earlier, typed, gifts }: GiveFormProps) {
  const give = useGive();
  const { t, page, money } = give;
  const hasInteracted = useFirstInteraction();
  const form = useGiveForm(gifts);
  const { draft, change, fixed, problems, gateway, captcha } = form;
  const parts = { draft, change, fixed, problems };
  const failure = form.failure ?? earlier;
  const linkProblems = findLinkProblems(give);

  const adopt = useEffectEvent(() => {
    const adoptTyped = () => form.adopt(typed);
    void form.restore().then(adoptTyped, adoptTyped);
  });
  useEffect(() => {
    adopt();
    // Marks the page as interactive, for tests and measurements.
    document.documentElement.dataset["awake"] = "";
  }, []);

  const { begin } = captcha;
  useEffect(() => {
    if (hasInteracted) begin();
  }, [hasInteracted, begin]);

  // On phones the button is always visible, but its messages are at the end of the page, so the page scrolls there.
  const feedback = form.failure ?? form.asksAgain;
  useEffect(() => {
    if (feedback) scrollTo(0, 1e5);
  }, [feedback]);

  if (!gateway) return null;
  return (
    <Form
      onSubmit={() => void form.press()}
      aria-label={t("give:title", { church: page.church.name })}
      className="gap-6"
    >
      {linkProblems.length > 0 ? <Notice tone="info">{linkProblems.map((key) => t(key)).join(" ")}</Notice> : null}
      <AmountPart {...parts} />
      <RhythmPart {...parts} />
      <FundPart {...parts} />
      <FeePart draft={draft} change={change} fee={form.fee} net={form.net} isAlways={gateway.payFees} />
      <ExpressPart form={form} isAwake={hasInteracted} />
      {/* The button stays visible within this part, so that on a phone it does not cover the wallets above. */}
      <div className="flex flex-col gap-6">
        <PersonPart {...parts} signedIn={form.signedIn} />
        <CardPart
          gateway={gateway}
          hasInteracted={hasInteracted}
          problem={form.cardProblem}
          onState={form.setCard}
          onProblem={form.setCardProblem}
        />
        <CaptchaPart captcha={captcha} />
        {failure && !form.isBusy ? (
          <Notice tone="danger">{form.failure ? t("give:error", { message: form.failure }) : failure}</Notice>
        ) : null}
        <div role="status" className={form.asksAgain ? "" : "sr-only"}>
          {form.asksAgain ? (
            <Notice tone="warning">{t("give:askAgainTotal", { total: money(form.total) })}</Notice>
          ) : null}
        </div>
        <GiveBar
          total={form.total}
          frequency={draft.type === "recurring" ? draft.frequency : null}
          gateway={gateway}
          isBusy={form.isBusy}
          isOnline={form.isOnline}
        />
      </div>
    </Form>
  );
}
