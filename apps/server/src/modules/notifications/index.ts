import { subscribe, type Subscriber } from "../../platform/jobs/events.ts";
import type { Tasks } from "../../platform/jobs/task.ts";
import { inQueue } from "../../platform/jobs/queues.ts";
import { peopleMerged, personErased } from "../people/index.ts";
import type { Notifications } from "./notifications.ts";
import { EMAIL_NOTIFICATION, emailNotification } from "./notifications/email-notification.job.ts";
import { sweepNotifications } from "./notifications/sweep-notifications.ts";
import { onPeopleMerged, onPersonErased } from "./people/follow-people.ts";

export { findRecipient } from "./emails/find-recipient.ts";
export { renderPortalEmail } from "./emails/render-notification-email.ts";
export { countUnread } from "./notifications/count-unread.ts";
export { notificationRoutes } from "./notifications/notification.routes.ts";
export { notify, type NotificationDraft } from "./notifications/notify.ts";
export { openNotifications, type Notifications, type NotificationNeeds } from "./notifications.ts";
export { notificationsContributor } from "./people/notifications-contributor.ts";
export { readPreferences } from "./preferences/read-preferences.ts";

export const notificationListeners = (notifications: Notifications): Subscriber[] => [
  subscribe(personErased, "notifications", (event) => onPersonErased(notifications, event)),
  subscribe(peopleMerged, "notifications", (event) => onPeopleMerged(notifications, event)),
];

export const notificationTasks = (notifications: Notifications): Tasks => ({
  [EMAIL_NOTIFICATION]: inQueue("email", (payload) => emailNotification(notifications, payload)),
  "notifications-sweep": () => sweepNotifications(notifications),
});

/** In UTC: minute, hour, day, month, weekday, task. */
export const NOTIFICATION_CRONTAB = ["41 2 * * * notifications-sweep"];
export type { UnreadMessages } from "./notifications/unread-reader.ts";
