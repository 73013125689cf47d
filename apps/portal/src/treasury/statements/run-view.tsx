import { type StatementRun, readStatementRun } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { Notice, Skeleton } from "@offertory/ui";
import { CircleCheck, CircleX, RefreshCw } from "@offertory/ui/icons.ts";
import { useEffect, useRef } from "react";
import { StateMark } from "../state-mark.tsx";
import { RunActions } from "./run-actions.tsx";
import { useRunChanged } from "./use-run-changed.ts";
import { useRead } from "@offertory/api-client";
import { LoadFailed } from "@offertory/features/access";
import { DonorLink } from "../donors/donor-link.tsx";

const STATES = {
  running: { tone: "info", icon: <RefreshCw />, label: "statements:run.running" },
  done: { tone: "success", icon: <CircleCheck />, label: "statements:run.done" },
  cancelled: { tone: "neutral", icon: <CircleX />, label: "statements:run.cancelled" },
} as const;

/** One mailing: its progress, the failed emails, and the actions for it. */
export function RunView({ run, mayMail }: { run: StatementRun; mayMail: boolean }) {
  const t = useT();
  const { dateTime, number } = useFormats();
  const changed = useRunChanged();
  const before = useRef(run.status);
  // Refreshes the list of mailed donors when the mailing ends.
  useEffect(() => {
    if (before.current === "running" && run.status !== "running") void changed();
    before.current = run.status;
  });
  const { tone, icon, label } = STATES[run.status];
  const counts = [
    { name: t("statements:run.sent"), count: run.sent },
    { name: t("statements:run.waiting"), count: run.waiting },
    { name: t("statements:run.failed"), count: run.failed },
    { name: t("statements:run.unsure"), count: run.unsure },
    { name: t("statements:run.skipped"), count: run.skipped },
  ].filter(({ count }) => count > 0);
  const progress = t("statements:run.progress", { sent: number(run.sent), emails: number(run.emails) });

  return (
    <section
      aria-label={t("statements:run.title", { date: dateTime(run.startedAt) })}
      className="border-t border-line pt-4"
    >
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-sm font-semibold">{t("statements:run.title", { date: dateTime(run.startedAt) })}</h3>
        <StateMark tone={tone} icon={icon}>
          {t(label)}
        </StateMark>
      </div>
      {run.status === "running" && (
        <div className="mb-3">
          <progress
            aria-label={t("statements:run.bar")}
            value={run.emails - run.waiting}
            max={run.emails}
            className="h-2 w-full accent-brand"
          />
        </div>
      )}
      <p role="status" className="tabular text-sm">
        {progress}
      </p>
      {run.stalled && run.status === "running" && (
        <Notice tone="warning" className="mt-3">
          {t("statements:run.stalled")}
        </Notice>
      )}
      {run.resumesAt && run.status === "running" && (
        <Notice tone="warning" className="mt-3">
          {t("statements:run.dailyLimit", { date: dateTime(run.resumesAt) })}
        </Notice>
      )}
      <dl className={counts.length > 1 ? "mt-3 flex flex-wrap gap-x-8 gap-y-2" : "hidden"}>
        {counts.map(({ name, count }) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-xs text-ink-soft">{name}</dt>
            <dd className="tabular font-semibold">{number(count)}</dd>
          </div>
        ))}
      </dl>
      {mayMail && <RunActions run={run} />}
      {run.failed + run.unsure > 0 && <RunProblems run={run} />}
    </section>
  );
}

/** Lists who did not get an email, and why. i18n-uses: statements:reason.* */
function RunProblems({ run }: { run: StatementRun }) {
  const t = useT();
  const read = useRead(readStatementRun, { params: { id: run.id } });
  if (read.error && !read.data) return <LoadFailed error={read.error} onRetry={() => void read.refetch()} />;
  if (!read.data) return <Skeleton className="mt-4 h-16" />;
  return (
    <div className="mt-4">
      <h4 className="mb-2 text-sm font-semibold">{t("statements:run.problems")}</h4>
      <ul className="divide-y divide-line rounded-field border border-line text-sm">
        {read.data.problems.map(({ personId, name, email, reason, detail }) => (
          <li key={personId} className="px-3 py-2 wrap-anywhere">
            <DonorLink donor={{ id: personId, name }} className="font-medium text-brand hover:underline" />{" "}
            <span className="text-ink-soft">{email}</span>
            <span className="block">{t(`statements:reason.${reason}`)}</span>
            {detail && <span className="block text-xs text-ink-soft">{detail}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
