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
  /** What was counted before the gifts are entered; null where nobody said. */
  expectedTotal: z.nullable(Dollars),
});
export type Batch = z.output<typeof Batch>;

export const MAX_BATCH_NAME_LENGTH = 200;

/** `open` takes gifts of staff, and `online` those of one day; a `closed` batch takes none. */
export const BATCH_STATES = ["open", "online", "closed"] as const;
export type BatchStateName = (typeof BATCH_STATES)[number];

export const listBatches = endpoint({
  api: "giving",
  method: "GET",
  path: "/batches",
  summary: "List batches, newest first, a page at a time; filtered by state and by a part of the name",
  query: z.object({
    state: z.optional(z.enum(BATCH_STATES)),
    search: z.optional(text(MAX_BATCH_NAME_LENGTH)),
    cursor: z.optional(text(3000)),
    limit: z.optional(NumberText),
  }),
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
  body: z.object({
    name: z.optional(text(MAX_BATCH_NAME_LENGTH)),
    batchDate: DayText,
    expectedTotal: z.nullish(Dollars),
  }),
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
    /** Null removes the expected total. */
    expectedTotal: z.nullish(Dollars),
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
