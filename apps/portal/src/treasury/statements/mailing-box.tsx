import { useRead, useSession } from "@offertory/api-client";
import { can, listStatementRuns, type CallAnswer, type readStatementYear } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button, DisplayBox, Skeleton } from "@offertory/ui";
import { Mail } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { LoadFailed } from "@offertory/features/access";
import { RunView } from "./run-view.tsx";
import { StartDialog } from "./start-dialog.tsx";

interface MailingBoxProps {
  year: number;
  sums: CallAnswer<typeof readStatementYear>;
}

const POLL_INTERVAL_MS = 1_500;

/** Emails a year's statements and shows the progress, also after the page was left and opened again. */
export function MailingBox({ year, sums }: MailingBoxProps) {
  const t = useT();
  const mayMail = useSession().can(can.editDonations);
  const [asking, setAsking] = useState<"first" | "again" | null>(null);
  const [watching, setWatching] = useState(false);
  const runs = useRead(
    listStatementRuns,
    { query: { year: String(year) } },
    watching ? { every: POLL_INTERVAL_MS } : {},
  );
  const isRunning = runs.data?.some(({ status }) => status === "running") ?? false;
  if (watching !== isRunning) setWatching(isRunning);
  const emails = sums.withEmail - sums.mailed;

  return (
    <DisplayBox title={t("statements:mailing.title")} icon={<Mail />} className="print:hidden">
      {runs.error && !runs.data ? (
        <LoadFailed error={runs.error} onRetry={() => void runs.refetch()} />
      ) : !runs.data ? (
        <Skeleton className="h-24" />
      ) : (
        <div className="flex flex-col gap-5">
          {!isRunning && (
            <div className="flex flex-col items-start gap-3">
              <p className="text-sm text-pretty">{statusText()}</p>
              {emails > 0 && sums.mailed > 0 && (
                <p className="text-sm text-ink-soft">{t("statements:mailing.someMailed", { count: sums.mailed })}</p>
              )}
              {!mayMail && sums.withEmail > 0 && (
                <p className="text-sm text-ink-soft">{t("statements:mailing.mayNot")}</p>
              )}
              {mayMail && emails > 0 && (
                <Button variant="primary" icon={<Mail />} onClick={() => setAsking("first")}>
                  {t("statements:mailing.start", { count: emails })}
                </Button>
              )}
              {mayMail && emails === 0 && sums.withEmail > 0 && (
                <Button icon={<Mail />} onClick={() => setAsking("again")}>
                  {t("statements:mailing.again")}
                </Button>
              )}
            </div>
          )}
          {runs.data.map((run) => (
            <RunView key={run.id} run={run} mayMail={mayMail} />
          ))}
        </div>
      )}
      <StartDialog
        year={year}
        emails={asking === "again" ? sums.withEmail : emails}
        again={asking === "again"}
        open={asking !== null}
        onClose={() => setAsking(null)}
      />
    </DisplayBox>
  );

  function statusText(): string {
    if (sums.withEmail === 0) return t("statements:mailing.nobody", { year });
    if (emails <= 0) return t("statements:mailing.allMailed", { year });
    return t("statements:mailing.ready", { count: emails });
  }
}
