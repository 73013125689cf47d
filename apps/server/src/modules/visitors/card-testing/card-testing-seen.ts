import { z } from "zod";
import { eventKind } from "../../../platform/jobs/events.ts";

/** So many cards are declined at a church that somebody is trying them out there: said once, when it becomes wary. */
export const cardTestingSeen = eventKind("card-testing-seen", z.object({ churchId: z.string() }));
