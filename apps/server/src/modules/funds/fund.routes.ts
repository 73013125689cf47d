import * as calls from "@offertory/contract";
import { can } from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../platform/http/serve.ts";
import { anyone } from "../../platform/identity/access.ts";
import type { Funds } from "./funds.ts";
import { addFund, changeFund, closeFund } from "./change-funds.ts";
import { listAllFunds } from "./list-all-funds.ts";
import { orderFunds } from "./order-funds.ts";
import { reopenFund } from "./reopen-fund.ts";

export const fundRoutes = (app: FastifyInstance, context: Funds) => {
  const { allowedTo, member } = context.guards;

  serve(app, calls.listFunds, {
    allow: member,
    handle: (_, { churchId }) => context.readOpenFunds(churchId),
  });
  serve(app, calls.listFundsOfChurch, {
    allow: anyone,
    handle: ({ params }) => context.readOpenFunds(params.churchId),
  });
  serve(app, calls.listAllFunds, {
    allow: allowedTo(can.viewGivingSettings, can.editGivingSettings, can.viewDonations),
    handle: (_, caller) => listAllFunds(context, caller),
  });
  serve(app, calls.addFund, {
    allow: allowedTo(can.editGivingSettings),
    handle: ({ body }, caller) => addFund(context, body, caller),
  });
  serve(app, calls.changeFund, {
    allow: allowedTo(can.editGivingSettings),
    handle: ({ params, body }, caller) => changeFund(context, params.id, body, caller),
  });
  serve(app, calls.closeFund, {
    allow: allowedTo(can.editGivingSettings),
    handle: ({ params }, caller) => closeFund(context, params.id, caller),
  });
  serve(app, calls.reopenFund, {
    allow: allowedTo(can.editGivingSettings),
    handle: ({ params }, caller) => reopenFund(context, params.id, caller),
  });
  serve(app, calls.orderFunds, {
    allow: allowedTo(can.editGivingSettings),
    handle: ({ body }, caller) => orderFunds(context, body.ids, caller),
  });
};
