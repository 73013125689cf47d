import { useLayoutEffect } from "react";
import { useShownLocation, useRouter } from "./contexts.ts";
import type { Location } from "./location.ts";

const STORAGE_KEY = "offertory.scroll";

const positions = new Map<string, number>();

/**
 * Restores the scroll position of a page that the person returns to. Any other page begins at its top, or at the
 * element of the URL's hash.
 */
export function ScrollRestoration(): null {
  const router = useRouter();
  const shown = useShownLocation();

  useLayoutEffect(() => {
    readPositions();
    const save = ({ key }: Location) => void positions.set(key, window.scrollY);
    const saveAll = () => {
      save(router.state.location);
      writePositions();
      history.scrollRestoration = "auto";
    };
    const takeOver = () => (history.scrollRestoration = "manual");
    const stopSaving = router.onLeave(save);
    takeOver();
    addEventListener("pagehide", saveAll);
    addEventListener("pageshow", takeOver);
    return () => {
      stopSaving();
      history.scrollRestoration = "auto";
      removeEventListener("pagehide", saveAll);
      removeEventListener("pageshow", takeOver);
    };
  }, [router]);

  useLayoutEffect(() => {
    const { location, preventScrollReset } = shown;
    const saved = positions.get(location.key);
    if (saved !== undefined) window.scrollTo(0, saved);
    else if (!scrollToHash(location.hash) && !preventScrollReset) window.scrollTo(0, 0);
  }, [shown]);

  return null;
}

/** Scrolls to the element of the hash. Returns false when there is none. */
function scrollToHash(hash: string): boolean {
  const target = hash ? document.getElementById(decodeHash(hash.slice(1))) : null;
  target?.scrollIntoView();
  return target !== null;
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

function readPositions(): void {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "{}");
    for (const [key, top] of Object.entries(kept ?? {})) if (typeof top === "number") positions.set(key, top);
  } catch {
    // Without stored positions, pages begin at their top.
  }
}

function writePositions(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(positions)));
  } catch {
    // The browser has no storage: after a reload, pages begin at their top.
  }
}
