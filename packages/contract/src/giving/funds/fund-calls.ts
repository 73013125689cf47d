import { z } from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { Id } from "../../text/text.ts";
import { Fund, FundChange, KeptFund } from "./fund.ts";

export const listFunds = endpoint({
  api: "giving",
  method: "GET",
  path: "/funds",
  summary: "List the funds of the signed-in church; the first is the default",
  answer: z.array(Fund),
});

export const listFundsOfChurch = endpoint({
  api: "giving",
  method: "GET",
  path: "/funds/churchId/:churchId",
  summary: "List the funds of a church, without signing in",
  params: z.object({ churchId: Id }),
  answer: z.array(Fund),
});

export const listAllFunds = endpoint({
  api: "giving",
  method: "GET",
  path: "/funds/all",
  summary: "List the funds of the signed-in church, with closed ones last",
  answer: z.array(KeptFund),
});

export const addFund = endpoint({
  api: "giving",
  method: "POST",
  path: "/funds",
  summary: "Add a fund",
  body: FundChange,
  answer: Fund,
});

export const changeFund = endpoint({
  api: "giving",
  method: "PATCH",
  path: "/funds/:id",
  summary: "Rename a fund, or set whether gifts to it are tax-deductible",
  params: z.object({ id: Id }),
  body: z.partial(FundChange),
  answer: Fund,
});

export const closeFund = endpoint({
  api: "giving",
  method: "DELETE",
  path: "/funds/:id",
  summary: "Close a fund: it takes no new gifts, and its donations stay",
  params: z.object({ id: Id }),
  answer: z.object({ closed: z.boolean() }),
});

export const reopenFund = endpoint({
  api: "giving",
  method: "POST",
  path: "/funds/:id/reopen",
  summary: "Reopen a closed fund; it is placed last",
  params: z.object({ id: Id }),
  answer: Fund,
});

export const orderFunds = endpoint({
  api: "giving",
  method: "POST",
  path: "/funds/order",
  summary: "Reorder the open funds; funds that are not named follow in their old order",
  body: z.object({ ids: z.array(Id).check(z.maxLength(500)) }),
  answer: z.array(Fund),
});
