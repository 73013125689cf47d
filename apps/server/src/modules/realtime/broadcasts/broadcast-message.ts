import { z } from "zod";

/** The ids of what happened, never what was said: who hears of it reads that where it is kept. */
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

/** To whom an action is told: all who have a conversation open, or some people wherever they are. */
const Recipients = z.object({
  action: z.string(),
  conversationId: z.string().optional(),
  personIds: z.array(z.string()).optional(),
});
export type Recipients = z.output<typeof Recipients>;

/** What one process tells all others, itself among them. */
export const Broadcast = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("join"), socketId: z.string(), room: z.string(), trust: z.nullable(Trust) }),
  z.object({ kind: z.literal("leave"), socketId: z.string(), rooms: z.array(z.string()) }),
  z.object({ kind: z.literal("said"), churchId: z.string(), to: z.array(Recipients), about: About }),
]);
export type Broadcast = z.output<typeof Broadcast>;

export const BROADCAST_CHANNEL = "offertory_news";
