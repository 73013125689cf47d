import type { LedgerEntry } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Lock, RefreshCw } from "@offertory/ui/icons.ts";
import { StateMark } from "../state-mark.tsx";

/** Shows whether a checkpoint covers an entry, so that a later change of it would be detected. */
export function CheckpointMark({ checkpoint }: Pick<LedgerEntry, "checkpoint">) {
  const t = useT();
  return checkpoint ? (
    <StateMark tone="success" icon={<Lock />}>
      {t("dashboard:audit.sealed", { number: checkpoint.number })}
    </StateMark>
  ) : (
    <StateMark tone="neutral" icon={<RefreshCw />}>
      {t("dashboard:audit.unsealed")}
    </StateMark>
  );
}
