import { Badge, type BadgeTone } from "@offertory/ui";
import type { ReactNode } from "react";

/** A state as a word with an icon, so that it does not depend on color alone. */
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
