import { ArrowLeft } from "@offertory/ui/icons.ts";
import type { ReactNode } from "react";
import { Link, useLocation } from "@offertory/router";

/** Links back to a list with its filter, which the link of the row passed on in its state. */
export function BackTo({ href, children }: { href: string; children: ReactNode }) {
  const { state } = useLocation();
  return (
    <Link
      to={{ pathname: href, search: listOf(state) }}
      className="link-target inline-flex items-center gap-1.5 hover:text-ink hover:underline"
    >
      <ArrowLeft className="size-4" aria-hidden />
      {children}
    </Link>
  );
}

const listOf = (state: unknown): string =>
  typeof state === "object" && state !== null && "list" in state && typeof state.list === "string" ? state.list : "";
