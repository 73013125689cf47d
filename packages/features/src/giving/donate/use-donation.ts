import { type Fund, type Gift, type PublicGateway, USUAL_FREQUENCY } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { useSnackbar } from "@offertory/ui";
import { useEffect, useMemo, useRef, useState } from "react";
import { PaymentFailed } from "../card-entry/payment-failed.ts";
import { useFailureText } from "../card-entry/use-failure-text.ts";
import type { Giver } from "../giver.ts";
import { useOneAtATime } from "../payment-methods/use-one-at-a-time.ts";
import { thanksFor } from "./thanks-for.ts";
import { type GiftDraft, type GiftStart, startGift } from "./gift-draft.ts";
import type { MadeGift } from "./gift-done.tsx";
import { keptGift, type SentGift } from "./kept-gift.ts";
import { todayOf } from "./today.ts";
import { useGive } from "./use-give.ts";

export interface DonationSettings {
  giver: Giver;
  gateways: readonly PublicGateway[];
  funds: readonly Fund[];
  /** What a link or an earlier gift begins it with. */
  start?: GiftStart | undefined;
  onSuccess?: (() => void) | undefined;
}

/** A gift that did not come about; `unknown` when not even that is certain. */
export interface FailedGift {
  unknown: boolean;
}

/** A gift from its first key to its end: what is typed, what is under way, and how it ended. */
export function useDonation({ giver, gateways, funds, start, onSuccess }: DonationSettings) {
  const t = useT();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const sendGift = useGive(gateways);
  const { busy, once } = useOneAtATime();
  const { churchId, personId } = giver;
  const kept = useMemo(() => keptGift(churchId, personId), [churchId, personId]);
  const today = todayOf(new Date());
  const [draft, setDraft] = useState(() =>
    start ? startGift(funds, today, start) : restored(kept.draft(), funds, today),
  );
  const [made, setMade] = useState<MadeGift | null>(null);
  const [failed, setFailed] = useState<FailedGift | null>(null);
  const [resuming, setResuming] = useState(false);

  function change(part: Partial<GiftDraft>) {
    const next = { ...draft, ...part };
    setDraft(next);
    kept.keepDraft(next);
  }

  async function give(sent: SentGift, message: string) {
    setFailed(null);
    setMade(null);
    try {
      const { id, status } = await sendGift(sent);
      kept.made();
      setMade({ id, type: sent.type, gift: sent.body, isPending: status === "pending" });
      setDraft({ ...startGift(funds, today), type: null });
      snackbar.success(message);
      onSuccess?.();
    } catch (error) {
      const unknown = error instanceof PaymentFailed && error.failure === "gift-unknown";
      if (!unknown) kept.refused();
      setFailed({ unknown });
      snackbar.error(t("giving:form.error", { message: failureText(error, "gift-unexpected") }));
    }
  }

  // A gift that was under way when the page went away: sent again under its key it tells how it ended.
  const resume = useRef(() => {});
  resume.current = () => {
    const sent = kept.sent();
    if (!sent) return;
    setResuming(true);
    void once(() => give(sent, thanksFor(t, sent.type))).finally(() => setResuming(false));
  };
  useEffect(() => resume.current(), []);

  return {
    draft,
    change,
    today,
    busy,
    resuming,
    made,
    failed,
    donate: (body: Gift, message: string): Promise<void> =>
      once(() => give(kept.send(draft.type ?? "once", body), message)),
  };
}

/** What was typed before a refresh, as far as it still holds. */
function restored(draft: GiftDraft | undefined, funds: readonly Fund[], today: string): GiftDraft {
  const fresh = startGift(funds, today);
  if (!draft || !Array.isArray(draft.rows) || draft.rows.length === 0) return fresh;
  const open = new Set(funds.map(({ id }) => id));
  return {
    ...fresh,
    ...draft,
    frequency: draft.frequency ?? USUAL_FREQUENCY,
    startDate: draft.startDate >= today ? draft.startDate : today,
    rows: draft.rows.map((row) => ({ ...row, fundId: open.has(row.fundId) ? row.fundId : (funds[0]?.id ?? "") })),
  };
}
