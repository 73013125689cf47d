import { useRef, useState } from "react";
import type { CardState } from "./card/card-part.tsx";
import { type Draft, feeOf, fixedBy, gatewayOf, netOf, startDraft } from "./draft/draft.ts";
import { findProblems, type Problems } from "./draft/find-problems.ts";
import { useSettled } from "./draft/use-settled.ts";
import { useGive } from "./give-context.ts";
import { GiftProblem } from "./send/gift-problem.ts";
import { loadSending } from "./send/load-sending.ts";
import type { PendingGift } from "./send/pending-gift.ts";
import type { Ending } from "./send/send-gift.ts";
import { useCaptcha } from "./send/use-captcha.ts";

/** The fee follows the amount when nobody has typed for this long. */
const FEE_DELAY_MS = 500;

type Send = (gift: PendingGift) => Promise<Ending>;

/** A gift while it is written, and what happens when the button is pressed. */
export function useGiveForm(send: Send) {
  const give = useGive();
  const { t, page } = give;
  const [draft, setDraft] = useState(() => startDraft(give));
  const [wasTried, setWasTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [cardProblem, setCardProblem] = useState<string | null>(null);
  const card = useRef<CardState>({ kind: "loading" });
  const captcha = useCaptcha(give);

  const gateway = gatewayOf(draft, page.gateways);
  const net = netOf(draft);
  const settledNet = useSettled(net, FEE_DELAY_MS);
  const { fee, isAdded } = feeOf(settledNet, gateway, draft);
  const total = net === 0 ? 0 : net + (isAdded ? fee : 0);
  const { relaxedEmail } = page.church;
  const found = gateway ? findProblems(draft, { provider: gateway.provider, relaxedEmail, today: page.today }) : {};
  const problems: Problems = wasTried ? found : {};

  async function press(): Promise<void> {
    setWasTried(true);
    // The sum that the donor sees is the sum that is charged: while it is being counted, nothing is sent.
    if (!gateway || isBusy || Object.keys(found).length > 0 || settledNet !== net) return;
    setIsBusy(true);
    setFailure(null);
    setCardProblem(null);
    try {
      const { state, ticket } = await captcha.pass();
      if (state === "robot" || state === "error") {
        throw new GiftProblem(t(state === "robot" ? "give:captchaRobot" : "give:captchaError"));
      }
      const { bodyOf, sharesOf, summaryOf } = await loadSending();
      const entry = entryOf(card.current);
      const means = await entry.makeMeans({ give, gateway, draft, shares: sharesOf(draft), ticket, total });
      const ending = await send({
        key: crypto.randomUUID(),
        path: draft.type === "recurring" ? "/donate/subscribe" : "/donate/charge",
        body: bodyOf(give, draft, gateway, means, total),
        ticket,
        summary: summaryOf(give, draft, total, isAdded ? fee : 0),
        gatewayId: gateway.id,
        sentAt: Date.now(),
        giftId: null,
      });
      captcha.spend();
      if (ending.kind === "failed") setFailure(ending.text);
    } catch (error) {
      showProblem(error);
    }
    setIsBusy(false);
  }

  function entryOf(state: CardState) {
    if (state.kind === "ready") return state.entry;
    const isPayPal = gateway?.provider === "paypal";
    if (state.kind === "failed")
      throw new GiftProblem(t(isPayPal ? "give:paypalNotAvailable" : "give:stripeUnavailable"));
    throw new GiftProblem(t(isPayPal ? "give:paypalNotReady" : "give:cardNotFound"), { onCard: true });
  }

  function showProblem(error: unknown): void {
    if (!(error instanceof GiftProblem)) return setFailure(t("give:paymentFailed"));
    if (!error.onCard) return setFailure(error.message);
    setCardProblem(error.message);
    if (card.current.kind === "ready") card.current.entry.focus();
  }

  return {
    draft,
    change: (changes: Partial<Draft>) => setDraft((known) => ({ ...known, ...changes })),
    fixed: fixedBy(give),
    problems,
    gateway,
    net,
    fee,
    total,
    isBusy,
    failure,
    cardProblem,
    setCardProblem,
    setCard: (state: CardState) => {
      card.current = state;
    },
    captcha,
    press,
  };
}
