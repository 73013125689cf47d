import { readKey, useCall, useRead } from "@offertory/api-client";
import { readCheckpoints, startLedgerCheck } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { Button, DescriptionList, DisplayBox, Skeleton } from "@offertory/ui";
import { ShieldCheck } from "@offertory/ui/icons.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { LoadFailed } from "@offertory/features/access";
import { useAttempt } from "../use-attempt.ts";
import { CheckResult } from "./check-result.tsx";

const POLL_INTERVAL_MS = 700;

/** How much of the ledger the checkpoints cover, and a button that starts a check of all of it. */
export function CheckpointsBox() {
  const t = useT();
  const { number, dateTime } = useFormats();
  const [watching, setWatching] = useState(false);
  const read = useRead(readCheckpoints, {}, watching ? { every: POLL_INTERVAL_MS } : {});
  const start = useCall(startLedgerCheck);
  const attempt = useAttempt();
  const cache = useQueryClient();
  const checkpoints = read.data;
  const isRunning = checkpoints?.check?.status === "running";
  if (watching !== isRunning) setWatching(isRunning);

  async function check() {
    await attempt(() => start.mutateAsync({}));
    await cache.invalidateQueries({ queryKey: readKey(readCheckpoints) });
  }

  return (
    <DisplayBox
      title={t("dashboard:seals.box")}
      className="mb-6"
      actions={
        <Button
          icon={<ShieldCheck />}
          busy={isRunning || start.isPending}
          busyLabel={t("dashboard:seals.checking")}
          disabled={!checkpoints}
          onClick={() => void check()}
        >
          {t("dashboard:seals.check")}
        </Button>
      }
    >
      <p className="mb-4 text-sm text-pretty text-ink-soft">{t("dashboard:seals.what")}</p>
      {read.error && !checkpoints ? (
        <LoadFailed error={read.error} onRetry={() => void read.refetch()} />
      ) : !checkpoints ? (
        <Skeleton className="h-20" />
      ) : (
        <>
          <div role="status">{checkpoints.check && <CheckResult check={checkpoints.check} />}</div>
          <DescriptionList
            items={[
              { term: t("dashboard:seals.count"), value: number(checkpoints.checkpoints) },
              {
                term: t("dashboard:seals.last"),
                value: checkpoints.addedAt ? dateTime(checkpoints.addedAt) : t("dashboard:seals.never"),
              },
              { term: t("dashboard:seals.unsealed"), value: number(checkpoints.uncovered) },
              ...(checkpoints.head
                ? [
                    {
                      term: t("dashboard:seals.head"),
                      value: (
                        <>
                          <code className="text-xs">{checkpoints.head}</code>
                          <span className="block text-xs text-ink-soft">{t("dashboard:seals.headHint")}</span>
                        </>
                      ),
                    },
                  ]
                : []),
            ]}
          />
        </>
      )}
    </DisplayBox>
  );
}
