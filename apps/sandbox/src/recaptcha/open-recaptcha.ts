import { readFileSync } from "node:fs";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Payments } from "../payments/open-payments.ts";
import { allowOwnCalls } from "../web/allow-own-calls.ts";
import { queryText } from "../web/query-text.ts";
import { readScore, setScore } from "./score.ts";
import { issueToken, verifyToken } from "./tokens.ts";
import { openCaptchaTables, type CaptchaWorld } from "./world.ts";

const script = readFileSync(new URL("./browser/api.js", import.meta.url), "utf8");

/** reCAPTCHA's stand-in: the script of both versions, the verification for servers, and the operator's score switch. */
export async function openRecaptcha(web: FastifyInstance, payments: Payments): Promise<void> {
  const state = await payments.openState("recaptcha");
  const world: CaptchaWorld = { ...openCaptchaTables(state), clock: payments.clock, saved: () => state.saved() };

  await web.register(async (part) => {
    part.addContentTypeParser("text/plain", { parseAs: "string" }, (_request, body, done) =>
      done(null, body.toString()),
    );
    for (const path of ["/recaptcha/api.js", "/recaptcha/enterprise.js"]) {
      part.get(path, async (_request, reply) => openToPages(reply).type("text/javascript; charset=utf-8").send(script));
    }
    part.post("/recaptcha/browser/token", async (request, reply) => {
      const token = issueToken(world, request.body, request.headers.origin);
      await world.saved();
      return openToPages(reply).send({ token });
    });
    part.post("/recaptcha/api/siteverify", async (request, reply) => {
      const answer = verifyToken(world, request.body, {
        secret: queryText(request, "secret"),
        response: queryText(request, "response"),
      });
      await world.saved();
      return reply.send(answer);
    });
  });

  await web.register(async (part) => {
    allowOwnCalls(part);
    part.get("/api/recaptcha", async () => ({ score: readScore(world) }));
    part.post("/api/recaptcha", async (request, reply) => {
      const score = setScore(world, request.body);
      await world.saved();
      if (score !== undefined) return reply.send({ score });
      return reply.code(400).send({ error: "invalid", message: "score is a number from 0 to 1." });
    });
  });
}

/** Token requests send their body as text, so that a page of another origin needs no preflight. */
function openToPages(reply: FastifyReply): FastifyReply {
  return reply.header("cross-origin-resource-policy", "cross-origin").header("access-control-allow-origin", "*");
}
