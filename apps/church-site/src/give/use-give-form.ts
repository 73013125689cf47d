import { useOnline } from "@offertory/api-client/online";
import type { CardState } from "@offertory/giving-client/card-entry";
import { addsFee, netOf } from "@offertory/giving-client/draft";
import { useFee } from "@offertory/giving-client/fee";
import { useMemo, useRef, useState } from "react";
import { cardGatewayOf } from "./draft/card-gateway.ts";
import { type Draft, fixedBy, startDraft } from "./draft/draft.ts";
import { findProblems, type Problems, withoutPerson } from "./draft/find-problems.ts";
import { visitorDraft } from "./draft/visitor-draft.ts";
import { useGive } from "./give-context.ts";
import type { ExpressForm } from "./parts/express-form.ts";
import { loadSending } from "./send/load-sending.ts";
import { useCaptcha } from "./send/use-captcha.ts";
import type { useGift } from "./send/use-gift.ts";
import { useSignedIn } from "./signed-in/use-signed-in.ts";

type Gifts = Pick<ReturnType<typeof useGift>, "mayGive" | "send">;

/** The state of the donation form, and the handler of its button. */
export function useGiveForm({ mayGive, send }: Gifts) {
  const give = useGive();
  const { page } = give;
  const [draft, setDraft] = useState(() => startDraft(give));
  /** What the donor has tried to pay with: a wallet needs no name and email. */
  const [tried, setTried] = useState<"card" | "express" | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [asksAgain, setAsksAgain] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [cardProblem, setCardProblem] = useState<string | null>(null);
  const card = useRef<CardState>({ kind: "loading" });
  const captcha = useCaptcha(give);
  const isOnline = useOnline();
  // Details from the account are not stored in the draft, so that the next person does not find them after a sign-out.
  const excludedFromDraft = useRef<Partial<Draft>>({});
  const kept = useMemo(() => visitorDraft(give), [give]);
  const change = (changes: Partial<Draft>) => {
    setDraft((known) => {
      const next = { ...known, ...changes };
      kept.keep({ ...next, ...excludedFromDraft.current });
      return next;
    });
    setAsksAgain(false);
  };
  const signedIn = useSignedIn(give, (known) => {
    excludedFromDraft.current = Object.fromEntries(Object.keys(known).map((name) => [name, ""]));
    setDraft((draftNow) => ({ ...draftNow, ...known }));
  });

  const gateway = cardGatewayOf(page);
  const net = netOf(draft.lines, give.language);
  const { fee, isPending, settled } = useFee(give.call, { churchId: page.church.id, gateway, net, type: "card" });
  const isAdded = addsFee(gateway, draft);
  const total = net + (isAdded ? fee : 0);
  const found = gateway
    ? findProblems(draft, {
        cardEntry: gateway.capabilities.cardEntry,
        today: page.today,
        language: give.language,
      })
    : {};
  const problems: Problems = tried === "card" ? found : tried ? withoutPerson(found) : {};

  async function press(): Promise<void> {
    setTried("card");
    if (!gateway || isBusy || !isOnline || Object.keys(found).length > 0) return;
    setIsBusy(true);
    // The charge must equal the amount on the button. If the fee has changed meanwhile, the donor has to confirm again.
    const isChanged = isAdded && (await settled()) !== fee;
    setAsksAgain(isChanged);
    if (isChanged) setIsBusy(false);
    else await pay({ gateway, paying: card.current, total, fee: isAdded ? fee : 0 }, showProblem);
  }

  const pay: ExpressForm["pay"] = async (payment, show) => {
    setIsBusy(true);
    setFailure(null);
    setCardProblem(null);
    let isPassed = false;
    try {
      const passed = await captcha.pass();
      isPassed = passed.state === "success";
      const { giveNow } = await loadSending();
      const ending = await giveNow({ ...payment, give, draft, problems: found, captcha: passed, mayGive, send });
      captcha.spend();
      if (ending.kind === "failed") await show(ending.error);
    } catch (error) {
      // A captcha token admits only a few cards. After a refused card the token is dropped, so that the next card gets
      // a new one.
      if (isPassed) captcha.spend();
      await show(error);
    }
    setIsBusy(false);
  };

  const describe = (thrown: unknown, declined?: string) =>
    loadSending().then(
      ({ describeFailure }) => describeFailure(give, thrown, declined),
      () => ({ text: give.t("give:failure_payment-error"), onCard: false }),
    );

  async function showProblem(error: unknown): Promise<void> {
    const { text, onCard } = await describe(error);
    if (!onCard) return setFailure(text);
    setCardProblem(text);
    if (card.current.kind === "ready") card.current.entry.focus();
  }

  return {
    draft,
    change,
    /** Restores the draft that this tab stored before a reload or a navigation. */
    restore: async (): Promise<void> => {
      const before = kept.read();
      if (!before) return;
      const { restoreVisitorDraft } = await loadSending();
      setDraft(restoreVisitorDraft(give, before));
    },
    /** Takes over input from before hydration, or the next gift after one that was made. */
    adopt: ({ amount, ...others }: Partial<Draft> & { amount?: string }) =>
      setDraft((known) => {
        const next = { ...known, ...others };
        const [first, ...rest] = next.lines;
        return amount === undefined || !first ? next : { ...next, lines: [{ ...first, amount }, ...rest] };
      }),
    isOnline,
    fixed: fixedBy(give),
    signedIn,
    problems,
    gateway,
    net,
    fee,
    total,
    isBusy,
    asksAgain,
    failure,
    cardProblem,
    setCardProblem,
    setCard: (state: CardState) => {
      card.current = state;
    },
    captcha,
    press,
    // For the express ways to pay, whose code is loaded late.
    found,
    quote: { fee, isPending, settled },
    setTried,
    setFailure,
    describe,
    pay,
  };
}
