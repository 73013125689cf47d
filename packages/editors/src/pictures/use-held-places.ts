import { useLayoutEffect, useRef } from "react";
import { movePlace } from "./move-place.ts";

/** Positions of a plain text at which something is inserted later. They move with the text while it is edited. */
export function useHeldPlaces(text: string): { hold(at: number): { at: number } } {
  const places = useRef(new Set<{ at: number }>());
  const before = useRef(text);
  useLayoutEffect(() => {
    for (const place of places.current) place.at = movePlace(place.at, before.current, text);
    before.current = text;
  }, [text]);
  return {
    hold(at) {
      const place = { at };
      places.current.add(place);
      return place;
    },
  };
}
