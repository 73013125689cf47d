import * as calls from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { Payments } from "../payments.ts";
import { addBank } from "./add-bank.ts";
import { changeBank } from "./change-bank.ts";
import { changeCard } from "./change-card.ts";
import { removeMethod } from "./remove-method.ts";
import { setUpBank } from "./set-up-bank.ts";
import { verifyBank } from "./verify-bank.ts";

export const methodChangeRoutes = (giving: Payments) => async (app: FastifyInstance) => {
  const { member } = giving.guards;

  serve(app, calls.changeCard, { allow: member, handle: ({ body }, caller) => changeCard(giving, body, caller) });
  serve(app, calls.addBank, { allow: member, handle: ({ body }, caller) => addBank(giving, body, caller) });
  serve(app, calls.setUpBank, { allow: member, handle: ({ body }, caller) => setUpBank(giving, body, caller) });
  serve(app, calls.changeBank, { allow: member, handle: ({ body }, caller) => changeBank(giving, body, caller) });
  serve(app, calls.verifyBank, {
    allow: member,
    handle: ({ body, address }, caller) => verifyBank(giving, body, caller, address),
  });
  serve(app, calls.removeMethod, {
    allow: member,
    handle: ({ params }, caller) => removeMethod(giving, params, caller),
  });
};
