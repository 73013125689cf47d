import { z } from "zod";
import { eventKind } from "../../platform/jobs/events.ts";

/** A church closes: whatever goes on by itself there ends. */
export const churchCloses = eventKind("church-closes", z.object({ churchId: z.string() }));

/** Every row of a church is gone: whoever keeps something of it outside the tables lets it go too. */
export const churchErased = eventKind("church-erased", z.object({ churchId: z.string() }));
