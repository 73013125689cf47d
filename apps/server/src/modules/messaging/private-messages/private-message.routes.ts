import {
  findPrivateMessage as findPrivateMessageCall,
  findReachability as findReachCall,
  listPrivateMessages as listPrivateMessagesCall,
  readPrivateMessage,
  startPrivateMessages as startPrivateMessagesCall,
} from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { Messaging } from "../messaging.ts";
import { findPrivateMessage } from "./find-private-message.ts";
import { findReachability } from "./find-reachability.ts";
import { listPrivateMessages } from "./list-private-messages.ts";
import { openPrivateMessage } from "./open-private-message.ts";
import { startPrivateMessages } from "./start-private-messages.ts";

export const privateMessageRoutes = (app: FastifyInstance, messaging: Messaging) => {
  const { member } = messaging.guards;

  serve(app, listPrivateMessagesCall, {
    allow: member,
    handle: ({ query }, caller) => listPrivateMessages(messaging, query, caller),
  });
  serve(app, findPrivateMessageCall, {
    allow: member,
    handle: ({ params }, caller) => findPrivateMessage(messaging, params.personId, caller),
  });
  serve(app, findReachCall, {
    allow: member,
    handle: ({ params }, caller) => findReachability(messaging, params.personId, caller),
  });
  serve(app, readPrivateMessage, {
    allow: member,
    handle: ({ params }, caller) => openPrivateMessage(messaging, params.id, caller),
  });
  serve(app, startPrivateMessagesCall, {
    allow: member,
    handle: ({ body }, caller) => startPrivateMessages(messaging, body, caller),
  });
};
