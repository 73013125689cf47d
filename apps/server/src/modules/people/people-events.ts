import { eventKind } from "../../platform/jobs/events.ts";

/** A person's data is gone: whoever holds more of them lets it go too. */
export const personErased = eventKind<{ churchId: string; personId: string }>("person-erased");

/** Two people turned out to be one: what belonged to the dropped one belongs to the kept one. */
export const peopleMerged = eventKind<{ churchId: string; keepId: string; dropId: string }>("people-merged");
