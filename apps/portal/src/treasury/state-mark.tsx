import { Badge, type BadgeTone } from "@offertory/ui";
import type { ReactNode } from "react";

/** A state in a word and a shape, so that it never rests on colour alone. */
export function StateMark({ tone, icon, children }: { tone: BadgeTone; icon: ReactNode; children: ReactNode }) {
  return (
    <Badge tone={tone} className="[&_svg]:size-3.5">
      <span aria-hidden="true" className="contents">
        {icon}
      </span>
      {children}
    </Badge>
  );
}
