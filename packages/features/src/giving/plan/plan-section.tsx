import type { GiftPlan, ScheduleChange } from "@offertory/contract";
import { useErrorText, useFormats, useT } from "@offertory/i18n/react";
import { Button, Notice, useSnackbar } from "@offertory/ui";
import { useState } from "react";
import { useOneAtATime } from "../payment-methods/use-one-at-a-time.ts";
import { PlanDialog, type PlanQuestion } from "./plan-dialog.tsx";

export interface PlanSectionProps {
  plan: GiftPlan;
  /** Saves a change and shows the new plan. */
  onChange: (change: ScheduleChange) => Promise<void>;
}

/** The coming donations of a running recurring gift: skip, pause, move, and an end. */
export function PlanSection({ plan, onChange }: PlanSectionProps) {
  const t = useT();
  const errorText = useErrorText();
  const snackbar = useSnackbar();
  const { date } = useFormats();
  const { busy, once } = useOneAtATime();
  const [question, setQuestion] = useState<PlanQuestion | null>(null);
  const { nextDate, skippedDate, pausedUntil, endsOn } = plan;
  if (nextDate === null) return null;

  const send = (change: ScheduleChange, message: string) =>
    void once(async () => {
      try {
        await onChange(change);
        snackbar.success(message);
      } catch (error) {
        snackbar.error(errorText(error));
      }
    });

  return (
    <section aria-label={t("giving:plan.title")} className="flex flex-col gap-3">
      {skippedDate !== null && (
        <Notice
          tone="info"
          action={
            <Button
              size="small"
              disabled={busy}
              onClick={() => send({ action: "unskip", day: skippedDate }, t("giving:plan.unskipped"))}
            >
              {t("giving:plan.undoSkip")}
            </Button>
          }
        >
          {t("giving:plan.skipped", { date: date(skippedDate) })}
        </Notice>
      )}
      {pausedUntil !== null && (
        <Notice
          tone="info"
          action={
            <Button size="small" disabled={busy} onClick={() => send({ action: "resume" }, t("giving:plan.resumed"))}>
              {t("giving:plan.resume")}
            </Button>
          }
        >
          {t("giving:plan.pausedUntil", { date: date(pausedUntil) })}
        </Notice>
      )}
      <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        <Button disabled={busy} onClick={() => send({ action: "skip", day: nextDate }, t("giving:plan.wasSkipped"))}>
          {t("giving:plan.skip")}
        </Button>
        <Button disabled={busy} onClick={() => setQuestion("pause")}>
          {t("giving:plan.pause")}
        </Button>
        <Button disabled={busy} onClick={() => setQuestion("move")}>
          {t("giving:plan.move")}
        </Button>
        <Button disabled={busy} onClick={() => setQuestion("limit")}>
          {endsOn === null ? t("giving:plan.setEnd") : t("giving:plan.changeEnd")}
        </Button>
      </div>
      {question && <PlanDialog question={question} plan={plan} onChange={onChange} onClose={() => setQuestion(null)} />}
    </section>
  );
}
