import {
  type Cents,
  dollarsOf,
  FREQUENCIES,
  type Frequency,
  type Fund,
  type Gift,
  type PaymentMethod,
  type PublicGateway,
  SMALLEST_GIFT,
  sumOf,
  USUAL_FREQUENCY,
} from "@offertory/contract";
import type { Giver } from "../giver.ts";
import { readAmount, writeAmount } from "./amount-text.ts";

export type GiftType = "once" | "recurring";

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
}

/** What a gift may begin with: from a link, or from an earlier gift. */
export interface GiftStart {
  funds?: readonly { id: string; cents: Cents }[];
  notes?: string;
}

export const emptyRow = (key: number, funds: readonly Fund[]): FundRow => ({
  key,
  fundId: funds[0]?.id ?? "",
  amount: "",
});

export function startGift(funds: readonly Fund[], today: string, start: GiftStart = {}): GiftDraft {
  const open = new Set(funds.map(({ id }) => id));
  const rows = (start.funds ?? []).map(({ id, cents }, key) => ({
    key,
    fundId: open.has(id) ? id : (funds[0]?.id ?? ""),
    amount: cents > 0 ? writeAmount(cents) : "",
  }));
  return {
    type: "once",
    gatewayId: "",
    methodId: "",
    rows: rows.length > 0 ? rows : [emptyRow(0, funds)],
    startDate: today,
    frequency: USUAL_FREQUENCY,
    coverFee: false,
    notes: start.notes ?? "",
  };
}

/** Pressing the chosen type again chooses neither. */
export const toggleType = (draft: GiftDraft, pressed: GiftType): GiftDraft => ({
  ...draft,
  type: draft.type === pressed ? null : pressed,
});

/** What the funds get together. */
export const netOf = ({ rows }: Pick<GiftDraft, "rows">): Cents =>
  sumOf(rows.map(({ amount }) => readAmount(amount) ?? 0));

export const isLargeEnough = (total: Cents): boolean => total >= SMALLEST_GIFT;

/** The gateway that is meant: the chosen one, else the first. */
export const gatewayOf = (draft: GiftDraft, gateways: readonly PublicGateway[]): PublicGateway | undefined =>
  gateways.find(({ id }) => id === draft.gatewayId) ?? gateways[0];

/** The saved method that is meant: the chosen one, else the first that can pay through this gateway. */
export const methodOf = (draft: GiftDraft, payable: readonly PaymentMethod[]): PaymentMethod | undefined =>
  payable.find(({ id }) => id === draft.methodId) ?? payable[0];

interface Understood {
  giver: Giver;
  gateway: PublicGateway;
  method: PaymentMethod;
  funds: readonly Fund[];
  fee: Cents;
}

/** The gift as it is sent. */
export function giftBody(draft: GiftDraft, { giver, gateway, method, funds, fee }: Understood): Gift {
  const shares = draft.rows
    .map(({ fundId, amount }) => ({ fundId, cents: readAmount(amount) ?? 0 }))
    .filter(({ cents }) => cents > 0);
  return {
    amount: dollarsOf(netOf(draft) + fee),
    id: method.id,
    customerId: method.customerId,
    type: method.type,
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
