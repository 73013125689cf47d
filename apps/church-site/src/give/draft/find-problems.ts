import type { CardEntryKind } from "@offertory/contract";
import { isEmail } from "@offertory/contract/text/is-email";
import { CARD_ENTRIES } from "@offertory/giving-client/card-entry";
import { netOf } from "@offertory/giving-client/draft";
import { type Language, minGift, parseAmount } from "@offertory/i18n";
import type { GiveStringKey } from "../strings.ts";
import type { Draft } from "./draft.ts";

export type Problems = Partial<Record<"amount" | "start" | "firstName" | "lastName" | "email", GiveStringKey>>;

interface Rules {
  cardEntry: CardEntryKind;
  today: string;
  language: Language;
}

/** Returns the problems that a donor has to fix before the gift is sent, by field. */
export function findProblems(draft: Draft, { cardEntry, today, language }: Rules): Problems {
  const amount = amountProblem(draft, cardEntry, language);
  const email = draft.email.trim();
  const found: Problems = {};
  if (amount) found.amount = amount;
  if (draft.type === "recurring" && !(draft.start >= today)) found.start = "give:startInvalid";
  if (!draft.firstName.trim()) found.firstName = "give:firstNameMissing";
  if (!draft.lastName.trim()) found.lastName = "give:lastNameMissing";
  if (!isEmail(email)) found.email = email ? "give:emailInvalid" : "give:emailMissing";
  return found;
}

/** Returns the problems of a gift whose donor a wallet or an account supplies. */
export const withoutPerson = ({ amount, start }: Problems): Problems => ({
  ...(amount && { amount }),
  ...(start && { start }),
});

function amountProblem(draft: Draft, cardEntry: CardEntryKind, language: Language): GiveStringKey | undefined {
  const wrong = draft.lines.map(({ amount }) => whyNoAmount(language, amount)).find((key) => key !== undefined);
  if (wrong) return wrong;
  const net = netOf(draft.lines, language);
  if (net === 0 && CARD_ENTRIES[cardEntry].namesZero) return "give:amountZero";
  return net < minGift() ? "give:amountTooSmall" : undefined;
}

/** Returns why the typed text is not an amount; undefined if it is one. */
export function whyNoAmount(
  language: Language,
  typed: string,
): "give:amountInvalid" | "give:amountDecimals" | undefined {
  const amount = parseAmount(language, typed);
  if (amount.kind !== "refused") return undefined;
  return amount.reason === "decimals" ? "give:amountDecimals" : "give:amountInvalid";
}
