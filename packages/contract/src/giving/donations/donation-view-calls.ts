import { z } from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { Id, text } from "../../text/text.ts";

export const MAX_DONATION_VIEW_NAME_LENGTH = 60;
/** The most views that one person saves in a church. */
export const MAX_DONATION_VIEWS = 50;

const Name = text(MAX_DONATION_VIEW_NAME_LENGTH);

/** A filter and an order of the list of donations that a person saved under a name. */
export const DonationView = z.object({
  id: z.string(),
  name: z.string(),
  /** The parameters of the list's URL, without the question mark. */
  query: z.string(),
});
export type DonationView = z.output<typeof DonationView>;

export const listDonationViews = endpoint({
  api: "giving",
  method: "GET",
  path: "/donations/views",
  summary: "List the caller's saved views of the list of donations, by name",
  answer: z.object({ views: z.array(DonationView) }),
});

export const addDonationView = endpoint({
  api: "giving",
  method: "POST",
  path: "/donations/views",
  summary: "Save a view of the list of donations for the caller, under a name that no other of their views has",
  body: z.object({ name: Name, query: text(1000) }),
  answer: DonationView,
});

export const renameDonationView = endpoint({
  api: "giving",
  method: "PATCH",
  path: "/donations/views/:id",
  summary: "Rename one of the caller's saved views",
  params: z.object({ id: Id }),
  body: z.object({ name: Name }),
  answer: DonationView,
});

export const removeDonationView = endpoint({
  api: "giving",
  method: "DELETE",
  path: "/donations/views/:id",
  summary: "Delete one of the caller's saved views",
  params: z.object({ id: Id }),
  answer: z.object({ removed: z.boolean() }),
});
