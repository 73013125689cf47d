import type { FastifyInstance } from "fastify";
import { subscribe, type Subscriber } from "../../platform/jobs/events.ts";
import type { Tasks } from "../../platform/jobs/task.ts";
import { inQueue } from "../../platform/jobs/queues.ts";
import { peopleMerged, personErased } from "../people/index.ts";
import { bulkMessageRoutes } from "./bulk-messages/bulk-message.routes.ts";
import { conversationRoutes } from "./conversations/conversation.routes.ts";
import { sweepConversations } from "./conversations/sweep-conversations.ts";
import { messageRoutes } from "./messages/message.routes.ts";
import type { Messaging } from "./messaging.ts";
import { onPeopleMerged } from "./people/on-people-merged.ts";
import { onPersonErased } from "./people/on-person-erased.ts";
import { EMAIL_UNREAD_MESSAGES, emailUnreadMessages } from "./private-messages/email-unread-messages.job.ts";
import { privateMessageRoutes } from "./private-messages/private-message.routes.ts";

export { noteTimeline } from "./people/note-timeline.ts";
export { unreadMessagesCard } from "./home/unread-messages-card.ts";
export { messageSource } from "./messages/message-source.ts";
export { openMessaging, type Messaging, type MessagingNeeds } from "./messaging.ts";
export { messagingContributor } from "./people/messaging-contributor.ts";
export { unreadMessages } from "./private-messages/unread-messages.ts";
export type { NoteSubjectRules } from "./note-subjects/note-subject.ts";

export const messagingRoutes = (app: FastifyInstance, messaging: Messaging) => {
  for (const routes of [conversationRoutes, messageRoutes, privateMessageRoutes, bulkMessageRoutes])
    routes(app, messaging);
};

export const messagingListeners = (messaging: Messaging): Subscriber[] => [
  subscribe(personErased, "messaging", (event) => onPersonErased(messaging, event)),
  subscribe(peopleMerged, "messaging", (event) => onPeopleMerged(messaging, event)),
];

export const messagingTasks = (messaging: Messaging): Tasks => ({
  [EMAIL_UNREAD_MESSAGES]: inQueue("email", (payload) => emailUnreadMessages(messaging, payload)),
  "messaging-sweep": () => sweepConversations(messaging),
});

/** In UTC: minute, hour, day, month, weekday, task. */
export const MESSAGING_CRONTAB = ["47 2 * * * messaging-sweep"];
