import * as calls from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { decimalsOf } from "../../../platform/money/church-money.ts";
import { serve } from "../../../platform/http/serve.ts";
import type { Recurring } from "../recurring.ts";
import { donationViewer } from "../../donations/index.ts";
import { listChurchRecurring } from "./list-church-recurring.ts";

export const churchRecurringRoutes = (
  app: FastifyInstance,
  context: Pick<Recurring, "churchRecurring" | "donations" | "guards" | "now" | "subscriptions">,
) => {
  const viewer = donationViewer(context.guards);

  serve(app, calls.listChurchRecurring, {
    allow: viewer,
    handle: ({ query }, church) => listChurchRecurring(context, query, church),
  });
  serve(app, calls.countChurchRecurring, {
    allow: viewer,
    handle: async (_, church) => {
      const { monthly, ...counts } = await context.churchRecurring.counts(church);
      return { ...counts, monthly: decimalsOf(church.churchId)(monthly) };
    },
  });
};
