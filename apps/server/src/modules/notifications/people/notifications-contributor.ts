import type { PersonContributor } from "../../people/index.ts";
import type { Notifications } from "../notifications.ts";
import { collectNotifications } from "./collect-notifications.ts";

/** What somebody was told is for them alone. */
export const notificationsContributor = (notifications: Notifications): PersonContributor => ({
  name: "notifications",
  maySee: () => false,
  collect: (churchId, personId) => collectNotifications(notifications, churchId, personId),
});
