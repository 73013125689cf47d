import {
  type Cents,
  dollarsOf,
  FREQUENCIES,
  type Frequency,
  type Fund,
  type Gift,
  type PaymentMethod,
  type PublicGateway,
  MIN_GIFT,
  sumOf,
  DEFAULT_FREQUENCY,
} from "@offertory/contract";
import type { GiftType } from "@offertory/giving-client/pending";
import { isRefused, type Language, readAmount, writeAmount } from "@offertory/i18n";
import type { Giver } from "../giver.ts";

export type { GiftType };

/** An amount for a fund, as it is typed. */
export interface FundRow {
  key: number;
  fundId: string;
  amount: string;
}

/** A gift while it is being filled in. */
export interface GiftDraft {
  /** Null: neither was chosen, and the details are hidden. */
  type: GiftType | null;
  gatewayId: string;
  methodId: string;
  rows: FundRow[];
  /** yyyy-mm-dd */
  startDate: string;
  frequency: Frequency;
  coverFee: boolean;
  notes: string;
  /** Keep a card that is typed now for later gifts. */
  saveCard: boolean;
  /** What an earlier gift was paid with, such as "visa 4242": taken again if it is still there. */
  paidWith: string;
  /** When the form was begun: what another tab gave since then may be this very gift. */
  begunAt: number;
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

/** What a gift is paid with, as it is sent. */
export type PaymentSource = Pick<PaymentMethod, "id" | "type" | "customerId">;

/** A card of which the payment provider makes an order once the gift is confirmed. */
export const ORDER: PaymentSource = { id: "", type: "paypal", customerId: "" };

export const emptyRow = (key: number, funds: readonly Fund[]): FundRow => ({
  key,
  fundId: funds[0]?.id ?? "",
  amount: "",
});

export function startGift(language: Language, funds: readonly Fund[], today: string, start: GiftStart = {}): GiftDraft {
  const open = new Set(funds.map(({ id }) => id));
  const rows = (start.funds ?? []).map(({ id, cents }, key) => ({
    key,
    fundId: open.has(id) ? id : (funds[0]?.id ?? ""),
    amount: cents > 0 ? writeAmount(language, cents) : "",
  }));
  return {
    type: "once",
    gatewayId: "",
    methodId: "",
    rows: rows.length > 0 ? rows : [emptyRow(0, funds)],
    startDate: today,
    frequency: DEFAULT_FREQUENCY,
    coverFee: start.coverFee ?? false,
    notes: start.notes ?? "",
    saveCard: false,
    paidWith: start.paidWith ?? "",
    begunAt: Date.now(),
  };
}

/** Pressing the chosen type again chooses neither. */
export const toggleType = (draft: GiftDraft, pressed: GiftType): GiftDraft => ({
  ...draft,
  type: draft.type === pressed ? null : pressed,
});

/** What the funds get together. */
export const netOf = ({ rows }: Pick<GiftDraft, "rows">, language: Language): Cents =>
  sumOf(rows.map(({ amount }) => readAmount(language, amount) ?? 0));

/** Whether something stands in a field for money that is no amount: then nothing can be sent. */
export const isMistyped = ({ rows }: Pick<GiftDraft, "rows">, language: Language): boolean =>
  rows.some(({ amount }) => isRefused(language, amount));

/** What each fund gets, in cents; rows without an amount are left out. */
export const sharesOf = ({ rows }: Pick<GiftDraft, "rows">, language: Language): { fundId: string; cents: Cents }[] =>
  rows
    .map(({ fundId, amount }) => ({ fundId, cents: readAmount(language, amount) ?? 0 }))
    .filter(({ cents }) => cents > 0);

export const isLargeEnough = (total: Cents): boolean => total >= MIN_GIFT;

/** The gateway that is meant: the chosen one, else the one with the earlier gift's card, else the first. */
export function gatewayOf(
  draft: Pick<GiftDraft, "gatewayId" | "paidWith">,
  gateways: readonly PublicGateway[],
  methods: readonly PaymentMethod[] = [],
): PublicGateway | undefined {
  const wanted = draft.gatewayId || methods.find((method) => isPaidWith(draft, method))?.gatewayId;
  return gateways.find(({ id }) => id === wanted) ?? gateways[0];
}

/** The saved method that is meant: the chosen one, else that of the earlier gift, else the first that can pay through this gateway. */
export const methodOf = (
  draft: Pick<GiftDraft, "methodId" | "paidWith">,
  payable: readonly PaymentMethod[],
): PaymentMethod | undefined =>
  draft.methodId === NEW_CARD
    ? undefined
    : (payable.find(({ id }) => id === draft.methodId) ??
      payable.find((method) => isPaidWith(draft, method)) ??
      payable[0]);

const isPaidWith = ({ paidWith }: Pick<GiftDraft, "paidWith">, { name, last4 }: PaymentMethod): boolean =>
  paidWith !== "" && paidWith.toLowerCase() === `${name} ${last4}`.toLowerCase();

interface Understood {
  giver: Giver;
  gateway: PublicGateway;
  paymentSource: PaymentSource;
  funds: readonly Fund[];
  fee: Cents;
  language: Language;
}

/** The gift as it is sent. */
export function giftBody(draft: GiftDraft, { giver, gateway, paymentSource, funds, fee, language }: Understood): Gift {
  const shares = sharesOf(draft, language);
  return {
    amount: dollarsOf(netOf(draft, language) + fee),
    id: paymentSource.id,
    customerId: paymentSource.customerId,
    type: paymentSource.type,
    churchId: giver.churchId,
    funds: shares.map(({ fundId, cents }) => ({
      id: fundId,
      amount: dollarsOf(cents),
      name: funds.find(({ id }) => id === fundId)?.name ?? "",
    })),
    person: { id: giver.personId, email: giver.email, name: giver.name },
    notes: draft.notes.trim(),
    provider: gateway.provider,
    gatewayId: gateway.id,
    ...(draft.type === "recurring" && {
      // A chosen date travels as midnight of UTC; the server reads it as that date where the church is.
      billing_cycle_anchor: Date.parse(`${draft.startDate}T00:00:00Z`),
      interval: FREQUENCIES[draft.frequency],
    }),
  };
}
