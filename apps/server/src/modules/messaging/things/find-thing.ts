import { NOTED_THINGS, type NotedThing } from "@offertory/contract";
import { NotAllowed } from "../../../platform/http/http-errors.ts";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Messaging } from "../messaging.ts";
import { NotedThingNotFound, NoteKindUnknown } from "../messaging-errors.ts";
import type { NotedThingRules } from "./noted-thing.ts";

export interface ThingNamed {
  contentType: string;
  contentId: string;
}

export const rulesOf = ({ things }: Messaging, contentType: string): NotedThingRules | undefined =>
  isNoted(contentType) ? things[contentType] : undefined;

const isNoted = (name: string): name is NotedThing => NOTED_THINGS.some((known) => known === name);

/** The thing that notes are about, where the caller may read them: others are told that it is not there. */
export async function findThing(
  messaging: Messaging,
  { contentType, contentId }: ThingNamed,
  caller: Caller,
): Promise<NotedThingRules> {
  const rules = rulesOf(messaging, contentType);
  if (!rules) throw new NoteKindUnknown();
  if (!(await rules.mayRead(caller, contentId)) || !(await rules.exists(caller.churchId, contentId)))
    throw new NotedThingNotFound();
  return rules;
}

/** The same for who writes. */
export async function findThingToWrite(messaging: Messaging, named: ThingNamed, caller: Caller): Promise<void> {
  const rules = await findThing(messaging, named, caller);
  if (!(await rules.mayWrite(caller, named.contentId))) throw new NotAllowed();
}
