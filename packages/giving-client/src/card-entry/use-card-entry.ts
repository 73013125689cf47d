import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { CardEntry, CardField, CardPlace } from "./card-entry.ts";
import type { Failure } from "./payment-failed.ts";

/** Whether card entry is loading, ready or failed. `words` is the provider's message, or empty. */
export type CardState =
  | { kind: "loading" }
  | { kind: "ready"; entry: CardEntry }
  | { kind: "failed"; failure: Failure; words: string };

/** The parts of CardPlace that the page provides. */
export type OnPage = Pick<CardPlace, "place" | "onProblem" | "holder" | "onWrongParts">;

export interface CardWish extends Pick<OnPage, "onProblem"> {
  /** Whether somebody has begun to give: the payment provider's script is not loaded before. */
  isAwake: boolean;
  onState?: ((state: CardState) => void) | undefined;
  open(page: OnPage): Promise<CardEntry>;
}

/** One opening of card entry. `entry` is null until it is ready. */
interface Opening {
  isOver: boolean;
  entry: CardEntry | null;
}

/** Opens card entry once somebody begins to give, and destroys it when its component unmounts. */
export function useCardEntry(wish: CardWish, fields?: Pick<OnPage, "holder" | "onWrongParts">) {
  const { isAwake } = wish;
  const [state, setState] = useState<CardState>({ kind: "loading" });
  const places = useRef<Partial<Record<CardField, HTMLElement | null>>>({});
  const current = useRef<Opening | null>(null);
  const now = useRef(wish);
  useEffect(() => {
    now.current = wish;
  });

  function tell(next: CardState): void {
    setState(next);
    now.current.onState?.(next);
  }

  function begin(): void {
    const opening: Opening = { isOver: false, entry: null };
    current.current = opening;
    const page: OnPage = {
      place: (field) => places.current[field] ?? null,
      onProblem: (words) => now.current.onProblem(words),
      holder: () => "",
      onWrongParts: () => {},
      ...fields,
    };
    wish.open(page).then(
      (entry) => {
        if (opening.isOver) return entry.destroy();
        opening.entry = entry;
        tell({ kind: "ready", entry });
      },
      // An error without a `failure` means that our own code could not be loaded.
      ({ failure = "payments-unavailable", message }: { failure?: Failure; message: string }) => {
        if (!opening.isOver) tell({ kind: "failed", failure, words: message });
      },
    );
  }

  const beginNow = useEffectEvent(begin);
  useEffect(() => {
    if (!isAwake) return;
    beginNow();
    return () => {
      if (!current.current) return;
      current.current.isOver = true;
      current.current.entry?.destroy();
      now.current.onState?.({ kind: "loading" });
    };
  }, [isAwake]);

  return {
    state,
    placeOf: (field: CardField) => (element: HTMLElement | null) => {
      places.current[field] = element;
    },
    retry(): void {
      tell({ kind: "loading" });
      begin();
    },
  };
}
