import { z } from "zod/mini";
import { PersonCard } from "../people/person.ts";

/** The longest that anybody can say at once. */
export const MAX_MESSAGE_LENGTH = 10_000;

/** How many messages, conversations or private conversations one call takes: each is a transaction of its own. */
export const MAX_MESSAGES_AT_ONCE = 10;

export const Message = z.object({
  id: z.string(),
  churchId: z.string(),
  conversationId: z.string(),
  /** Who wrote it; null once that person is gone. */
  personId: z.nullable(z.string()),
  /** The writer's name as it was known when this was read. */
  displayName: z.string(),
  content: z.string(),
  timeSent: z.string(),
  /** When it was changed; null while it is as it was sent. */
  timeUpdated: z.nullable(z.string()),
  /** Of a private message whom it is for; of a note there is nobody. */
  notifyPersonId: z.optional(z.string()),
  /** The name that the writer's own machine gave it before it was sent. */
  clientId: z.nullable(z.string()),
  /** The writer's name and picture, with the first message of theirs in an answer; null with the others, and once they are gone. */
  person: z.nullable(PersonCard),
});
export type Message = z.output<typeof Message>;

/** Told apart by having been changed after it was sent. */
export const isEdited = ({ timeSent, timeUpdated }: Pick<Message, "timeSent" | "timeUpdated">): boolean =>
  timeUpdated !== null && timeUpdated !== timeSent;
