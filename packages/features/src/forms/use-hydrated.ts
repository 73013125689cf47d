import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False while a page is drawn by the server and woken up, true from then on: for what the server cannot draw alike. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
