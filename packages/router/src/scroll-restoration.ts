import { useLayoutEffect } from "react";
import { usePlace, useRouter } from "./contexts.ts";
import type { Location } from "./location.ts";

const STORAGE = "offertory.scroll";

const positions = new Map<string, number>();

/** A page that is come back to is scrolled as it was left; every other one begins at its top, or where the address points. */
export function ScrollRestoration(): null {
  const router = useRouter();
  const place = usePlace();

  useLayoutEffect(() => {
    readPositions();
    const save = ({ key }: Location) => void positions.set(key, window.scrollY);
    const keep = () => {
      save(router.state.location);
      writePositions();
      history.scrollRestoration = "auto";
    };
    const takeOver = () => (history.scrollRestoration = "manual");
    const stopSaving = router.onLeave(save);
    takeOver();
    addEventListener("pagehide", keep);
    addEventListener("pageshow", takeOver);
    return () => {
      stopSaving();
      history.scrollRestoration = "auto";
      removeEventListener("pagehide", keep);
      removeEventListener("pageshow", takeOver);
    };
  }, [router]);

  useLayoutEffect(() => {
    const { location, preventScrollReset } = place;
    const saved = positions.get(location.key);
    if (saved !== undefined) window.scrollTo(0, saved);
    else if (!scrollToHash(location.hash) && !preventScrollReset) window.scrollTo(0, 0);
  }, [place]);

  return null;
}

/** Whether the address points to something on the page. */
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
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORAGE) ?? "{}");
    for (const [key, top] of Object.entries(kept ?? {})) if (typeof top === "number") positions.set(key, top);
  } catch {
    // Without them pages begin at their top.
  }
}

function writePositions(): void {
  try {
    sessionStorage.setItem(STORAGE, JSON.stringify(Object.fromEntries(positions)));
  } catch {
    // A browser that keeps nothing: the next visit begins at the top.
  }
}
