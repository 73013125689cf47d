import { can, findUnreachable as findUnreachableCall, messagePeople as messagePeopleCall } from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { Messaging } from "../messaging.ts";
import { findUnreachable } from "./find-unreachable.ts";
import { messagePeople } from "./message-people.ts";

export const bulkMessageRoutes = (app: FastifyInstance, messaging: Messaging) => {
  const { allowedTo } = messaging.guards;

  serve(app, findUnreachableCall, {
    allow: allowedTo(can.viewPeople, can.editPeople),
    handle: async ({ query }, caller) => ({
      unreachable: await findUnreachable(messaging, query.ids.split(",").filter(Boolean), caller),
    }),
  });
  serve(app, messagePeopleCall, {
    allow: allowedTo(can.viewPeople, can.editPeople),
    handle: ({ body }, caller) => messagePeople(messaging, body, caller),
  });
};
