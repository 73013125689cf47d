import type { ComponentProps, MouseEvent } from "react";
import { useRouter } from "./contexts.ts";
import type { NavigateOptions } from "./create-router.ts";
import { useLocation } from "./hooks.ts";
import { createPath, resolveTo, type To } from "./location.ts";

export interface LinkProps extends Omit<ComponentProps<"a">, "href">, NavigateOptions {
  to: To;
}

/** A link to a page of this app, which is shown without a reload. An address elsewhere is a plain link. */
export function Link({ to, replace, state, preventScrollReset = false, onClick, children, ...props }: LinkProps) {
  const router = useRouter();
  const here = useLocation();
  const { href, isElsewhere } = findTarget(to, here.pathname);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (isElsewhere || event.defaultPrevented || !isPlainClick(event, props.target)) return;
    event.preventDefault();
    // A link to the page that is shown leaves no second entry to come back to.
    void router.navigate(href, { replace: replace ?? href === createPath(here), state, preventScrollReset });
  };
  return (
    <a {...props} href={href} onClick={follow}>
      {children}
    </a>
  );
}

/** Everything else is the browser's: another button, another tab, a download. */
const isPlainClick = (event: MouseEvent, target: string | undefined): boolean =>
  event.button === 0 &&
  (!target || target === "_self") &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

const ABSOLUTE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** Where a link leads, and whether that is a page of another origin. */
function findTarget(to: To, from: string): { href: string; isElsewhere: boolean } {
  if (typeof to !== "string" || !ABSOLUTE.test(to))
    return { href: createPath(resolveTo(to, from)), isElsewhere: false };
  try {
    const url = new URL(to, location.href);
    if (url.origin === location.origin) return { href: createPath(url), isElsewhere: false };
  } catch {
    // The browser tells what is wrong with the address.
  }
  return { href: to, isElsewhere: true };
}
