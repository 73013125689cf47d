import { readTimeline as readTimelineCall } from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { People } from "../people.ts";
import { readTimeline } from "./read-timeline.ts";

export const timelineRoutes = (app: FastifyInstance, people: People) =>
  serve(app, readTimelineCall, {
    allow: people.guards.member,
    handle: ({ params, query }, caller) => readTimeline(people, params.id, query, caller),
  });
