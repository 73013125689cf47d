import { useT } from "@offertory/i18n/react";
import { Button } from "@offertory/ui";

/** The total and the button; on phones always visible. */
export function TotalBar({ total, busy }: { total: string; busy: boolean }) {
  const t = useT();
  return (
    <div className="sticky short:static bottom-(--bottom-bar,0px) -mx-4 -mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-raised px-4 py-3 sm:-mx-5 sm:-mb-5 sm:rounded-b-card sm:px-5">
      <p className="flex grow flex-wrap items-baseline gap-x-2 text-sm text-ink-soft">
        {t("giving:form.total")} <output className="tabular text-xl font-semibold text-ink">{total}</output>
      </p>
      <Button type="submit" variant="primary" busy={busy} busyLabel={t("common:pleaseWait")}>
        {t("giving:form.preview")}
      </Button>
    </div>
  );
}
