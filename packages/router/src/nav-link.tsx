import { useLocation } from "./hooks.ts";
import { Link, type LinkProps } from "./link.tsx";
import { resolveTo } from "./location.ts";

interface NavLinkProps extends Omit<LinkProps, "to"> {
  to: string;
  /** Current only at its own address, not below it. */
  end?: boolean;
}

/** A link of a menu, which says when it leads to the present page or to one above it. */
export function NavLink({ to, end = false, ...props }: NavLinkProps) {
  const { pathname } = useLocation();
  const here = pathname.toLowerCase();
  const there = resolveTo(to, pathname).pathname.toLowerCase();
  // Every page is below the root, which is current only at its own address.
  const isCurrent = here === there || (!end && there !== "/" && here.startsWith(`${there}/`));
  return <Link {...props} to={to} aria-current={isCurrent ? "page" : undefined} />;
}
