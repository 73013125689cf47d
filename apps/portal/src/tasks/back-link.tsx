import { ArrowLeft } from "@offertory/ui/icons.ts";
import type { ReactNode } from "react";
import { Link } from "@offertory/router";

export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="inline-flex items-center gap-1.5 hover:text-ink hover:underline">
    <ArrowLeft className="size-4" aria-hidden />
    {children}
  </Link>
);
