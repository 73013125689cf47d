import { z } from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { Id } from "../../text/text.ts";
import { GatewayChange, GatewaySettings, PROVIDERS, PublicGateway } from "./gateway.ts";

const OfChurch = z.object({ churchId: Id });

export const listGatewaysOfChurch = endpoint({
  api: "giving",
  method: "GET",
  path: "/gateways/churchId/:churchId",
  summary: "The enabled ways to pay of a church, the card gateway first",
  params: OfChurch,
  answer: z.array(PublicGateway),
});

export const listDonateGateways = endpoint({
  api: "giving",
  method: "GET",
  path: "/donate/gateways/:churchId",
  summary: "The enabled ways to pay of a church, as donation forms ask for them",
  params: OfChurch,
  answer: z.object({ gateways: z.array(PublicGateway) }),
});

export const listGateways = endpoint({
  api: "giving",
  method: "GET",
  path: "/gateways",
  summary: "The gateways of the signed-in church; with their settings for those who may see them",
  answer: z.array(z.union([GatewaySettings, PublicGateway])),
});

export const addGateway = endpoint({
  api: "giving",
  method: "POST",
  path: "/gateways",
  summary: "Connect a payment provider, or the sandbox that stands in for it",
  body: z.extend(GatewayChange, { provider: z.enum(PROVIDERS) }),
  answer: GatewaySettings,
});

export const changeGateway = endpoint({
  api: "giving",
  method: "PATCH",
  path: "/gateways/:id",
  summary: "Change a gateway; a private key goes in and never comes out",
  params: z.object({ id: Id }),
  body: GatewayChange,
  answer: GatewaySettings,
});

export const testGateway = endpoint({
  api: "giving",
  method: "POST",
  path: "/gateways/:id/test",
  summary: "Ask the payment provider whether it knows these keys; nothing is charged",
  params: z.object({ id: Id }),
  answer: z.object({
    /** `refused`: the provider does not accept the keys. `unreachable`: the provider did not answer. */
    connection: z.enum(["works", "refused", "unreachable"]),
    /** Whether the provider sends us webhooks; otherwise we poll it. */
    webhooks: z.boolean(),
  }),
});
