import {
  can,
  changeNotificationPreferences,
  countUnread as countUnreadCall,
  createNotifications as createNotificationsCall,
  listMyNotifications,
  readNotificationPreferences,
} from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { Notifications } from "../notifications.ts";
import { changePreferences } from "../preferences/change-preferences.ts";
import { readPreferences } from "../preferences/read-preferences.ts";
import { countUnread } from "./count-unread.ts";
import { createNotifications } from "./create-notifications.ts";
import { seeMyNotifications } from "./see-my-notifications.ts";

export const notificationRoutes = (app: FastifyInstance, notifications: Notifications) => {
  const { member, allowedTo } = notifications.guards;

  serve(app, countUnreadCall, {
    allow: member,
    handle: (_, caller) => countUnread(notifications, caller),
  });
  serve(app, listMyNotifications, {
    allow: member,
    handle: ({ query }, caller) => seeMyNotifications(notifications, query, caller),
  });
  serve(app, createNotificationsCall, {
    allow: allowedTo(can.editPlans),
    handle: ({ body }, caller) => createNotifications(notifications, body, caller),
  });
  serve(app, readNotificationPreferences, {
    allow: member,
    handle: (_, caller) => readPreferences(notifications, caller),
  });
  serve(app, changeNotificationPreferences, {
    allow: member,
    handle: ({ body }, caller) => changePreferences(notifications, body, caller),
  });
};
