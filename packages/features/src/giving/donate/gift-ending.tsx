import { useT } from "@offertory/i18n/react";
import { Button, Notice } from "@offertory/ui";
import { RefreshCw } from "@offertory/ui/icons.ts";
import type { Ending } from "./use-donation.ts";

interface GiftEndingProps {
  ending: Ending;
  onAskAgain: () => void;
}

/** Shown after a gift that failed or whose result is unknown, until the donor does something else. */
export function GiftEnding({ ending, onAskAgain }: GiftEndingProps) {
  const t = useT();
  if (ending.kind === "failed")
    return (
      <Notice tone="danger" title={t("giving:form.failed")}>
        {/* The message at the bottom hides after some seconds; the reason stays here. */}
        <p>{ending.reason}</p>
        {ending.isDecline ? null : <p>{t("giving:form.failedHint")}</p>}
      </Notice>
    );
  if (ending.kind === "lost")
    return (
      <Notice tone="warning" title={t("giving:form.lost")}>
        {t("giving:form.lostHint")}
      </Notice>
    );
  return (
    <Notice
      tone="warning"
      title={t("giving:form.unknown")}
      action={
        <Button variant="primary" icon={<RefreshCw />} onClick={onAskAgain}>
          {t("common:tryAgain")}
        </Button>
      }
    >
      {t("giving:form.unknownHint")}
    </Notice>
  );
}
