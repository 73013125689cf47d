import type { NotificationKind } from "@offertory/contract";
import type { ColumnType, Generated, Kysely } from "kysely";

/** The tables of the notifications module, and the views of other modules that it joins. */
export type NotificationTables = {
  notifications: {
    churchId: string;
    id: string;
    personId: string;
    kind: NotificationKind;
    contentId: string;
    message: string;
    link: string | null;
    listed: boolean;
    isNew: Generated<boolean>;
    timeSent: ColumnType<Date, Date, Date>;
  };
  notificationPreferences: { churchId: string; personId: string; kind: NotificationKind; app: boolean; mail: boolean };
  peopleNames: {
    churchId: string;
    personId: string;
    firstName: string;
    nick: string;
    email: string;
    archived: boolean;
  };
  accountHolders: { churchId: string; personId: string; hasPassword: boolean; language: string };
  churchCards: { churchId: string; name: string };
};

export type NotificationDatabase = Kysely<NotificationTables>;
