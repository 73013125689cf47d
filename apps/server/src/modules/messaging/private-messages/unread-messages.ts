import { sql } from "kysely";
import type { UnreadMessages } from "../../notifications/index.ts";

/** Selects the unread counts of a person's private conversations, for the statement that also counts notifications. */
export const unreadMessages: UnreadMessages = (churchId, personId) =>
  sql`(select unread from unread_counts where church_id = ${churchId} and person_id = ${personId})`;
