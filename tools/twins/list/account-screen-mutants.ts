import type { Twin } from "../twin.ts";

const CLIENT = "packages/api-client/src";
const ACCOUNTS = "apps/server/src/modules/accounts";
const MESSAGING = "apps/server/src/modules/messaging";
const TALK = "packages/features/src/talk";

/** What account, message and note screens must not lose, send twice or show to the wrong person. */
export const ACCOUNT_SCREEN_MUTANTS: Twin[] = [
  {
    guard: "Texts that were begun are forgotten at the sign-out",
    file: `${CLIENT}/react/start-client.ts`,
    find: 'session.read().notice !== "ended") forgetTexts();',
    replace: 'session.read().notice === "ended") forgetTexts();',
    test: `${CLIENT}/drafts/kept-text.test.tsx`,
    title: "signing out forgets every text that was begun, and nothing else",
  },
  {
    guard: "Two presses of Send are one message",
    file: "packages/ui/src/fields/message-field.tsx",
    find: "if (busy || isSending.current) return;",
    replace: "if (busy) return;",
    test: "packages/ui/src/fields/message-field.test.tsx",
    title: "S4.09 two presses at once send once",
  },
  {
    guard: "A message that was begun is kept",
    file: `${TALK}/use-draft.ts`,
    find: 'keepText(name, text === initial ? "" : text);',
    replace: "",
    test: `${TALK}/messages/messages-panel.test.tsx`,
    title: "a message that was begun is there again after going back, and gone once it is sent",
  },
  {
    guard: "An email's link leads back to our own pages alone",
    file: `${ACCOUNTS}/links/choose-app.ts`,
    find: "Object.values(appUrls).includes(url.origin)",
    replace: "url.origin !== undefined",
    test: `${ACCOUNTS}/passwords/forgot-password.test.ts`,
    title: "S4.01 the link leads back to the church and the page that the person came from, and to no page of others",
  },
  {
    guard: "The first note on something is heard by those who may read it",
    file: `${MESSAGING}/messages/talk-source.ts`,
    find: "rules !== undefined && (await rules.mayRead(caller, noted.contentId))",
    replace: "rules !== undefined",
    test: `${MESSAGING}/conversations/notes.test.ts`,
    title: "S6.02 the first note on something is heard by who looks at it and may read it, and by nobody else",
  },
  {
    guard: "A name that the church wrote stays when the account is renamed",
    file: "apps/server/src/modules/people/people/rename-own-person.ts",
    find: '.where("firstName", "=", before.firstName)',
    replace: "",
    test: `${ACCOUNTS}/profile/change-profile.test.ts`,
    title: "one's records in churches follow a new name, unless the church wrote another",
  },
  {
    guard: "A tab stays in its church",
    file: `${CLIENT}/session/open-session.ts`,
    find: "tabChurch.read() ?? readCookies(cookies).lastChurchId",
    replace: "readCookies(cookies).lastChurchId",
    test: `${CLIENT}/session/open-session.test.ts`,
    title: "a tab that is loaded again stays in its church, though another tab has gone to another one",
  },
  {
    guard: "A message of unseen signs is blank",
    file: `${MESSAGING}/messages/send-messages.ts`,
    find: "isBlank(content)",
    replace: 'content.trim() === ""',
    test: `${MESSAGING}/messages/messages.test.ts`,
    title: "S5.06 a blank message is refused by its sentence, and nothing else of the same call is sent",
  },
  {
    guard: "Whether somebody has an account is told to those who may look people up or write with them",
    file: `${MESSAGING}/private-messages/find-reach.ts`,
    find: "if (!maySearch && !talk) throw new TalkPartnerNotFound();",
    replace: "",
    test: `${MESSAGING}/private-messages/private-messages.test.ts`,
    title: "S7.08 who writes to somebody learns whether they can read it, and others learn nothing of them",
  },
];
