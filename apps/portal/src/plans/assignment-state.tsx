import type { AssignmentStatus } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Badge, type BadgeTone } from "@offertory/ui";

// i18n-uses: tasks:answer.*

const TONES: Record<AssignmentStatus, BadgeTone> = { unconfirmed: "warning", accepted: "success", declined: "danger" };

/** The answer of somebody who was asked to serve. */
export function AssignmentState({ status }: { status: AssignmentStatus }) {
  const t = useT();
  return <Badge tone={TONES[status]}>{t(`tasks:answer.${status}`)}</Badge>;
}
