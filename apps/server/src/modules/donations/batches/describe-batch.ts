import type { Batch } from "@offertory/contract";
import { currencyOf } from "../../../platform/money/church-money.ts";
import { decimalOf } from "@offertory/i18n";
import type { BatchRow } from "./batch-store.ts";

export const describeBatch = ({
  churchId,
  id,
  name,
  batchDate,
  online,
  closedAt,
  donationCount,
  total,
  expectedTotal,
}: BatchRow): Batch => ({
  id,
  name,
  batchDate,
  online,
  closed: closedAt !== null,
  donationCount,
  totalAmount: decimalOf(total, currencyOf(churchId)),
  expectedTotal: expectedTotal === null ? null : decimalOf(expectedTotal, currencyOf(churchId)),
});
