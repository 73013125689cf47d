import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { CardEntry, CardField, CardPlace } from "./card-entry.ts";
import type { Failure } from "./payment-failed.ts";

/** Where card entry stands: not there yet, there, or not to be had; `words` are the provider's own, where it has some. */
export type CardState =
  | { kind: "loading" }
  | { kind: "ready"; entry: CardEntry }
  | { kind: "failed"; failure: Failure; words: string };

/** What the page itself brings to card entry. */
export type OnPage = Pick<CardPlace, "place" | "onProblem" | "holder" | "onWrongParts">;

export interface CardWish extends Pick<OnPage, "onProblem"> {
  /** The payment provider's script is fetched when somebody begins to give, not before. */
  isAwake: boolean;
  onState?: ((state: CardState) => void) | undefined;
  open(page: OnPage): Promise<CardEntry>;
}

/** One time that card entry was opened, or is being. */
interface Opening {
  isOver: boolean;
  entry: CardEntry | null;
}

/** Opens card entry once somebody begins to give, and takes it away with its place on the page. */
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
      // Without a name it is our own code that did not come.
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
