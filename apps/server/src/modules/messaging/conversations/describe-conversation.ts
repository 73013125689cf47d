import type { Conversation } from "@offertory/contract";
import type { Selectable } from "kysely";
import type { MessagingTables } from "../messaging-tables.ts";

export type ConversationRow = Selectable<MessagingTables["conversations"]>;

export const describeConversation = (row: ConversationRow): Conversation => ({
  id: row.id,
  churchId: row.churchId,
  contentType: row.contentType,
  contentId: row.contentId,
  title: row.title,
  visibility: row.visibility,
  allowAnonymousPosts: row.allowAnonymousPosts,
  dateCreated: row.dateCreated.toISOString(),
});
