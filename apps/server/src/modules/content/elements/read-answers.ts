import { isDeepStrictEqual } from "node:util";
import { ELEMENT_ANSWERS, type ElementAnswers, type ElementType, isWebAddress } from "@offertory/contract";
import { safeAddress, safePicture } from "@offertory/contract/rich-text/safe-address";
import type { Currency } from "@offertory/i18n";
import { fromDecimal } from "../../../platform/money/decimal-money.ts";
import { isPayable, smallestGift } from "../../../platform/money/gift-amounts.ts";
import { compareMoney } from "../../../platform/money/money.ts";
import type { SanitizedTexts } from "../../../platform/rich-text/index.ts";
import { AddressUnsafe, ElementAnswersInvalid } from "../content-errors.ts";

type Answers = Record<string, unknown>;

/**
 * Parses the answers for an element of this type: drops unknown fields and refuses unsafe URLs. Rich text was sanitized
 * before, outside of any transaction.
 */
export function readAnswers(
  type: ElementType,
  given: Answers,
  { sanitized, currency }: { sanitized: SanitizedTexts; currency: Currency },
): Answers {
  switch (type) {
    case "text":
      return { text: sanitized.of(parsed("text", given).text) };
    case "picture": {
      const picture = parsed("picture", given);
      const { url, link } = picture;
      return { ...picture, url: safe(url, safePicture), link: link ? safe(link, safeAddress) : null };
    }
    case "button": {
      const button = parsed("button", given);
      return { ...button, url: safe(button.url, safeAddress) };
    }
    case "video": {
      const video = parsed("video", given);
      if (!isWebAddress(video.url)) throw new AddressUnsafe();
      return { ...video, url: safe(video.url, safeAddress) };
    }
    case "giving": {
      const giving = parsed("giving", given);
      if (giving.amounts.some((amount) => !isSuggestable(amount, currency))) throw new ElementAnswersInvalid();
      return giving;
    }
    case "columns": {
      const columns = parsed("columns", given);
      if (columns.sizes.reduce((sum, size) => sum + size, 0) !== 12) throw new ElementAnswersInvalid();
      return columns;
    }
    case "form":
    case "events":
      return parsed(type, given);
  }
}

/** Whether a donor could give this suggested amount. */
function isSuggestable(decimal: number, currency: Currency): boolean {
  const amount = fromDecimal(decimal, currency);
  return amount !== null && isPayable(amount) && compareMoney(amount, smallestGift(currency)) >= 0;
}

function parsed<Type extends ElementType>(type: Type, given: Answers): ElementAnswers[Type];
function parsed(type: ElementType, given: Answers): ElementAnswers[ElementType] {
  const read = ELEMENT_ANSWERS[type].safeParse(given);
  if (!read.success) throw new ElementAnswersInvalid();
  return read.data;
}

/** Accepts an empty URL, because an editor may fill it in later, but refuses an unsafe one. */
function safe(address: string, read: (address: string) => string | null): string {
  if (address.trim() === "") return "";
  const found = read(address);
  if (found === null) throw new AddressUnsafe();
  return found;
}

/**
 * Returns the answers that a client sent: `answers`, or else the parsed `answersJSON`; null when it sent neither. The
 * caller merges them into the stored answers.
 */
export function sentAnswers(draft: {
  answers?: Answers | undefined;
  answersJSON?: string | null | undefined;
}): Answers | null {
  if (draft.answers) return draft.answers;
  return draft.answersJSON ? fromText(draft.answersJSON) : null;
}

/** Returns whether the stored answers equal those the editor started from. The order of keys does not matter. */
export const isUnchanged = ({ answers }: { answers: Answers }, seenJSON: string): boolean =>
  isDeepStrictEqual(answers, fromText(seenJSON));

function fromText(text: string): Answers {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw new ElementAnswersInvalid();
  }
  if (typeof read !== "object" || read === null || Array.isArray(read)) throw new ElementAnswersInvalid();
  return { ...read };
}
