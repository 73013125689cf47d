import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { CardEntry, CardField, CardEntryTarget } from "./card-entry.ts";
import type { Failure } from "./payment-failed.ts";

/** Whether card entry is loading, ready or failed. `words` is the provider's message, or empty. */
export type CardState =
  | { kind: "loading" }
  | { kind: "ready"; entry: CardEntry }
  | { kind: "failed"; failure: Failure; words: string };

/** The parts of CardEntryTarget that the page provides. */
export type PageParts = Pick<CardEntryTarget, "element" | "onProblem" | "holder" | "onWrongParts">;

export interface CardEntryOptions extends Pick<PageParts, "onProblem"> {
  /** Whether somebody has begun to give: the payment provider's script is not loaded before. */
  isAwake: boolean;
  onState?: ((state: CardState) => void) | undefined;
  open(page: PageParts): Promise<CardEntry>;
}

/** One opening of card entry. `entry` is null until it is ready. */
interface Opening {
  isOver: boolean;
  entry: CardEntry | null;
}

/** Opens card entry once somebody begins to give, and destroys it when its component unmounts. */
export function useCardEntry(options: CardEntryOptions, fields?: Pick<PageParts, "holder" | "onWrongParts">) {
  const { isAwake } = options;
  const [state, setState] = useState<CardState>({ kind: "loading" });
  const elements = useRef<Partial<Record<CardField, HTMLElement | null>>>({});
  const current = useRef<Opening | null>(null);
  const latestOptions = useRef(options);
  useEffect(() => {
    latestOptions.current = options;
  });

  function updateState(next: CardState): void {
    setState(next);
    latestOptions.current.onState?.(next);
  }

  function begin(): void {
    const opening: Opening = { isOver: false, entry: null };
    current.current = opening;
    const page: PageParts = {
      element: (field) => elements.current[field] ?? null,
      onProblem: (message) => latestOptions.current.onProblem(message),
      holder: () => "",
      onWrongParts: () => {},
      ...fields,
    };
    options.open(page).then(
      (entry) => {
        if (opening.isOver) return entry.destroy();
        opening.entry = entry;
        updateState({ kind: "ready", entry });
      },
      // An error without a `failure` means that our own code could not be loaded.
      ({ failure = "payments-unavailable", message }: { failure?: Failure; message: string }) => {
        if (!opening.isOver) updateState({ kind: "failed", failure, words: message });
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
      latestOptions.current.onState?.({ kind: "loading" });
    };
  }, [isAwake]);

  return {
    state,
    placeOf: (field: CardField) => (element: HTMLElement | null) => {
      elements.current[field] = element;
    },
    retry(): void {
      updateState({ kind: "loading" });
      begin();
    },
  };
}
