import type { LedgerCheck } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { Notice } from "@offertory/ui";
import { Link } from "@offertory/router";
import { TROUBLES } from "./ledger-labels.ts";

/** The progress or the result of a ledger check. */
export function CheckResult({ check }: { check: LedgerCheck }) {
  const t = useT();
  const { number, dateTime } = useFormats();
  const { status, lines, checked, checkpoints, trouble, endedAt } = check;
  const when = dateTime(endedAt ?? check.startedAt);
  if (status === "running") {
    const progressText = t("dashboard:seals.progress", {
      checked: number(checked),
      lines: number(Math.max(lines, checked)),
    });
    return (
      <div className="mb-4">
        <progress
          value={checked}
          max={Math.max(lines, checked, 1)}
          aria-label={t("dashboard:seals.checking")}
          className="w-full accent-brand"
        />
        <p className="tabular text-sm">{progressText}</p>
      </div>
    );
  }
  if (status === "failed")
    return (
      <Notice tone="warning" title={t("dashboard:seals.failed")} className="mb-4">
        {t("dashboard:seals.failedHint")}
      </Notice>
    );
  if (!trouble)
    return (
      <Notice tone="success" title={t("dashboard:seals.whole")} className="mb-4">
        {t("dashboard:seals.wholeHint", { lines: number(checked), seals: number(checkpoints), when })}
      </Notice>
    );
  return (
    <Notice tone="danger" title={t("dashboard:seals.broken")} className="mb-4">
      <p className="font-medium">{t(TROUBLES[trouble.what], { where: trouble.where })}</p>
      {trouble.donationId && (
        <p>
          <Link to={`/treasury/donations/${encodeURIComponent(trouble.donationId)}`} className="underline">
            {t("dashboard:seals.toGift")}
          </Link>
        </p>
      )}
      <p>{t("dashboard:seals.brokenHint", { when })}</p>
    </Notice>
  );
}
