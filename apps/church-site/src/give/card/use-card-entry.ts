import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Give } from "../give-context.ts";
import type { CardEntry } from "./card-entry.ts";
import type { CardPartProps } from "./card-part-props.ts";
import type { CardState } from "./card-part-props.ts";

type Wish = Pick<CardPartProps, "isAwake" | "onState"> & {
  give: Give;
  open(): Promise<CardEntry>;
};

/** One time that card entry was opened, or is being. */
interface Opening {
  isOver: boolean;
  entry: CardEntry | null;
}

/** Opens card entry once somebody begins to give, and takes it away with its place on the page. */
export function useCardEntry({ give, isAwake, onState, open }: Wish): { state: CardState; retry(): void } {
  const [state, setState] = useState<CardState>({ kind: "loading" });
  const current = useRef<Opening | null>(null);

  function tell(next: CardState): void {
    setState(next);
    onState(next);
  }

  function begin(): void {
    const opening: Opening = { isOver: false, entry: null };
    current.current = opening;
    open().then(
      (entry) => {
        if (opening.isOver) return entry.destroy();
        opening.entry = entry;
        tell({ kind: "ready", entry });
      },
      (error: unknown) => {
        const text = (error instanceof Error && error.message) || give.t("give:paymentsUnavailable");
        if (!opening.isOver) tell({ kind: "failed", text });
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
    };
  }, [isAwake]);

  return {
    state,
    retry: () => {
      tell({ kind: "loading" });
      begin();
    },
  };
}
