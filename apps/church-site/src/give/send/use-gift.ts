import type { Ending } from "@offertory/giving-client/gift";
import { startTransition, useEffect, useEffectEvent, useState } from "react";
import type { Give } from "../give-context.ts";
import type { GiftSummary } from "./describe-gift.ts";
import { loadSending } from "./load-sending.ts";
import type { Draft } from "../draft/draft.ts";
import { hasGiven, visitorDraft } from "../draft/visitor-draft.ts";
import type { VisitorGift } from "./visitor-gifts.ts";
import type { GiftRequest } from "./gift-request.ts";

/** What the page shows: the form, a gift whose result is checked, or the thank-you page. */
export type Stage =
  | { kind: "form"; failure: string | null; next?: Partial<Draft> }
  | { kind: "checking"; gift: VisitorGift; isAsking: boolean }
  | { kind: "thanks"; gift: GiftSummary; draft: Partial<Draft> | null; isPending: boolean; isRepeat: boolean };

export function useGift(give: Give) {
  const { t } = give;
  const [stage, setStage] = useState<Stage>({ kind: "form", failure: null });

  /**
   * Whether a gift may be sent. If another gift is pending, its result is shown first; a gift that another tab has made
   * since this form was started is not made again.
   */
  async function mayGive({ type, body, summary, begunAt }: GiftRequest): Promise<boolean> {
    const gifts = (await loadSending()).visitorGifts(give);
    const other = gifts.underWay();
    if (other) {
      await ask(other);
      return false;
    }
    if (gifts.alike(type, body, begunAt)?.state !== "made") return true;
    thank(summary, { isRepeat: true });
    return false;
  }

  /** Sends a gift if that is allowed, and shows its result. */
  async function send(request: GiftRequest, captchaToken: string): Promise<Ending> {
    if (!(await mayGive(request))) return { kind: "unknown" };
    const gifts = (await loadSending()).visitorGifts(give);
    const more = { captchaToken, summary: request.summary, giftId: null };
    return follow(gifts.send(request.type, request.body, more), { hasForm: true });
  }

  async function follow(gift: VisitorGift, { hasForm }: { hasForm: boolean }): Promise<Ending> {
    let isFormThere = hasForm;
    const { sendGift, askBank, visitorGifts, describeFailure } = await loadSending();
    const gifts = visitorGifts(give);
    const gateway = give.page.gateways.find(({ id }) => id === gift.body.gatewayId);
    const ending = await sendGift(give.call, gift, {
      askBank: (clientSecret) => askBank(gateway, clientSecret),
      onGiftId: (giftId) => gifts.update({ ...gift, giftId }),
      onNoAnswer: () => {
        isFormThere = false;
        setStage({ kind: "checking", gift, isAsking: true });
      },
    });
    if (ending.kind === "unknown") setStage({ kind: "checking", gift, isAsking: false });
    else gifts.end(gift, ending.kind === "given" ? "made" : "refused");
    if (ending.kind === "given") thank(gift.summary, ending);
    // If the form is still visible, it shows the error itself.
    if (ending.kind === "failed" && !isFormThere)
      setStage({ kind: "form", failure: t("give:lastFailed", { reason: describeFailure(give, ending.error).text }) });
    return ending;
  }

  function thank(gift: GiftSummary, { isPending = false, isRepeat = false }): void {
    const kept = visitorDraft(give);
    const draft = kept.read();
    kept.forget();
    setStage({ kind: "thanks", gift, draft, isPending, isRepeat });
  }

  async function ask(gift: VisitorGift): Promise<void> {
    setStage({ kind: "checking", gift, isAsking: true });
    await follow(gift, { hasForm: false });
  }

  const resume = useEffectEvent(async () => {
    if (!hasGiven(give)) return;
    const gifts = (await loadSending()).visitorGifts(give);
    const gift = gifts.underWay();
    if (gift) return ask(gift);
    const lost = gifts.lost();
    if (!lost) return;
    // A one-time gift whose id is known is only polled, however old it is.
    if (lost.giftId && lost.type === "once") return ask(lost);
    gifts.forgetLost();
    setStage({ kind: "form", failure: t("give:lastUnknown") });
  });
  const reconnect = useEffectEvent(() => {
    if (stage.kind === "checking" && !stage.isAsking) void ask(stage.gift);
  });

  // Shows the result of a gift that was pending when the page was left, reloaded or offline.
  useEffect(() => {
    startTransition(() => void resume().catch(() => {}));
    const onOnline = () => reconnect();
    window.addEventListener("online", onOnline);
    return () => window.removeEventListener("online", onOnline);
  }, []);

  return {
    stage,
    mayGive,
    send,
    ask,
    /** Opens the form again, with the next gift if there is one. */
    again: (next: Partial<Draft> = {}) => setStage({ kind: "form", failure: null, next }),
  };
}
