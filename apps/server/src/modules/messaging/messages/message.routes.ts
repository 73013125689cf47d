import {
  listMessages as listMessagesCall,
  readMessage as readMessageCall,
  readMessageOfChurch,
  removeMessage as removeMessageCall,
  removeMessageOfChurch,
  sendMessages as sendMessagesCall,
} from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { Messaging } from "../messaging.ts";
import { listMessages } from "./list-messages.ts";
import { readMessage } from "./read-message.ts";
import { removeMessage } from "./remove-message.ts";
import { sendMessages } from "./send-messages.ts";

export const messageRoutes = (app: FastifyInstance, messaging: Messaging) => {
  const { member } = messaging.guards;

  serve(app, sendMessagesCall, {
    allow: member,
    handle: ({ body }, caller) => sendMessages(messaging, body, caller),
  });
  serve(app, listMessagesCall, {
    allow: member,
    handle: ({ params, query }, caller) => listMessages(messaging, params.conversationId, query, caller),
  });
  serve(app, readMessageCall, {
    allow: member,
    handle: ({ params }, caller) => readMessage(messaging, params.id, caller),
  });
  // The church is taken from the token; the churchId in the path is ignored.
  serve(app, readMessageOfChurch, {
    allow: member,
    handle: ({ params }, caller) => readMessage(messaging, params.id, caller),
  });
  serve(app, removeMessageCall, {
    allow: member,
    handle: ({ params }, caller) => removeMessage(messaging, params.id, caller),
  });
  serve(app, removeMessageOfChurch, {
    allow: member,
    handle: ({ params }, caller) => removeMessage(messaging, params.id, caller),
  });
};
