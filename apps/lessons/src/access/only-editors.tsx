import { can } from "@offertory/contract";
import { OnlyWith } from "@offertory/features/access";
import { OnlySignedIn } from "@offertory/features/frame";
import type { ReactNode } from "react";

const EDITORS = [can.editContent];

/** Screens of those who may edit content; the others are told why they see nothing. */
export function OnlyEditors({ children }: { children: ReactNode }) {
  return (
    <OnlySignedIn>
      <OnlyWith any={EDITORS}>{children}</OnlyWith>
    </OnlySignedIn>
  );
}
