import { z } from "zod/mini";
import { PersonCard } from "../people/person.ts";

export const MAX_MESSAGE_LENGTH = 10_000;

/** How many messages or conversations one call may contain, because each is a transaction of its own. */
export const MAX_MESSAGES_AT_ONCE = 10;

export const Message = z.object({
  id: z.string(),
  churchId: z.string(),
  conversationId: z.string(),
  /** Who wrote it; null once that person is deleted. */
  personId: z.nullable(z.string()),
  /** The writer's current name. */
  displayName: z.string(),
  content: z.string(),
  timeSent: z.string(),
  /** When it was last changed; null when it never was. */
  timeUpdated: z.nullable(z.string()),
  /** The recipient of a private message; missing for a note. */
  notifyPersonId: z.optional(z.string()),
  /** The id that the sender's device chose before sending; null when it chose none. */
  clientId: z.nullable(z.string()),
  /**
   * The writer's name and photo, only with their first message in an answer; null in their other messages, and once
   * they are deleted.
   */
  person: z.nullable(PersonCard),
});
export type Message = z.output<typeof Message>;

/** Returns whether the message was changed after it was sent. */
export const isEdited = ({ timeSent, timeUpdated }: Pick<Message, "timeSent" | "timeUpdated">): boolean =>
  timeUpdated !== null && timeUpdated !== timeSent;
