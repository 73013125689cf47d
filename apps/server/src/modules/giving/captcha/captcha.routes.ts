import * as calls from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import { isWary } from "../defence/wary-church.ts";
import type { Giving } from "../giving.ts";
import { makeRiddle } from "./altcha.ts";
import { verifyCaptcha } from "./verify-captcha.ts";

export const captchaRoutes = (giving: Giving) => async (app: FastifyInstance) => {
  const { anyone } = giving.guards;

  serve(app, calls.makeCaptchaChallenge, {
    allow: anyone,
    handle: async ({ query }) => {
      const hard = query.churchId !== undefined && (await isWary(giving, query.churchId));
      return { ...(await makeRiddle(giving, { hard })), recaptcha: giving.recaptcha };
    },
  });
  serve(app, calls.verifyCaptcha, {
    allow: anyone,
    handle: ({ body, address }) => verifyCaptcha(giving, body, address),
  });
};
