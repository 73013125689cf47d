import type { LedgerEntry } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Lock, RefreshCw } from "@offertory/ui/icons.ts";
import { StateMark } from "../state-mark.tsx";

/** Whether an entry can still be changed without anybody noticing. */
export function CheckpointMark({ seal }: Pick<LedgerEntry, "seal">) {
  const t = useT();
  return seal ? (
    <StateMark tone="success" icon={<Lock />}>
      {t("dashboard:audit.sealed", { number: seal.number })}
    </StateMark>
  ) : (
    <StateMark tone="neutral" icon={<RefreshCw />}>
      {t("dashboard:audit.unsealed")}
    </StateMark>
  );
}
