import type { HomeCardOf } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Archive, ShieldCheck, Repeat } from "@offertory/ui/icons.ts";
import { CardRow } from "./card-list.tsx";

export const FailedRecurringRow = ({ card: { count } }: { card: HomeCardOf<"failedRecurring"> }) => (
  <CardRow
    to="/treasury/recurring?state=failing"
    icon={<Repeat />}
    title={useT()("shell:home.attention.failed", { count })}
  />
);

export const OpenBatchesRow = ({ card: { count } }: { card: HomeCardOf<"openBatches"> }) => (
  <CardRow
    to="/treasury/batches?state=open"
    icon={<Archive />}
    title={useT()("shell:home.attention.batches", { count })}
  />
);

export const UnreconciledPayoutsRow = ({ card: { count } }: { card: HomeCardOf<"unreconciledPayouts"> }) => (
  <CardRow
    to="/treasury/reconciliation"
    icon={<ShieldCheck />}
    title={useT()("shell:home.attention.payouts", { count })}
  />
);
