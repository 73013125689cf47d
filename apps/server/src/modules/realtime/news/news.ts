import { z } from "zod";

/** The ids of what happened, never what was said: who hears of it reads that where it is kept. */
export const About = z.record(z.string(), z.string());
export type About = z.output<typeof About>;

const Trust = z.object({
  userId: z.string(),
  churchId: z.string(),
  personId: z.string(),
  sessionId: z.string(),
  standing: z.string(),
  expiresAt: z.number(),
});

/** To whom an action is told: all who have a conversation open, or some people wherever they are. */
const Hearers = z.object({
  action: z.string(),
  conversationId: z.string().optional(),
  personIds: z.array(z.string()).optional(),
});
export type Hearers = z.output<typeof Hearers>;

/** What one process tells all others, itself among them. */
export const News = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("join"), socketId: z.string(), room: z.string(), trust: z.nullable(Trust) }),
  z.object({ kind: z.literal("leave"), socketId: z.string(), rooms: z.array(z.string()) }),
  z.object({ kind: z.literal("said"), churchId: z.string(), to: z.array(Hearers), about: About }),
]);
export type News = z.output<typeof News>;

export const NEWS_CHANNEL = "offertory_news";
