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

export const methodChangeRoutes = (app: FastifyInstance, context: Payments) => {
  const { member } = context.guards;

  serve(app, calls.changeCard, { allow: member, handle: ({ body }, caller) => changeCard(context, body, caller) });
  serve(app, calls.addBank, { allow: member, handle: ({ body }, caller) => addBank(context, body, caller) });
  serve(app, calls.setUpBank, { allow: member, handle: ({ body }, caller) => setUpBank(context, body, caller) });
  serve(app, calls.changeBank, { allow: member, handle: ({ body }, caller) => changeBank(context, body, caller) });
  serve(app, calls.verifyBank, {
    allow: member,
    handle: ({ body, address }, caller) => verifyBank(context, body, caller, address),
  });
  serve(app, calls.removeMethod, {
    allow: member,
    handle: ({ params }, caller) => removeMethod(context, params, caller),
  });
};
