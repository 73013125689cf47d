import { subscribe, type Subscriber } from "../../platform/jobs/events.ts";
import type { Tasks } from "../../platform/jobs/task.ts";
import { inQueue } from "../../platform/jobs/queues.ts";
import { peopleMerged, personErased } from "../people/index.ts";
import type { Notifications } from "./notifications.ts";
import { MAIL_NOTICE, mailNotice } from "./notices/mail-notice.job.ts";
import { sweepNotifications } from "./notices/sweep-notifications.ts";
import { onPeopleMerged, onPersonErased } from "./people/follow-people.ts";

export { findReader } from "./emails/find-reader.ts";
export { renderNewsEmail } from "./emails/render-notice-email.ts";
export { countUnread } from "./notices/count-unread.ts";
export { notificationRoutes } from "./notices/notification.routes.ts";
export { notify, type Notice } from "./notices/notify.ts";
export { openNotifications, type Notifications, type NotificationNeeds } from "./notifications.ts";
export { notificationsContributor } from "./people/notifications-contributor.ts";
export { readPreferences } from "./preferences/read-preferences.ts";

export const notificationListeners = (notifications: Notifications): Subscriber[] => [
  subscribe(personErased, "notifications", (event) => onPersonErased(notifications, event)),
  subscribe(peopleMerged, "notifications", (event) => onPeopleMerged(notifications, event)),
];

export const notificationTasks = (notifications: Notifications): Tasks => ({
  [MAIL_NOTICE]: inQueue("email", (payload) => mailNotice(notifications, payload)),
  "notifications-sweep": () => sweepNotifications(notifications),
});

/** In UTC: minute, hour, day, month, weekday, task. */
export const NOTIFICATION_CRONTAB = ["41 2 * * * notifications-sweep"];
export type { UnreadMessages } from "./notices/unread-reader.ts";
