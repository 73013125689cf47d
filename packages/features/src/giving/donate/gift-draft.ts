import { minGift } from "@offertory/i18n";
import type { Cents, Fund, Gift, PaymentMethod, PublicGateway } from "@offertory/contract";
import { DEFAULT_FREQUENCY } from "@offertory/contract";
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
import type { Donor } from "../donor.ts";

/** A member's gift while the form is filled in. While `type` is null, the details are hidden. */
export interface MemberDraft extends GiftDraft {
  methodId: string;
  /** Whether to save a typed card for later gifts. */
  saveCard: boolean;
  /** The payment method of an earlier gift, such as "visa 4242"; preselected if it is still saved. */
  paidWith: string;
}

/** The initial values of a gift: from a link, or from an earlier gift. */
export interface GiftStart {
  funds?: readonly { id: string; cents: Cents }[];
  notes?: string;
  coverFee?: boolean;
  paidWith?: string;
  /** Whether all values are given, so that the preview opens by itself. */
  isComplete?: boolean;
}

/** The method id that means a newly typed card. */
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

/** Returns the draft stored before a reload, without values that are no longer valid. */
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

/** Chooses a type; choosing the same one again clears the choice. */
export const toggleType = (draft: MemberDraft, pressed: GiftType): MemberDraft => ({
  ...draft,
  type: draft.type === pressed ? null : pressed,
});

export const isLargeEnough = (total: Cents): boolean => total >= minGift();

/** Returns the gateway that takes cards. */
export const cardGatewayOf = (gateways: readonly PublicGateway[]): PublicGateway | undefined =>
  gateways.find(({ takesCards }) => takesCards);

/** Returns the gateway of a gift: that of its saved payment method, else the one that takes cards. */
export const gatewayOf = (
  gateways: readonly PublicGateway[],
  method: PaymentMethod | undefined,
): PublicGateway | undefined => gateways.find(({ id }) => id === method?.gatewayId) ?? cardGatewayOf(gateways);

/** Returns the saved payment methods that the church can charge now. */
export const chargeable = (gateways: readonly PublicGateway[], methods: readonly PaymentMethod[]): PaymentMethod[] =>
  methods.filter(({ gatewayId }) => gateways.some(({ id }) => id === gatewayId));

/** Returns the payment method: the chosen one, else that of the earlier gift, else the first. */
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

/** Returns the donor as the gift's request body has it. */
export const personOf = ({ personId, email, name }: Donor): Gift["person"] => ({ id: personId, email, name });

interface Understood {
  donor: Donor;
  gateway: PublicGateway;
  paymentSource: PaymentSource;
  funds: readonly Fund[];
  fee: Cents;
  language: Language;
}

/** Returns the request body of a member's gift. */
export const memberGift = (
  draft: MemberDraft,
  { donor, gateway, paymentSource, funds, fee, language }: Understood,
): Gift =>
  giftBody({
    churchId: donor.churchId,
    person: personOf(donor),
    gateway,
    paymentSource,
    lines: fundLinesOf(draft.lines, language),
    funds,
    total: netOf(draft.lines, language) + fee,
    notes: draft.notes,
    recurrence: draft.type === "recurring" ? draft : null,
  });
