import {
  createNotifications,
  readPrivateMessage,
  sendMessages,
  startConversations,
  startPrivateMessages,
  type UserChurch,
} from "@offertory/contract";
import { tokenOf, type DemoCall } from "./demo-caller.ts";

interface Said {
  by: "admin" | "other";
  words: string;
}

const OF_TREASURER: readonly Said[] = [
  { by: "other", words: "The batch of last Sunday is counted. Two checks had no fund on them." },
  {
    by: "admin",
    words: "Thank you for staying so long. Put them into the General Fund, please; I will ask both families.",
  },
  { by: "other", words: "Done." },
];
const OF_MEMBER: readonly Said[] = [
  { by: "other", words: "Is the hall free on Friday evening? The youth would like to cook together." },
  { by: "admin", words: "It is, from six to nine. Please lock the side door when you leave." },
  { by: "other", words: "We will. Thank you!\nCould somebody show us how the stove works?" },
];

/**
 * Adds two private conversations of the administrator, one of them with an unread message, a note on the member, and a
 * notification to the member.
 */
export async function addConversations(
  call: DemoCall,
  admin: UserChurch,
  others: readonly UserChurch[],
): Promise<void> {
  const [treasurer, member] = others;
  if (treasurer) await startConversation(call, admin, treasurer, OF_TREASURER, { isRead: true });
  if (!member) return;
  await startConversation(call, admin, member, OF_MEMBER, { isRead: false });
  const token = tokenOf(admin, "MessagingApi");
  const about = { contentType: "person", contentId: member.person.id };
  const [notes] = await call(startConversations, token, { body: [about] });
  const content = "Offered to drive people to the clinic on Wednesdays.";
  await call(sendMessages, token, { body: [{ conversationId: notes?.id ?? "", content }] });
  await call(createNotifications, token, {
    body: {
      peopleIds: [member.person.id],
      contentType: "assignment",
      contentId: "sunday-greeters",
      message: "You are down to greet at the door on Sunday.",
    },
  });
}

async function startConversation(
  call: DemoCall,
  admin: UserChurch,
  other: UserChurch,
  said: readonly Said[],
  { isRead }: { isRead: boolean },
): Promise<void> {
  const begins = tokenOf(other, "MessagingApi");
  const [conversation] = await call(startConversations, begins, {
    body: [{ contentType: "privateMessage", contentId: other.person.id, visibility: "hidden" }],
  });
  const conversationId = conversation?.id ?? "";
  const [begun] = await call(startPrivateMessages, begins, {
    body: [{ fromPersonId: other.person.id, toPersonId: admin.person.id, conversationId }],
  });
  const params = { id: begun?.id ?? "" };
  const answers = tokenOf(admin, "MessagingApi");
  for (const { by, words } of said) {
    const token = by === "admin" ? answers : begins;
    // The sender has read the earlier messages, so that only the last one can stay unread.
    await call(readPrivateMessage, token, { params });
    await call(sendMessages, token, { body: [{ conversationId, content: words }] });
  }
  await call(readPrivateMessage, begins, { params });
  if (isRead) await call(readPrivateMessage, answers, { params });
}
