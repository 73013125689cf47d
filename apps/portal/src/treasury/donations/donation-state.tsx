import { useT } from "@offertory/i18n/react";
import { ArrowUpDown, CircleCheck, CircleX, Eraser, TriangleAlert, Undo2 } from "@offertory/ui/icons.ts";
import { StateMark } from "../state-mark.tsx";
import type { DonationStatus } from "./donations-filter.ts";
import { STATUS_LABELS } from "./donation-labels.ts";

const LOOKS = {
  succeeded: { tone: "success", icon: <CircleCheck /> },
  partially_refunded: { tone: "info", icon: <ArrowUpDown /> },
  refunded: { tone: "neutral", icon: <Undo2 /> },
  disputed: { tone: "warning", icon: <TriangleAlert /> },
  charged_back: { tone: "danger", icon: <CircleX /> },
  voided: { tone: "neutral", icon: <Eraser /> },
} as const;

/** The status of a donation, as a word with an icon. */
export function DonationState({ status }: { status: DonationStatus }) {
  const t = useT();
  return <StateMark {...LOOKS[status]}>{t(STATUS_LABELS[status])}</StateMark>;
}
