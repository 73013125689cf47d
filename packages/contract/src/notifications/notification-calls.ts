import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id, optionalText, text } from "../text/text.ts";

/** The kinds of notifications. The kind decides which page the notification opens and whether it is also emailed. */
export const NOTIFICATION_KINDS = ["privateMessage", "note", "formSubmission", "task", "assignment"] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export const Notification = z.object({
  id: z.string(),
  contentType: z.string(),
  contentId: z.string(),
  message: z.string(),
  link: z.nullable(z.string()),
  /** Whether it was unread before this request, which marks the listed notifications as read. */
  isNew: z.boolean(),
  timeSent: z.string(),
});
export type Notification = z.output<typeof Notification>;

export const UnreadCount = z.object({ notificationCount: z.int(), pmCount: z.int() });
export type UnreadCount = z.output<typeof UnreadCount>;

export const countUnread = endpoint({
  api: "messaging",
  method: "GET",
  path: "/notifications/unreadCount",
  summary: "Count your unread notifications and private messages",
  answer: UnreadCount,
});

export const listMyNotifications = endpoint({
  api: "messaging",
  method: "GET",
  path: "/notifications/my",
  summary: "List your notifications, newest first, and mark all as read",
  query: z.object({ before: z.optional(Id) }),
  answer: z.array(Notification),
});
export const NOTIFICATIONS_PER_PAGE = 50;

/** For people who plan: notifies others of their task or assignment. */
export const createNotifications = endpoint({
  api: "messaging",
  method: "POST",
  path: "/notifications/create",
  summary: "Notify people of something that they have to do",
  body: z.object({
    peopleIds: z.array(Id).check(z.minLength(1), z.maxLength(500)),
    contentType: z.enum(["task", "assignment"]),
    contentId: Id,
    message: text(500),
    link: optionalText(500),
  }),
  answer: z.object({ told: z.int() }),
});

const Channels = z.object({ app: z.boolean(), mail: z.boolean() });
export const NotificationPreferences = z.record(z.enum(NOTIFICATION_KINDS), Channels);
export type NotificationPreferences = z.output<typeof NotificationPreferences>;

export const readNotificationPreferences = endpoint({
  api: "messaging",
  method: "GET",
  path: "/notificationPreferences",
  summary: "Read your notification preferences, for the app and for email",
  answer: NotificationPreferences,
});

/** Preferences that are left out stay as they are. */
export const changeNotificationPreferences = endpoint({
  api: "messaging",
  method: "PATCH",
  path: "/notificationPreferences",
  summary: "Change your notification preferences, for the app and for email",
  body: z.partialRecord(z.enum(NOTIFICATION_KINDS), z.partial(Channels)),
  answer: NotificationPreferences,
});
