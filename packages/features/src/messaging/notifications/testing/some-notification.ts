import type { Notification } from "@offertory/contract";

export const someNotification = (changes: Partial<Notification> = {}): Notification => ({
  id: "n1",
  contentType: "task",
  contentId: "x1",
  message: "Set up the chairs",
  link: null,
  isNew: false,
  timeSent: "2026-03-01T10:00:00.000Z",
  ...changes,
});
