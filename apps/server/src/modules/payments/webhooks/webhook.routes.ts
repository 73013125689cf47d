import type { FastifyInstance } from "fastify";
import type { Payments } from "../payments.ts";
import { receiveWebhook } from "./receive-webhook.ts";

interface Route {
  Params: { provider: string; gatewayId: string };
  Body: Buffer;
}

/** Not in the contract: payment providers call it, and their signature covers the raw bytes of the body. */
export const webhookRoutes = (app: FastifyInstance, context: Payments) => {
  app.register(async (part) => {
    part.removeAllContentTypeParsers();
    part.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));

    part.post<Route>("/api/giving/webhooks/:provider/:gatewayId", async ({ params, body, headers, ip }, reply) => {
      const sent: Record<string, string | undefined> = {};
      for (const [name, value] of Object.entries(headers)) if (typeof value === "string") sent[name] = value;
      const taken =
        Buffer.isBuffer(body) && (await receiveWebhook(context, { ...params, body, headers: sent, address: ip }));
      return reply.code(taken ? 200 : 400).send({ received: taken });
    });
  });
};
