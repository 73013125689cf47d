import { sql } from "kysely";
import type { UnreadMessages } from "../../notifications/index.ts";

/** For the count beside the bell, in the same statement as the notifications. */
export const unreadMessages: UnreadMessages = (churchId, personId) =>
  sql`(select unread from unread_counts where church_id = ${churchId} and person_id = ${personId})`;
