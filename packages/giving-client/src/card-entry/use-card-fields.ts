import { useRef, useState } from "react";
import type { CardPart } from "./card-entry.ts";
import { type CardEntryOptions, useCardEntry } from "./use-card-entry.ts";

const NOTHING_WRONG: ReadonlySet<CardPart> = new Set();

/** Card entry in several fields, with the cardholder's name in a field of our page. */
export function useCardFields(options: CardEntryOptions) {
  const [wrong, setWrong] = useState(NOTHING_WRONG);
  const [holder, setHolder] = useState("");
  const holderNow = useRef("");
  const card = useCardEntry(options, { holder: () => holderNow.current, onWrongParts: setWrong });
  return {
    ...card,
    /** The parts of the card that are marked as wrong. */
    wrong,
    holder,
    setHolder(name: string): void {
      setHolder(name);
      holderNow.current = name;
      setWrong((shown) => new Set([...shown].filter((part) => part !== "holder" || !name.trim())));
    },
  };
}
