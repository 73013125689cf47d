import type { GiftAidWording } from "@offertory/contract";

/**
 * The texts that donors agree to, by version; the newest one is last. A declaration keeps its version, so a text that
 * was ever shown is never edited: a change is a new version. The texts have what HMRC asks for (see the README).
 */
const WORDINGS = [
  {
    future: "I want {{church}} to treat as Gift Aid donations all that I give to it from today on.",
    past: "I want {{church}} to treat as Gift Aid donations all that I gave to it in the four years before today, and all that I give to it from today on.",
    both: [
      "I pay Income Tax or Capital Gains Tax in the United Kingdom. If in a tax year I pay less of these taxes than all charities together claim as Gift Aid on my donations of that year, I understand that I must pay the difference myself.",
      "I understand that {{church}} claims 25p of tax from HMRC for each £1 that I give.",
      "I will tell {{church}} if I want to cancel this declaration, if my name or home address changes, or if I no longer pay enough tax.",
    ],
  },
] as const;

export const CURRENT_WORDING = WORDINGS.length;

/** Returns the current text with the church's name. */
export function currentWording(church: string): GiftAidWording {
  const { future, past, both } = WORDINGS[CURRENT_WORDING - 1]!;
  const named = (lines: readonly string[]) => lines.map((line) => line.replaceAll("{{church}}", church));
  return { version: CURRENT_WORDING, future: named([future, ...both]), past: named([past, ...both]) };
}
