import * as calls from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import { anyone } from "../../../platform/identity/access.ts";
import type { Gateways } from "../gateways.ts";
import { quoteFee } from "./quote-fee.ts";

export const feeRoutes = (app: FastifyInstance, context: Pick<Gateways, "gatewayCards" | "sandboxUrl">) => {
  serve(app, calls.quoteFee, {
    allow: anyone,
    handle: ({ query, body }) => quoteFee(context, query.churchId, body),
  });
};
