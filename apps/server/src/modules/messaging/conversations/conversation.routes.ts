import {
  findConversation as findConversationCall,
  startConversations as startConversationsCall,
} from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { Messaging } from "../messaging.ts";
import { findConversation } from "./find-conversation.ts";
import { startConversations } from "./start-conversations.ts";

export const conversationRoutes = (app: FastifyInstance, messaging: Messaging) => {
  const { member } = messaging.guards;

  serve(app, startConversationsCall, {
    allow: member,
    handle: ({ body }, caller) => startConversations(messaging, body, caller),
  });
  serve(app, findConversationCall, {
    allow: member,
    handle: ({ params }, caller) => findConversation(messaging, params, caller),
  });
};
