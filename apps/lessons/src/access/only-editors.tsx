import { can } from "@offertory/contract";
import { OnlyWith } from "@offertory/features/access";
import { OnlySignedIn } from "@offertory/features/frame";
import type { ReactNode } from "react";

const EDITORS = [can.editContent];

/** Limits screens to people who may edit content; others see why they have no access. */
export function OnlyEditors({ children }: { children: ReactNode }) {
  return (
    <OnlySignedIn>
      <OnlyWith any={EDITORS}>{children}</OnlyWith>
    </OnlySignedIn>
  );
}
