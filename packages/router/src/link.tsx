import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { useRouter } from "./contexts.ts";
import type { NavigateOptions } from "./create-router.ts";
import { useLocation } from "./hooks.ts";
import { createPath, resolveTo, type To } from "./location.ts";

export interface LinkProps extends Omit<ComponentProps<"a">, "href">, NavigateOptions {
  to: To;
}

/** A link to a page of this app, which is shown without a reload. A link to another origin is a plain link. */
export function Link({ to, replace, state, preventScrollReset = false, onClick, children, ...props }: LinkProps) {
  const router = useRouter();
  const here = useLocation();
  const { href, isElsewhere } = findTarget(to, here.pathname);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (isElsewhere || event.defaultPrevented || !isPlainClick(event, props.target)) return;
    event.preventDefault();
    // A link to the current page replaces its history entry instead of adding a second one.
    void router.navigate(href, { replace: replace ?? href === createPath(here), state, preventScrollReset });
  };
  return (
    <a {...props} href={href} onClick={follow}>
      {children}
    </a>
  );
}

/** Gives a component of the UI package, which knows no router, this router's link. */
export const renderLink = (href: string, children: ReactNode, props: Omit<LinkProps, "to" | "children">) => (
  <Link {...props} to={href}>
    {children}
  </Link>
);

/** Whether the router handles a click. The browser handles other buttons, new tabs and downloads. */
const isPlainClick = (event: MouseEvent, target: string | undefined): boolean =>
  event.button === 0 &&
  (!target || target === "_self") &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

const ABSOLUTE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** Returns the href of a link, and whether it leads to another origin. */
function findTarget(to: To, from: string): { href: string; isElsewhere: boolean } {
  if (typeof to !== "string" || !ABSOLUTE.test(to))
    return { href: createPath(resolveTo(to, from)), isElsewhere: false };
  try {
    const url = new URL(to, location.href);
    if (url.origin === location.origin) return { href: createPath(url), isElsewhere: false };
  } catch {
    // An invalid URL stays as it is: the browser reports it when the link is followed.
  }
  return { href: to, isElsewhere: true };
}
