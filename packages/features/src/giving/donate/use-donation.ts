import { keptDraft, type SentGift, sentGifts } from "@offertory/giving-client/pending";
import type { Fund, Gift, PublicGateway } from "@offertory/contract";
import { PaymentFailed, type PaymentSource } from "@offertory/giving-client/card-entry";
import { localDay } from "@offertory/i18n";
import { useLanguage, useT } from "@offertory/i18n/react";
import { useSnackbar } from "@offertory/ui";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { declineOf, useFailureText } from "../card-entry/use-failure-text.ts";
import type { Donor } from "../donor.ts";
import { useOneAtATime } from "../payment-methods/use-one-at-a-time.ts";
import { thanksFor } from "./thanks-for.ts";
import { type GiftStart, type MemberDraft, restoreGift, startGift } from "./gift-draft.ts";
import type { MadeGift } from "./gift-done.tsx";
import { useGive } from "./use-give.ts";

export interface DonationSettings {
  donor: Donor;
  gateways: readonly PublicGateway[];
  funds: readonly Fund[];
  /** The initial values from a link or an earlier gift. */
  start?: GiftStart | undefined;
  onSuccess?: (() => void) | undefined;
}

/** The result of a gift that was not made: it failed, its result is unknown, or it was lost. */
export type Ending =
  | { kind: "failed"; reason: string; isDecline: boolean }
  | { kind: "unknown"; gift: SentGift }
  | { kind: "lost" };

export interface DonateInput {
  body: Gift;
  /** The message to show on success. */
  message: string;
  /** Makes a payment source from a typed card, a wallet or an account; null where the donor closed its window. */
  makePaymentSource?: (() => Promise<PaymentSource | null>) | undefined;
  /** The reason to show where the provider declines; absent where it is a card that was declined. */
  declined?: string | undefined;
}

/** The state of a gift from the first input to its result. */
export function useDonation({ donor, gateways, funds, start, onSuccess }: DonationSettings) {
  const t = useT();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const sendGift = useGive(gateways);
  const { busy, once } = useOneAtATime();
  const { churchId, personId } = donor;
  const kept = useMemo(() => keptDraft<MemberDraft>(churchId, personId), [churchId, personId]);
  const sent = useMemo(() => sentGifts<{ giftId?: string | null }>(churchId, personId), [churchId, personId]);
  const { language } = useLanguage();
  const today = localDay(new Date());
  const [draft, setDraft] = useState(() =>
    start ? startGift(language, funds, today, start) : restoreGift(language, kept.read(), funds, today),
  );
  const [made, setMade] = useState<MadeGift | null>(null);
  const [ending, setEnding] = useState<Ending | null>(() => (sent.lost() ? { kind: "lost" } : null));
  const [resuming, setResuming] = useState(() => sent.underWay() !== undefined);
  const [isComplete, setComplete] = useState(start?.isComplete ?? false);

  function change(part: Partial<MemberDraft>) {
    const next = { ...draft, ...part };
    setDraft(next);
    kept.keep(next);
  }

  async function donate({ body, message, makePaymentSource, declined }: DonateInput): Promise<void> {
    setEnding(null);
    setMade(null);
    const type = draft.type ?? "once";
    const known = sent.alike(type, body, draft.begunAt);
    if (known?.state === "made") return give(known, { message, isRepeat: true });
    if (known) return give(sent.send(type, known.body, {}, known.key), { message });
    try {
      const source = await makePaymentSource?.();
      if (source !== null) await give(sent.send(type, { ...body, ...source }, {}), { message, declined });
    } catch (error) {
      fail(error);
    }
  }

  async function give(
    gift: SentGift,
    { message, declined, isRepeat = false }: { message: string; declined?: string | undefined; isRepeat?: boolean },
  ): Promise<void> {
    setEnding(null);
    const ended = await sendGift(gift, (giftId) => sent.update({ ...gift, giftId }));
    if (ended.kind === "unknown") return fail(new PaymentFailed("gift-unknown"), { kind: "unknown", gift });
    sent.end(gift, ended.kind === "given" ? "made" : "refused");
    if (ended.kind === "failed") return fail(ended.error, undefined, declined);
    const { id, isPending } = ended;
    kept.forget();
    setMade({ id, type: gift.type, gift: gift.body, isPending, isRepeat });
    setDraft({ ...startGift(language, funds, today), type: null });
    snackbar.success(message);
    onSuccess?.();
  }

  function fail(error: unknown, unknown?: Ending, declined?: string): void {
    const isDecline = declineOf(error) !== undefined;
    const reason = (isDecline && declined) || failureText(error, "gift-unexpected");
    setEnding(unknown ?? { kind: "failed", reason, isDecline });
    snackbar.error(t("giving:form.error", { message: reason }));
  }

  // A pending gift is sent again under its idempotency key, which returns its result.
  const follow = (gift: SentGift) =>
    void once(() => give(gift, { message: thanksFor(t, gift.type) })).finally(() => setResuming(false));

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
    const onOnline = () => reconnect();
    window.addEventListener("online", onOnline);
    return () => window.removeEventListener("online", onOnline);
  }, []);

  return {
    draft,
    change,
    today,
    busy,
    resuming,
    /** Whether all values are given, so that the preview may open by itself, once. */
    isComplete,
    tookComplete: () => setComplete(false),
    made,
    ending,
    askAgain: () => ending?.kind === "unknown" && resume(ending.gift),
    donate: (input: DonateInput): Promise<void> => once(() => donate(input)),
  };
}
