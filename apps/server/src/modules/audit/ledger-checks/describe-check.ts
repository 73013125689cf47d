import type { LedgerCheck } from "@offertory/contract";
import type { Audit } from "../audit.ts";
import type { SeenChurch } from "../../donations/index.ts";
import type { CheckRow } from "./check-store.ts";

export async function describeCheck(
  context: Pick<Audit, "audit">,
  church: SeenChurch,
  row: CheckRow,
): Promise<LedgerCheck> {
  const { id, status, checkpoints, uncovered, head, troubleWhat, troubleWhere } = row;
  const isOfLine = troubleWhat !== null && !troubleWhat.startsWith("checkpoint-");
  const entry = isOfLine && troubleWhere ? await context.audit.entryOf(church, troubleWhere) : undefined;
  return {
    id,
    status,
    startedAt: row.startedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    lines: Number(row.lines),
    checked: Number(row.checked),
    checkpoints,
    uncovered,
    head,
    trouble: troubleWhat && {
      what: troubleWhat,
      where: troubleWhere ?? "",
      entryId: entry?.entryId ?? null,
      donationId: entry?.donationId ?? null,
    },
  };
}
