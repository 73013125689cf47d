import { z } from "zod/mini";
import { UserChurch } from "../accounts/user-church.ts";
import { endpoint } from "../endpoint.ts";
import { Id, text } from "../text/text.ts";
import { Church, CHURCH_LENGTHS, ChurchChange, ChurchClosing, ChurchDetails, ChurchDraft } from "./church.ts";

export const selectChurch = endpoint({
  api: "membership",
  signedBy: "account",
  method: "POST",
  path: "/churches/select",
  summary: "Select a church by id or subdomain; returns it with a token for each API",
  body: z.object({ churchId: z.nullish(Id), subDomain: z.nullish(text(100)) }),
  answer: UserChurch,
});

export const searchChurches = endpoint({
  api: "membership",
  method: "POST",
  path: "/churches/search",
  summary: "Find churches by a part of their name",
  body: z.object({ name: text(200) }),
  answer: z.array(Church),
});

export const addChurch = endpoint({
  api: "membership",
  signedBy: "account",
  method: "POST",
  path: "/churches/add",
  summary: "Register a church; the caller becomes its administrator",
  body: ChurchDraft,
  answer: Church,
  refusals: "errors",
});

export const readChurch = endpoint({
  api: "membership",
  method: "GET",
  path: "/churches/:churchId",
  summary: "Read the public data of a church",
  params: z.object({ churchId: Id }),
  answer: Church,
});

export const findChurchBySubDomain = endpoint({
  api: "membership",
  method: "GET",
  path: "/churches/lookup",
  summary: "Find a church by its subdomain",
  query: z.object({ subDomain: text(100) }),
  answer: Church,
});

export const readChurchDetails = endpoint({
  api: "membership",
  method: "GET",
  path: "/churches/:churchId/details",
  summary: "Read the signed-in church, including fields that only staff see",
  params: z.object({ churchId: Id }),
  answer: ChurchDetails,
});

export const changeChurch = endpoint({
  api: "membership",
  method: "PATCH",
  path: "/churches/:churchId",
  summary: "Change the signed-in church: name, address, subdomain, time zone, legal name, tax id",
  params: z.object({ churchId: Id }),
  body: ChurchChange,
  answer: ChurchDetails,
});

export const closeChurch = endpoint({
  api: "membership",
  method: "POST",
  path: "/churches/:churchId/close",
  summary: "Close the signed-in church: recurring gifts end, and after 30 days everything of it is erased",
  params: z.object({ churchId: Id }),
  /** The church's name, which the administrator has to type, so that no church is closed by a wrong click. */
  body: z.object({ name: text(CHURCH_LENGTHS.name) }),
  answer: ChurchClosing,
});

export const reopenChurch = endpoint({
  api: "membership",
  method: "POST",
  path: "/churches/:churchId/reopen",
  summary: "Undo the closing of the signed-in church; recurring gifts that ended stay ended",
  params: z.object({ churchId: Id }),
  answer: z.object({ reopened: z.boolean() }),
});
