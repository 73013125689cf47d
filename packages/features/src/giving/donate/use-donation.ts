import { keptDraft, type SentGift, sentGifts } from "@offertory/giving-client/pending";
import { type Fund, type Gift, type PublicGateway, DEFAULT_FREQUENCY } from "@offertory/contract";
import type { Language } from "@offertory/i18n";
import { localDay } from "@offertory/i18n";
import { useLanguage, useT } from "@offertory/i18n/react";
import { useSnackbar } from "@offertory/ui";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { PaymentFailed } from "../card-entry/payment-failed.ts";
import { useFailureText } from "../card-entry/use-failure-text.ts";
import type { Giver } from "../giver.ts";
import { useOneAtATime } from "../payment-methods/use-one-at-a-time.ts";
import { thanksFor } from "./thanks-for.ts";
import { type GiftDraft, type GiftStart, startGift } from "./gift-draft.ts";
import type { MadeGift } from "./gift-done.tsx";
import { useGive } from "./use-give.ts";

export interface DonationSettings {
  giver: Giver;
  gateways: readonly PublicGateway[];
  funds: readonly Fund[];
  /** What a link or an earlier gift begins it with. */
  start?: GiftStart | undefined;
  onSuccess?: (() => void) | undefined;
}

/** How a gift stands that did not come about: not made, not known, or never heard of again. */
export type Ending = { kind: "failed" } | { kind: "unknown"; gift: SentGift } | { kind: "lost" };

export interface Wish {
  body: Gift;
  /** What to say when it worked. */
  message: string;
  /** Has the payment provider make an order of the card in its fields. */
  makeOrder?: (() => Promise<string>) | undefined;
}

/** A gift from its first key to its end: what is typed, what is under way, and how it ended. */
export function useDonation({ giver, gateways, funds, start, onSuccess }: DonationSettings) {
  const t = useT();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const sendGift = useGive(gateways);
  const { busy, once } = useOneAtATime();
  const { churchId, personId } = giver;
  const kept = useMemo(() => keptDraft<GiftDraft>(churchId, personId), [churchId, personId]);
  const sent = useMemo(() => sentGifts(churchId, personId), [churchId, personId]);
  const { language } = useLanguage();
  const today = localDay(new Date());
  const [draft, setDraft] = useState(() =>
    start ? startGift(language, funds, today, start) : restored(language, kept.read(), funds, today),
  );
  const [made, setMade] = useState<MadeGift | null>(null);
  const [ending, setEnding] = useState<Ending | null>(() => (sent.lost() ? { kind: "lost" } : null));
  const [resuming, setResuming] = useState(() => sent.underWay() !== undefined);
  const [isComplete, setComplete] = useState(start?.isComplete ?? false);

  function change(part: Partial<GiftDraft>) {
    const next = { ...draft, ...part };
    setDraft(next);
    kept.keep(next);
  }

  async function donate({ body, message, makeOrder }: Wish): Promise<void> {
    setEnding(null);
    setMade(null);
    const type = draft.type ?? "once";
    const known = sent.alike(type, body, draft.begunAt);
    if (known?.state === "made") return give(known, message, true);
    if (known) return give(sent.send(type, known.body, {}, known.key), message);
    try {
      const id = makeOrder ? await makeOrder() : body.id;
      await give(sent.send(type, { ...body, id }, {}), message);
    } catch (error) {
      fail({ kind: "failed" }, error);
    }
  }

  async function give(gift: SentGift, message: string, isRepeat = false): Promise<void> {
    setEnding(null);
    try {
      const { id, status } = await sendGift(gift);
      sent.end(gift, "made");
      kept.forget();
      setMade({ id, type: gift.type, gift: gift.body, isPending: status === "pending", isRepeat });
      setDraft({ ...startGift(language, funds, today), type: null });
      snackbar.success(message);
      onSuccess?.();
    } catch (error) {
      const isUnknown = error instanceof PaymentFailed && error.failure === "gift-unknown";
      if (!isUnknown) sent.end(gift, "refused");
      fail(isUnknown ? { kind: "unknown", gift } : { kind: "failed" }, error);
    }
  }

  function fail(next: Ending, error: unknown): void {
    setEnding(next);
    snackbar.error(t("giving:form.error", { message: failureText(error, "gift-unexpected") }));
  }

  // Sent again under its key, a gift that was under way tells how it ended.
  const follow = (gift: SentGift) =>
    void once(() => give(gift, thanksFor(t, gift.type))).finally(() => setResuming(false));

  function resume(gift: SentGift | undefined): void {
    if (!gift) return;
    setResuming(true);
    follow(gift);
  }

  const begin = useEffectEvent(() => {
    sent.forgetLost();
    const gift = sent.underWay();
    if (gift) follow(gift);
  });
  const reconnect = useEffectEvent(() => {
    if (ending?.kind === "unknown") resume(sent.underWay());
  });
  useEffect(() => {
    begin();
    const hear = () => reconnect();
    window.addEventListener("online", hear);
    return () => window.removeEventListener("online", hear);
  }, []);

  return {
    draft,
    change,
    today,
    busy,
    resuming,
    /** Nothing is left to fill in: the preview may open by itself, once. */
    isComplete,
    tookComplete: () => setComplete(false),
    made,
    ending,
    askAgain: () => ending?.kind === "unknown" && resume(ending.gift),
    donate: (wish: Wish): Promise<void> => once(() => donate(wish)),
  };
}

/** What was typed before a refresh, as far as it still holds. */
function restored(
  language: Language,
  draft: Partial<GiftDraft> | null,
  funds: readonly Fund[],
  today: string,
): GiftDraft {
  const fresh = startGift(language, funds, today);
  if (!draft || !Array.isArray(draft.rows) || draft.rows.length === 0) return fresh;
  const open = new Set(funds.map(({ id }) => id));
  const { startDate = today } = draft;
  return {
    ...fresh,
    ...draft,
    frequency: draft.frequency ?? DEFAULT_FREQUENCY,
    startDate: startDate >= today ? startDate : today,
    rows: draft.rows.map((row) => ({ ...row, fundId: open.has(row.fundId) ? row.fundId : (funds[0]?.id ?? "") })),
  };
}
