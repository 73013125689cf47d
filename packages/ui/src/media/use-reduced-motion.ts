import { useMediaQuery } from "./use-media-query.ts";

/** Whether the person asked for stillness. */
export function useReducedMotion(): boolean {
  return useMediaQuery("(prefers-reduced-motion: reduce)");
}
