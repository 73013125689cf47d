import type { FastifyInstance } from "fastify";

/** No text that is kept anywhere may hold it, and files end at it: an address with one was made to break something. */
const NUL = /%00|%u0000/i;

/** Refuses every address that holds a NUL, of calls and of pages. */
export function refuseNul(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _reply, done) => {
    done(NUL.test(request.url) ? Object.assign(new Error("The address holds a NUL."), { statusCode: 400 }) : undefined);
  });
}
