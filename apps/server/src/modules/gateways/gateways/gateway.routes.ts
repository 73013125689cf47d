import * as calls from "@offertory/contract";
import { can } from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import { anyone } from "../../../platform/identity/access.ts";
import type { Gateways } from "../gateways.ts";
import { listEnabledGateways, listGateways } from "./list-gateways.ts";
import { addGateway, changeGateway } from "./set-up-gateway.ts";
import { testGateway } from "./test-gateway.ts";

export const gatewayRoutes = (app: FastifyInstance, context: Gateways) => {
  const { allowedTo, member } = context.guards;

  serve(app, calls.listGatewaysOfChurch, {
    allow: anyone,
    handle: ({ params }) => listEnabledGateways(context, params.churchId),
  });
  serve(app, calls.listDonateGateways, {
    allow: anyone,
    handle: async ({ params }) => ({ gateways: await listEnabledGateways(context, params.churchId) }),
  });
  serve(app, calls.listGateways, {
    allow: member,
    handle: (_, caller) => listGateways(context, caller),
  });
  serve(app, calls.addGateway, {
    allow: allowedTo(can.editGivingSettings),
    handle: ({ body, address }, caller) => addGateway(context, body, { ...caller, address }),
  });
  serve(app, calls.testGateway, {
    allow: allowedTo(can.editGivingSettings),
    handle: ({ params }, caller) => testGateway(context, params.id, caller),
  });
  serve(app, calls.changeGateway, {
    allow: allowedTo(can.editGivingSettings),
    handle: ({ params, body, address }, caller) => changeGateway(context, params.id, body, { ...caller, address }),
  });
};
