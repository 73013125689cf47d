import { Button, Notice, Spinner } from "@offertory/ui";
import { RefreshCw } from "@offertory/ui/icons.ts";
import { useFillTexts } from "./fill-context.ts";
import type { Stage } from "./fill-settings.ts";

interface SendingNoticeProps {
  stage: Stage;
  /** Whether something was paid; the notice then says that first. */
  isPaid: boolean;
  onHurry(): void;
}

/** Shown while a form is being sent. If offline, it says that nothing is lost and that the page retries by itself. */
export function SendingNotice({ stage, isPaid, onHurry }: SendingNoticeProps) {
  const { t } = useFillTexts();
  if (stage.kind !== "sending") return null;
  if (stage.lost === "no")
    return (
      <div role="status" className="flex items-center gap-3 text-sm text-ink-soft">
        <Spinner label={t("forms:fill.sending")} />
        <span aria-hidden="true">{t("forms:fill.sending")}</span>
      </div>
    );
  const body = stage.lost === "payment" ? "forms:fill.paymentOpen" : "forms:fill.lostBody";
  return (
    <div role="status">
      <Notice
        tone="warning"
        title={t(isPaid ? "forms:fill.lostPaidTitle" : "forms:fill.lostTitle")}
        action={
          <Button size="small" icon={<RefreshCw />} onClick={onHurry}>
            {t("forms:fill.tryNow")}
          </Button>
        }
      >
        {t(body)}
      </Notice>
    </div>
  );
}
