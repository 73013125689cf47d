import * as calls from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { Payments } from "../payments.ts";
import { listMyGifts } from "./list-my-gifts.ts";

export const historyRoutes = (app: FastifyInstance, context: Pick<Payments, "guards" | "history">) => {
  serve(app, calls.listMyGifts, {
    allow: context.guards.member,
    handle: (_, caller) => listMyGifts(context, caller),
  });
};
