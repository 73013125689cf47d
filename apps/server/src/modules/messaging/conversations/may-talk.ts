import { NotAllowed } from "../../../platform/http/http-errors.ts";
import type { Caller } from "../../../platform/identity/caller.ts";
import type { Messaging } from "../messaging.ts";
import { ConversationNotFound, TalkPartnerNotFound } from "../messaging-errors.ts";
import { rulesOf } from "../things/find-thing.ts";

/** A conversation as the caller has it before them. */
export interface OpenTalk {
  churchId: string;
  id: string;
  contentType: string;
  contentId: string;
  /** Of a private talk: its name, and the other one; null once they are gone. */
  privateMessageId: string | null;
  otherPersonId: string | null;
}

/** The one place that says who reads a conversation: of a private one the two, of notes who may read of the thing. */
export async function findTalk(messaging: Messaging, id: string, caller: Caller): Promise<OpenTalk | null> {
  const { churchId, personId } = caller;
  const [found] = await messaging.findConversation({ churchId, id, personId });
  if (!found) return null;
  if (found.contentType === "privateMessage") return found.privateMessageId ? found : null;
  const rules = rulesOf(messaging, found.contentType);
  const mayRead = rules && (await rules.mayRead(caller, found.contentId));
  return mayRead && (await rules.exists(churchId, found.contentId)) ? found : null;
}

export async function talkToRead(messaging: Messaging, id: string, caller: Caller): Promise<OpenTalk> {
  const talk = await findTalk(messaging, id, caller);
  if (!talk) throw new ConversationNotFound();
  return talk;
}

export async function talkToWrite(messaging: Messaging, id: string, caller: Caller): Promise<OpenTalk> {
  const talk = await talkToRead(messaging, id, caller);
  if (talk.privateMessageId) {
    if (!talk.otherPersonId) throw new TalkPartnerNotFound();
    return talk;
  }
  if (!(await rulesOf(messaging, talk.contentType)?.mayWrite(caller, talk.contentId))) throw new NotAllowed();
  return talk;
}
