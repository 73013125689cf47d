import { z } from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { DayText, Id, NumberText, text } from "../../text/text.ts";
import { Dollars } from "../amounts/dollars.ts";

/** Donations that were counted together. Online donations have one batch for each day. */
export const Batch = z.object({
  id: z.string(),
  name: z.string(),
  batchDate: z.string(),
  online: z.boolean(),
  closed: z.boolean(),
  donationCount: z.int(),
  totalAmount: Dollars,
});
export type Batch = z.output<typeof Batch>;

export const MAX_BATCH_NAME_LENGTH = 200;

export const listBatches = endpoint({
  api: "giving",
  method: "GET",
  path: "/batches",
  summary: "List batches, newest first, a page at a time",
  query: z.object({ cursor: z.optional(text(500)), limit: z.optional(NumberText) }),
  answer: z.object({ batches: z.array(Batch), next: z.nullable(z.string()) }),
});

export const readBatch = endpoint({
  api: "giving",
  method: "GET",
  path: "/batches/:id",
  summary: "Read a batch",
  params: z.object({ id: Id }),
  answer: Batch,
});

export const addBatch = endpoint({
  api: "giving",
  method: "POST",
  path: "/batches",
  summary: "Add a batch for gifts that are counted together",
  body: z.object({ name: z.optional(text(MAX_BATCH_NAME_LENGTH)), batchDate: DayText }),
  answer: Batch,
});

export const changeBatch = endpoint({
  api: "giving",
  method: "PATCH",
  path: "/batches/:id",
  summary: "Rename or close a batch; a closed batch cannot be changed",
  params: z.object({ id: Id }),
  body: z.object({
    name: z.optional(text(MAX_BATCH_NAME_LENGTH)),
    batchDate: z.optional(DayText),
    closed: z.optional(z.boolean()),
  }),
  answer: Batch,
});

export const removeBatch = endpoint({
  api: "giving",
  method: "DELETE",
  path: "/batches/:id",
  summary: "Remove an empty batch",
  params: z.object({ id: Id }),
  answer: z.object({ removed: z.boolean() }),
});
