import { useLocation } from "./hooks.ts";
import { Link, type LinkProps } from "./link.tsx";
import { resolveTo } from "./location.ts";

interface NavLinkProps extends Omit<LinkProps, "to"> {
  to: string;
  /** True makes the link current only at its own path, not at paths below it. */
  end?: boolean;
}

/** A menu link with `aria-current` when the current page is its target or below it. */
export function NavLink({ to, end = false, ...props }: NavLinkProps) {
  const { pathname } = useLocation();
  const here = pathname.toLowerCase();
  const there = resolveTo(to, pathname).pathname.toLowerCase();
  // Every path begins with "/", so the link to the root is current only at the root itself.
  const isCurrent = here === there || (!end && there !== "/" && here.startsWith(`${there}/`));
  return <Link {...props} to={to} aria-current={isCurrent ? "page" : undefined} />;
}
