import type { Batch } from "@offertory/contract";
import type { T } from "@offertory/i18n/react";

/** What a batch is called: by its own name, else by what it holds. */
export const batchName = (t: T, { name, online }: Pick<Batch, "name" | "online">): string =>
  name || t(online ? "treasury:batches.online" : "treasury:batches.unnamed");
