import type { Batch } from "@offertory/contract";
import type { T } from "@offertory/i18n/react";

/** Returns the name of a batch, or a default if it has none. */
export const batchName = (t: T, { name, online }: Pick<Batch, "name" | "online">): string =>
  name || t(online ? "treasury:batches.online" : "treasury:batches.unnamed");
