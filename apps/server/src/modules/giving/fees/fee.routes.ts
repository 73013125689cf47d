import * as calls from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import { anyone } from "../../../platform/identity/access.ts";
import type { Giving } from "../giving.ts";
import { quoteFee } from "./quote-fee.ts";

export const feeRoutes = (giving: Giving) => async (app: FastifyInstance) => {
  serve(app, calls.quoteFee, {
    allow: anyone,
    handle: ({ query, body }) => quoteFee(giving, query.churchId, body),
  });
};
