import * as calls from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { Recurring } from "../recurring.ts";
import { donationViewer } from "../../donations/index.ts";
import { listChurchRecurring } from "./list-church-recurring.ts";

export const churchRecurringRoutes =
  (giving: Pick<Recurring, "churchRecurring" | "guards" | "subscriptions">) => async (app: FastifyInstance) => {
    const viewer = donationViewer(giving.guards);

    serve(app, calls.listChurchRecurring, {
      allow: viewer,
      handle: ({ query }, church) => listChurchRecurring(giving, query, church),
    });
    serve(app, calls.countChurchRecurring, {
      allow: viewer,
      handle: (_, church) => giving.churchRecurring.counts(church),
    });
  };
