import { z } from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { Id } from "../../text/text.ts";
import { Fund, FundChange, KeptFund } from "./fund.ts";

export const listFunds = endpoint({
  api: "giving",
  method: "GET",
  path: "/funds",
  summary: "The funds of the signed-in church; the first is the default",
  answer: z.array(Fund),
});

export const listFundsOfChurch = endpoint({
  api: "giving",
  method: "GET",
  path: "/funds/churchId/:churchId",
  summary: "The funds of a church, for everyone",
  params: z.object({ churchId: Id }),
  answer: z.array(Fund),
});

export const listAllFunds = endpoint({
  api: "giving",
  method: "GET",
  path: "/funds/all",
  summary: "The funds of the signed-in church with those that were closed, which come last",
  answer: z.array(KeptFund),
});

export const addFund = endpoint({
  api: "giving",
  method: "POST",
  path: "/funds",
  summary: "Begin a fund",
  body: FundChange,
  answer: Fund,
});

export const changeFund = endpoint({
  api: "giving",
  method: "PATCH",
  path: "/funds/:id",
  summary: "Rename a fund, or say whether gifts to it are deductible",
  params: z.object({ id: Id }),
  body: z.partial(FundChange),
  answer: Fund,
});

export const closeFund = endpoint({
  api: "giving",
  method: "DELETE",
  path: "/funds/:id",
  summary: "Close a fund: no new gifts go to it; what was given to it stays",
  params: z.object({ id: Id }),
  answer: z.object({ closed: z.boolean() }),
});

export const reopenFund = endpoint({
  api: "giving",
  method: "POST",
  path: "/funds/:id/reopen",
  summary: "Open a closed fund again; it comes last",
  params: z.object({ id: Id }),
  answer: Fund,
});

export const orderFunds = endpoint({
  api: "giving",
  method: "POST",
  path: "/funds/order",
  summary: "Put the open funds into an order; those that are not named follow as they were",
  body: z.object({ ids: z.array(Id).check(z.maxLength(500)) }),
  answer: z.array(Fund),
});
