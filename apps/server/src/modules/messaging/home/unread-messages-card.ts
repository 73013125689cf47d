import { everyone, type HomeCardSource } from "../../../platform/home-cards/home-card-source.ts";
import type { Messaging } from "../messaging.ts";
import { countUnreadOf } from "../private-messages/unread-messages.ts";

const SHOWN = 3;

/** The caller's unread private messages, and who wrote the latest of them. */
export const unreadMessagesCard = ({ db }: Pick<Messaging, "db">): HomeCardSource => ({
  kind: "unreadMessages",
  allow: everyone,
  async read({ churchId, personId }) {
    const { count, from } = await countUnreadOf(db, { churchId, personId, limit: SHOWN });
    return count > 0 ? { kind: "unreadMessages", count, from } : null;
  },
});
