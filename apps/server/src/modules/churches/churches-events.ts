import { z } from "zod";
import { eventKind } from "../../platform/jobs/events.ts";

/** A church was closed by an administrator. Subscribers end what runs on a schedule there, such as recurring gifts. */
export const churchCloses = eventKind("church-closes", z.object({ churchId: z.string() }));

/** Every row of a church was deleted. Subscribers delete what they keep of it outside its tables, such as files. */
export const churchErased = eventKind("church-erased", z.object({ churchId: z.string() }));
