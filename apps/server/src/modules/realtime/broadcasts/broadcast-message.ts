import { z } from "zod";

/** The ids of what happened, never its content: each process reads that from the database. */
export const About = z.record(z.string(), z.string());
export type About = z.output<typeof About>;

const Trust = z.object({
  userId: z.string(),
  churchId: z.string(),
  personId: z.string(),
  sessionId: z.string(),
  permissionsHash: z.string(),
  expiresAt: z.number(),
});

/** Who receives an action: the sockets in a conversation's room, or those of some people. */
const Recipients = z.object({
  action: z.string(),
  conversationId: z.string().optional(),
  personIds: z.array(z.string()).optional(),
});
export type Recipients = z.output<typeof Recipients>;

/** A message from one process to all processes, including itself. */
export const Broadcast = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("join"), socketId: z.string(), room: z.string(), trust: z.nullable(Trust) }),
  z.object({ kind: z.literal("leave"), socketId: z.string(), rooms: z.array(z.string()) }),
  z.object({ kind: z.literal("said"), churchId: z.string(), to: z.array(Recipients), about: About }),
]);
export type Broadcast = z.output<typeof Broadcast>;

export const BROADCAST_CHANNEL = "offertory_news";
