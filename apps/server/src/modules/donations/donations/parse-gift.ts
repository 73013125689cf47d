import { maxCoveredFee, type FeeRate, type Fund, type Gift } from "@offertory/contract";
import { currencyOf } from "../../../platform/money/church-money.ts";
import type { Currency } from "@offertory/i18n";
import { CurrencyChanged } from "../../../platform/money/currency-changed.ts";
import { fromDecimal } from "../../../platform/money/decimal-money.ts";
import { dollarUnits, isPayable, smallestGift } from "../../../platform/money/gift-amounts.ts";
import { addMoney, compareMoney, isZero, type Money, subtractMoney } from "../../../platform/money/money.ts";
import { AmountInvalid } from "../../gateways/index.ts";
import { FundNotFound, type FundLine, sumFundLines } from "../../funds/index.ts";
import { GiftSumsDiffer, GiftTooSmall } from "../donations-errors.ts";

export interface ParsedGift {
  amount: Money;
  coveredFee: Money;
  funds: FundLine[];
}

/** The open funds of a church, to which can be given. */
interface OpenFunds {
  churchId: string;
  open: readonly Pick<Fund, "id">[];
}

/** Checks a gift: its amount must be the sum of its fund lines plus a possible covered fee. */
export function parseGift(gift: Gift, rate: FeeRate, { churchId, open }: OpenFunds): ParsedGift {
  const currency = currencyOf(churchId);
  if (gift.currency && gift.currency.toUpperCase() !== currency) throw new CurrencyChanged();
  const amount = parseAmount(gift.amount, currency);
  const smallest = smallestGift(currency);
  if (compareMoney(amount, smallest) < 0) throw new GiftTooSmall(smallest);
  if (!isPayable(amount)) throw new AmountInvalid();
  const funds = parseFundLines(gift.funds, { churchId, open });
  const net = sumFundLines(churchId, funds);
  const coveredFee = subtractMoney(amount, net);
  if (coveredFee.minorUnits < 0 || coveredFee.minorUnits > maxCoveredFee(net.minorUnits, rate, dollarUnits(currency)))
    throw new GiftSumsDiffer();
  return { amount, coveredFee, funds };
}

/** Checks the fund lines and adds up those of one fund: forms preselect the first fund in every row. */
export function parseFundLines(sent: Gift["funds"], { churchId, open }: OpenFunds): FundLine[] {
  const lines = new Map<string, Money>();
  for (const { id, amount: decimal } of sent) {
    const amount = parseAmount(decimal, currencyOf(churchId));
    if (amount.minorUnits < 0) throw new AmountInvalid();
    if (isZero(amount)) continue;
    const before = lines.get(id);
    lines.set(id, before ? addMoney(before, amount) : amount);
  }
  const known = new Set(open.map(({ id }) => id));
  if (lines.size === 0 || ![...lines.keys()].every((id) => known.has(id))) throw new FundNotFound();
  return [...lines].map(([fundId, amount]) => ({ fundId, amount }));
}

function parseAmount(decimal: number, currency: Currency): Money {
  const amount = fromDecimal(decimal, currency);
  if (amount === null) throw new AmountInvalid();
  return amount;
}
