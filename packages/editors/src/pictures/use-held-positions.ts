import { useLayoutEffect, useRef } from "react";
import { movePosition } from "./move-position.ts";

/** Positions of a plain text at which something is inserted later. They move with the text while it is edited. */
export function useHeldPositions(text: string): { hold(at: number): { at: number } } {
  const positions = useRef(new Set<{ at: number }>());
  const before = useRef(text);
  useLayoutEffect(() => {
    for (const position of positions.current) position.at = movePosition(position.at, before.current, text);
    before.current = text;
  }, [text]);
  return {
    hold(at) {
      const position = { at };
      positions.current.add(position);
      return position;
    },
  };
}
