import { addDays, type GiftPlan, MAX_DAYS_AHEAD, type ScheduleChange } from "@offertory/contract";
import { localDay } from "@offertory/i18n";
import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, DateField, Dialog, DialogFoot, Form, Notice, useSnackbar } from "@offertory/ui";
import { useState } from "react";
import { useOneAtATime } from "../payment-methods/use-one-at-a-time.ts";
import { EndFields } from "./end-fields.tsx";
import { endChangeOf, startEnd } from "./end-draft.ts";

export type PlanQuestion = "pause" | "move" | "limit";

interface PlanDialogProps {
  question: PlanQuestion;
  plan: GiftPlan;
  onChange: (change: ScheduleChange) => Promise<void>;
  onClose: () => void;
}

const TITLES = {
  pause: "giving:plan.pauseTitle",
  move: "giving:plan.moveTitle",
  limit: "giving:plan.endTitle",
} as const;

/** Asks until when to pause, when the next donation is, or when the recurring gift ends. */
export function PlanDialog({ question, plan, onChange, onClose }: PlanDialogProps) {
  const t = useT();
  const errorText = useErrorText();
  const snackbar = useSnackbar();
  const { busy, once } = useOneAtATime();
  const [day, setDay] = useState(question === "move" ? (plan.nextDate ?? "") : "");
  const [end, setEnd] = useState(() => startEnd(plan));
  const [tried, setTried] = useState(false);
  const [failed, setFailed] = useState("");
  const today = localDay(new Date());
  const next = plan.nextDate ?? today;
  const change = changeOf();
  const dateError = tried && !change ? t("giving:plan.chooseDate") : undefined;

  function changeOf(): ScheduleChange | null {
    if (question === "limit") return endChangeOf(end);
    if (day === "") return null;
    return question === "pause" ? { action: "pause", until: day } : { action: "move", to: day };
  }

  async function save() {
    setTried(true);
    setFailed("");
    if (!change) return;
    try {
      await onChange(change);
      snackbar.success(question === "pause" ? t("giving:plan.wasPaused") : t("giving:recurring.changed"));
      onClose();
    } catch (error) {
      setFailed(errorText(error));
    }
  }

  return (
    <Dialog open onClose={onClose} title={t(TITLES[question])} closeLabel={t("common:close")} size="small">
      <Form onSubmit={() => void once(save)} aria-label={t(TITLES[question])}>
        {question === "limit" ? (
          <EndFields draft={end} onChange={setEnd} min={next} tried={tried} />
        ) : (
          <DateField
            label={question === "pause" ? t("giving:plan.pauseUntil") : t("giving:plan.moveTo")}
            hint={question === "pause" ? t("giving:plan.pauseHint") : t("giving:plan.moveHint")}
            value={day}
            onChange={setDay}
            min={addDays(question === "pause" ? next : today, 1)}
            max={addDays(today, MAX_DAYS_AHEAD - 1)}
            required
            error={dateError}
          />
        )}
        {failed && <Notice tone="danger">{failed}</Notice>}
        <DialogFoot>
          <Button onClick={onClose} disabled={busy}>
            {t("common:cancel")}
          </Button>
          <Button type="submit" variant="primary" busy={busy} busyLabel={t("common:saving")}>
            {question === "pause" ? t("giving:plan.pause") : t("common:saveChanges")}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
