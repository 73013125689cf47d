import { startTransition, useEffect, useEffectEvent, useState } from "react";
import type { Give } from "../give-context.ts";
import type { GiftSummary } from "./describe-gift.ts";
import { loadSending } from "./load-sending.ts";
import { forgetPending, type PendingGift, readPending } from "./pending-gift.ts";
import type { Ending } from "./send-gift.ts";

/** Where a visitor is: writing a gift, waiting to learn how one ended, or thanked. */
export type Stage =
  | { kind: "form"; failure: string | null }
  | { kind: "checking"; gift: PendingGift; isAsking: boolean }
  | { kind: "thanks"; gift: GiftSummary; isPending: boolean };

export function useGift(give: Give) {
  const { t, page } = give;
  const [stage, setStage] = useState<Stage>({ kind: "form", failure: null });

  /** Sends a gift and shows how it ended. While one of another tab is under way, the donor learns first what became of that. */
  async function send(gift: PendingGift): Promise<Ending> {
    const other = readPending(page.church.id);
    if (other && !other.isOld && other.gift.key !== gift.key) {
      await ask(other.gift);
      return { kind: "unknown" };
    }
    const { sendGift, confirmAtBank } = await loadSending();
    const ending = await sendGift(give, gift, confirmAtBank(give, gift.gatewayId));
    if (ending.kind === "given") setStage({ kind: "thanks", gift: gift.summary, isPending: ending.isPending });
    else if (ending.kind === "unknown") setStage({ kind: "checking", gift, isAsking: false });
    return ending;
  }

  async function ask(gift: PendingGift): Promise<void> {
    setStage({ kind: "checking", gift, isAsking: true });
    const ending = await send(gift);
    if (ending.kind === "failed") setStage({ kind: "form", failure: t("give:lastFailed", { reason: ending.text }) });
  }

  const resume = useEffectEvent(() => {
    const pending = readPending(page.church.id);
    if (!pending) return;
    if (!pending.isOld || pending.gift.giftId) return void ask(pending.gift);
    forgetPending(page.church.id);
    setStage({ kind: "form", failure: t("give:lastUnknown") });
  });

  // A gift that was under way when the page was left or refreshed: the donor learns how it ended.
  useEffect(() => startTransition(() => resume()), []);

  return { stage, send, ask, again: () => setStage({ kind: "form", failure: null }) };
}
