import type { NotificationKind, NotificationPreferences } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Notifications } from "../notifications.ts";
import type { NotificationDatabase } from "../notifications-tables.ts";

/** The channels of people who chose none: the app for every kind, email for every kind except notes. */
const DEFAULT_CHANNELS: NotificationPreferences = {
  privateMessage: { app: true, mail: true },
  note: { app: true, mail: false },
  formSubmission: { app: true, mail: true },
  task: { app: true, mail: true },
  assignment: { app: true, mail: true },
};

/** Returns the channels that a person chose for each kind, or the defaults. */
export async function readPreferences(
  { db }: Pick<Notifications, "db">,
  { churchId, personId }: Pick<Caller, "churchId" | "personId">,
): Promise<NotificationPreferences> {
  const chosen = await db
    .selectFrom("notificationPreferences")
    .select(["kind", "app", "mail"])
    .where("churchId", "=", churchId)
    .where("personId", "=", personId)
    .execute();
  return { ...DEFAULT_CHANNELS, ...Object.fromEntries(chosen.map(({ kind, ...channels }) => [kind, channels])) };
}

/** Reads the channels of many people for one kind, and returns a function that gives those of a person. */
export async function readChannels(
  db: NotificationDatabase,
  churchId: string,
  personIds: readonly string[],
  kind: NotificationKind,
) {
  const chosen =
    personIds.length === 0
      ? []
      : await db
          .selectFrom("notificationPreferences")
          .select(["personId", "app", "mail"])
          .where("churchId", "=", churchId)
          .where("personId", "in", personIds)
          .where("kind", "=", kind)
          .execute();
  const byPerson = new Map(chosen.map(({ personId, ...channels }) => [personId, channels]));
  return (personId: string) => byPerson.get(personId) ?? DEFAULT_CHANNELS[kind];
}

/** Lists the kinds that a person has turned off in the app. */
export async function listDisabledKinds(
  db: NotificationDatabase,
  churchId: string,
  personId: string,
): Promise<NotificationKind[]> {
  const rows = await db
    .selectFrom("notificationPreferences")
    .select("kind")
    .where("churchId", "=", churchId)
    .where("personId", "=", personId)
    .where("app", "=", false)
    .execute();
  return rows.map(({ kind }) => kind);
}
