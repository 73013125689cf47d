import { z } from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { Id } from "../../text/text.ts";
import { GATEWAY_CONNECTIONS, GatewayChange, GatewaySettings, PROVIDERS, PublicGateway } from "./gateway.ts";

const OfChurch = z.object({ churchId: Id });

export const listGatewaysOfChurch = endpoint({
  api: "giving",
  method: "GET",
  path: "/gateways/churchId/:churchId",
  summary: "List the enabled gateways of a church, the card gateway first",
  params: OfChurch,
  answer: z.array(PublicGateway),
});

export const listDonateGateways = endpoint({
  api: "giving",
  method: "GET",
  path: "/donate/gateways/:churchId",
  summary: "List the enabled gateways of a church for donation forms",
  params: OfChurch,
  answer: z.object({ gateways: z.array(PublicGateway) }),
});

export const listGateways = endpoint({
  api: "giving",
  method: "GET",
  path: "/gateways",
  summary: "List the gateways of the signed-in church, with settings if the caller may see them",
  answer: z.array(z.union([GatewaySettings, PublicGateway])),
});

export const addGateway = endpoint({
  api: "giving",
  method: "POST",
  path: "/gateways",
  summary: "Add a gateway at a payment provider or its sandbox",
  body: z.extend(GatewayChange, { provider: z.enum(PROVIDERS) }),
  answer: GatewaySettings,
});

export const changeGateway = endpoint({
  api: "giving",
  method: "PATCH",
  path: "/gateways/:id",
  summary: "Change a gateway; a private key can be set but never read",
  params: z.object({ id: Id }),
  body: GatewayChange,
  answer: GatewaySettings,
});

export const testGateway = endpoint({
  api: "giving",
  method: "POST",
  path: "/gateways/:id/test",
  summary: "Test a gateway's keys at the payment provider; nothing is charged",
  params: z.object({ id: Id }),
  answer: z.object({
    connection: z.enum(GATEWAY_CONNECTIONS),
    /** Whether the provider sends us webhooks; otherwise we poll it. */
    webhooks: z.boolean(),
  }),
});
