import { useFormats, useT } from "@offertory/i18n/react";
import { Notice } from "@offertory/ui";
import type { useShownTotal } from "./use-shown-total.ts";

/** The fee and total of a recurring gift while it is changed, and the request to confirm a changed total. */
export function ShownTotal({ shown }: { shown: ReturnType<typeof useShownTotal> }) {
  const t = useT();
  const { money } = useFormats();
  const total = money(shown.total);
  return (
    <>
      <p className="tabular text-sm text-ink-soft" role="status">
        {shown.isPending ? t("giving:form.feeAdded", { fee: "…" }) : null}
        {shown.fee > 0 ? <span className="me-1">{t("giving:form.feeAdded", { fee: money(shown.fee) })}</span> : null}
        {shown.isPending ? null : (
          <strong className="font-semibold text-ink">{t("giving:recurring.total", { amount: total })}</strong>
        )}
      </p>
      <div role="status" className={shown.asksAgain ? "" : "sr-only"}>
        {shown.asksAgain ? <Notice tone="warning">{t("giving:recurring.confirmTotal", { total })}</Notice> : null}
      </div>
    </>
  );
}
