import * as calls from "@offertory/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { sha256 } from "../../../platform/hashing/sha256.ts";
import { serve } from "../../../platform/http/serve.ts";
import type { Calendar } from "../calendar.ts";
import { FeedNotFound } from "../calendar-errors.ts";
import { openFeedAddresses, renewFeedAddress } from "./feed-addresses.ts";
import { readPersonalFeed, readPublicFeed } from "./read-feed.ts";

const Params = z.object({ churchId: z.string().max(64) });
/** The secret of a personal calendar link is in the query string, because our logs never contain it. */
const Query = z.object({ person: z.string().max(64).optional(), key: z.string().max(64).optional() });

export const feedRoutes = (app: FastifyInstance, calendar: Calendar) => {
  const { member } = calendar.guards;
  serve(app, calls.readFeedAddresses, { allow: member, handle: (_, caller) => openFeedAddresses(calendar, caller) });
  serve(app, calls.renewFeedAddress, { allow: member, handle: (_, caller) => renewFeedAddress(calendar, caller) });

  // Calendar programs send no token; the link is their only credential.
  app.get("/calendar/:churchId(^[\\w-]+).ics", async (request, reply) => {
    const [params, query] = [Params.safeParse(request.params), Query.safeParse(request.query)];
    if (!params.success || !query.success) throw new FeedNotFound();
    const { churchId } = params.data;
    const { person, key } = query.data;
    if (person === undefined && key === undefined)
      return send(request, reply, await readPublicFeed(calendar, churchId), "public");
    return send(request, reply, await readPersonalFeed(calendar, churchId, person ?? "", key ?? ""), "private");
  });
};

/** Calendar programs poll often, so a file that they already have is answered with 304. */
function send(request: FastifyRequest, reply: FastifyReply, feed: string, whose: "public" | "private") {
  const etag = `"${sha256(feed)}"`;
  reply.header("etag", etag).header("cache-control", `${whose}, max-age=300`);
  if (request.headers["if-none-match"] === etag) return reply.code(304).send();
  return reply.type("text/calendar; charset=utf-8").send(feed);
}
