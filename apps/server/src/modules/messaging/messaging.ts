import type { Connection } from "../../platform/database/connection.ts";
import type { PrepareList } from "../../platform/database/prepare-rows.ts";
import type { Guards } from "../../platform/identity/access.ts";
import type { Limits } from "../../platform/limits/limits.ts";
import type { Notifications } from "../notifications/index.ts";
import { openConversationReader, type FindConversation } from "./conversations/conversation-reader.ts";
import { openMessageReader, type MessageReader } from "./conversations/message-reader.ts";
import { openPrivateMessageReader, type PrivateMessageReader } from "./private-messages/private-message-reader.ts";
import type { MessagingDatabase, MessagingTables } from "./messaging-tables.ts";
import { peopleNoteSubjects, type NoteSubjects } from "./note-subjects/note-subject.ts";

export interface MessagingNeeds {
  guards: Guards;
  prepareList: PrepareList;
  limits: Limits;
  notifications: Notifications;
  now: () => Date;
  newId: () => string;
}

export interface Messaging extends MessagingNeeds {
  connection: Connection;
  db: MessagingDatabase;
  messages: MessageReader;
  findConversation: FindConversation;
  privateMessages: PrivateMessageReader;
  /** The rules of each kind of subject that notes can be written on. app.ts adds those of later modules. */
  noteSubjects: NoteSubjects;
}

export function openMessaging(connection: Connection, needs: MessagingNeeds): Messaging {
  const db = connection.$extendTables<MessagingTables>();
  const { prepareList } = needs;
  return {
    ...needs,
    connection,
    db,
    messages: openMessageReader(db, prepareList),
    findConversation: openConversationReader(db, prepareList),
    privateMessages: openPrivateMessageReader(db, prepareList),
    noteSubjects: peopleNoteSubjects(db),
  };
}
