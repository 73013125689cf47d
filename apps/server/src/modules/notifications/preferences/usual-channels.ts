import type { NotificationPreferences } from "@offertory/contract";

/** Of what people are told who chose nothing: in the app of everything, by mail of what is for them alone. */
export const DEFAULT_CHANNELS: NotificationPreferences = {
  privateMessage: { app: true, mail: true },
  note: { app: true, mail: false },
  formSubmission: { app: true, mail: true },
  task: { app: true, mail: true },
  assignment: { app: true, mail: true },
};
