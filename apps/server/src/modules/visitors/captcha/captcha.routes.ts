import * as calls from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import { isEscalated } from "../card-testing/captcha-escalation.ts";
import type { Visitors } from "../visitors.ts";
import { makeChallenge } from "./altcha.ts";
import { verifyCaptcha } from "./verify-captcha.ts";

export const captchaRoutes = (app: FastifyInstance, context: Visitors) => {
  const { anyone } = context.guards;

  serve(app, calls.makeCaptchaChallenge, {
    allow: anyone,
    handle: async ({ query }) => {
      const hard = query.churchId !== undefined && (await isEscalated(context, query.churchId));
      return { ...(await makeChallenge(context, { hard })), recaptcha: context.recaptcha };
    },
  });
  serve(app, calls.verifyCaptcha, {
    allow: anyone,
    handle: ({ body, address }) => verifyCaptcha(context, body, address),
  });
};
