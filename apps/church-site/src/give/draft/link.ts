import { FREQUENCY_NAMES, type Frequency } from "@offertory/contract/giving/frequencies/frequency-names";
import { MAX_GIFT } from "@offertory/contract/giving/amounts/gift-limits";
import type { Cents } from "@offertory/contract/money/cents";
import { minGift, readLinkAmount } from "@offertory/i18n";
import type { Boot } from "../boot.ts";
import type { GiveStringKey } from "../strings.ts";
import { mayRecur } from "./card-gateway.ts";

type LinkInput = Pick<Boot, "query" | "page">;

/** The valid values of the link to the page; null for a value that is missing or invalid. */
export interface Link {
  fundId: string | null;
  amount: Cents | null;
  frequency: Frequency | null;
}

export function readLink({ query, page }: LinkInput): Link {
  const amount = readLinkAmount(query.amount) ?? 0;
  const frequency = FREQUENCY_NAMES.find((name) => name === query.frequency) ?? null;
  return {
    fundId: page.funds.find(({ id }) => id === query.fundId)?.id ?? null,
    amount: amount >= minGift() && amount <= MAX_GIFT ? amount : null,
    frequency: mayRecur(page) ? frequency : null,
  };
}

/** Returns messages about the link's invalid values, which the donor then chooses freely. */
export function findLinkProblems(input: LinkInput): GiveStringKey[] {
  const { query } = input;
  const { fundId, amount, frequency } = readLink(input);
  const problems: GiveStringKey[] = [];
  if (query.fundId && fundId === null) problems.push("give:linkFund");
  if (query.amount && amount === null) problems.push("give:linkAmount");
  if (query.frequency && query.frequency !== "once" && frequency === null) problems.push("give:linkFrequency");
  return problems;
}
