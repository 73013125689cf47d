import type { Cents, Fund, Gift, PaymentMethod, PublicGateway } from "@offertory/contract";
import { DEFAULT_FREQUENCY, MIN_GIFT } from "@offertory/contract";
import type { PaymentSource } from "@offertory/giving-client/card-entry";
import {
  addLine,
  draftLines,
  fundLinesOf,
  type GiftDraft,
  giftBody,
  netOf,
  restoreDraft,
  restoreTexts,
} from "@offertory/giving-client/draft";
import type { GiftType } from "@offertory/giving-client/pending";
import type { Language } from "@offertory/i18n";
import type { Giver } from "../giver.ts";

/** A member's gift while it is being filled in. Of the type null is: neither was chosen, and the details are hidden. */
export interface MemberDraft extends GiftDraft {
  methodId: string;
  /** Keep a card that is typed now for later gifts. */
  saveCard: boolean;
  /** What an earlier gift was paid with, such as "visa 4242": taken again if it is still there. */
  paidWith: string;
}

/** What a gift may begin with: from a link, or from an earlier gift. */
export interface GiftStart {
  funds?: readonly { id: string; cents: Cents }[];
  notes?: string;
  coverFee?: boolean;
  paidWith?: string;
  /** Nothing is left to fill in: the preview opens by itself. */
  isComplete?: boolean;
}

/** Chosen in place of a saved method: a card that is typed into the form. */
export const NEW_CARD = "new";

export function startGift(
  language: Language,
  funds: readonly Fund[],
  today: string,
  start: GiftStart = {},
): MemberDraft {
  const open = new Set(funds.map(({ id }) => id));
  const first = funds[0]?.id ?? "";
  const given = (start.funds ?? []).map(({ id, cents }) => ({ fundId: open.has(id) ? id : first, cents }));
  return {
    type: "once",
    gatewayId: "",
    methodId: "",
    lines: given.length > 0 ? draftLines(language, given) : addLine([], first),
    start: today,
    frequency: DEFAULT_FREQUENCY,
    coverFee: start.coverFee ?? false,
    notes: start.notes ?? "",
    saveCard: false,
    paidWith: start.paidWith ?? "",
    begunAt: Date.now(),
  };
}

/** What a member typed before a refresh, as far as it still holds. */
export const restoreGift = (
  language: Language,
  kept: Partial<MemberDraft> | null,
  funds: readonly Fund[],
  today: string,
): MemberDraft => {
  const fresh = startGift(language, funds, today);
  if (!kept) return fresh;
  const texts = restoreTexts(kept, ["methodId", "paidWith"]);
  return { ...restoreDraft(fresh, kept, { funds, today }), ...texts, saveCard: kept.saveCard === true };
};

/** Pressing the chosen type again chooses neither. */
export const toggleType = (draft: MemberDraft, pressed: GiftType): MemberDraft => ({
  ...draft,
  type: draft.type === pressed ? null : pressed,
});

export const isLargeEnough = (total: Cents): boolean => total >= MIN_GIFT;

/** The gateway that is meant: the chosen one, else the one with the earlier gift's card, else the first. */
export function gatewayOf(
  draft: Pick<MemberDraft, "gatewayId" | "paidWith">,
  gateways: readonly PublicGateway[],
  methods: readonly PaymentMethod[] = [],
): PublicGateway | undefined {
  const wanted = draft.gatewayId || methods.find((method) => isPaidWith(draft, method))?.gatewayId;
  return gateways.find(({ id }) => id === wanted) ?? gateways[0];
}

/** The saved method that is meant: the chosen one, else that of the earlier gift, else the first that can pay through this gateway. */
export const methodOf = (
  draft: Pick<MemberDraft, "methodId" | "paidWith">,
  payable: readonly PaymentMethod[],
): PaymentMethod | undefined =>
  draft.methodId === NEW_CARD
    ? undefined
    : (payable.find(({ id }) => id === draft.methodId) ??
      payable.find((method) => isPaidWith(draft, method)) ??
      payable[0]);

const isPaidWith = ({ paidWith }: Pick<MemberDraft, "paidWith">, { name, last4 }: PaymentMethod): boolean =>
  paidWith !== "" && paidWith.toLowerCase() === `${name} ${last4}`.toLowerCase();

/** The giver, as a gift names them. */
export const personOf = ({ personId, email, name }: Giver): Gift["person"] => ({ id: personId, email, name });

interface Understood {
  giver: Giver;
  gateway: PublicGateway;
  paymentSource: PaymentSource;
  funds: readonly Fund[];
  fee: Cents;
  language: Language;
}

/** A member's gift as it is sent. */
export const memberGift = (
  draft: MemberDraft,
  { giver, gateway, paymentSource, funds, fee, language }: Understood,
): Gift =>
  giftBody({
    churchId: giver.churchId,
    person: personOf(giver),
    gateway,
    paymentSource,
    lines: fundLinesOf(draft.lines, language),
    funds,
    total: netOf(draft.lines, language) + fee,
    notes: draft.notes,
    recurrence: draft.type === "recurring" ? draft : null,
  });
