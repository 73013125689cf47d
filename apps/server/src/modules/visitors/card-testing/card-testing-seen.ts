import { z } from "zod";
import { eventKind } from "../../../platform/jobs/events.ts";

/** Cards are being tested at a church. Published once, when its captcha is escalated. */
export const cardTestingSeen = eventKind("card-testing-seen", z.object({ churchId: z.string() }));
