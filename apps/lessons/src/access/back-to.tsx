import { ArrowLeft } from "@offertory/ui/icons.ts";
import type { ReactNode } from "react";
import { Link } from "@offertory/router";

export const BackTo = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link to={href} className="inline-flex min-h-9 items-center gap-1.5 hover:text-ink hover:underline print:hidden">
    <ArrowLeft className="size-4 shrink-0" aria-hidden />
    <span className="wrap-anywhere">{children}</span>
  </Link>
);
