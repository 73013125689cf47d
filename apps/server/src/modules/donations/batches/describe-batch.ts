import { dollarsOf, type Batch } from "@offertory/contract";
import type { BatchRow } from "./batch-store.ts";

export const describeBatch = ({ id, name, batchDate, online, closedAt, donationCount, total }: BatchRow): Batch => ({
  id,
  name,
  batchDate,
  online,
  closed: closedAt !== null,
  donationCount,
  totalAmount: dollarsOf(total),
});
