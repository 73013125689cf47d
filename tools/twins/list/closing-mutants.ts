import type { Twin } from "../twin.ts";

const MODULES = "apps/server/src/modules";
const CLOSING = `${MODULES}/churches/closing`;
const IDENTITY = "apps/server/src/platform/identity";
const MIGRATION = "apps/server/migrations/20261124200000-churches-closings.sql";
const test = `${CLOSING}/close-church.test.ts`;

const ASKED = { test, title: "S2.09 only an administrator closes a church" };
const HIDDEN = { test, title: "S2.09 a church that closes is there for nobody but its administrators" };
const GIFTS = { test, title: "S2.09 closing ends every recurring gift and tells its donor" };
const UNDONE = { test, title: "S2.09 on day 29 any administrator undoes it" };
const ERASED = { test, title: "S2.09 on day 31 the church is erased from every table" };
const KEPT = { test, title: "S2.09 the server's own role can neither bring the day forward" };

/** The public forgets a church that closes, in each place where it would find it. */
const seenByPublic = (guard: string, file: string, find: string, replace = ""): Twin => ({
  guard,
  file: `${MODULES}/${file}`,
  find,
  replace,
  ...HIDDEN,
});

/** Closing a church: who may, who still sees it, what becomes of its money, and what is erased when. */
export const CLOSING_TWINS: Twin[] = [
  {
    guard: "Only who is in the role of administrators closes a church",
    file: `${IDENTITY}/access.ts`,
    find: "if (!caller.isAdmin) throw new NotAllowed();",
    replace: "",
    ...ASKED,
  },
  {
    guard: "The name of the church is typed to close it",
    file: `${CLOSING}/close-church.ts`,
    find: "if (!isNameTyped(name, church.name)) throw new ChurchNameDiffers();",
    replace: "",
    ...ASKED,
  },
  {
    guard: "An administrator closes their own church alone",
    file: `${CLOSING}/close-church.ts`,
    find: "churchId === caller.churchId ? await churches.churches.findDetails(churchId) : undefined",
    replace: "await churches.churches.findDetails(churchId)",
    ...ASKED,
  },
  {
    guard: "An administrator undoes the closing of their own church alone",
    file: `${CLOSING}/reopen-church.ts`,
    find: "if (churchId !== caller.churchId) throw new ChurchNotFound();",
    replace: "",
    ...ASKED,
  },
  {
    guard: "Nothing is changed in a church that closes",
    file: `${IDENTITY}/access.ts`,
    find: 'if (caller.isChurchClosing && request.method !== "GET") throw new ChurchCloses();',
    replace: "",
    ...HIDDEN,
  },
  {
    guard: "An administrator gives nothing to a church that closes",
    file: `${IDENTITY}/access.ts`,
    find: "return proved?.caller.isChurchClosing ? null : proved;",
    replace: "return proved;",
    ...GIFTS,
  },
  {
    guard: "Only administrators sign in to a church that closes",
    file: "apps/server/migrations/20261124200100-accounts-closing-standing.sql",
    find: "and (k.church_id is null or a.is_admin)",
    replace: "",
    ...HIDDEN,
  },
  seenByPublic(
    "A church that closes is not found",
    "churches/churches/church-store.ts",
    '.where(notClosing("churchCards.churchId"))',
  ),
  seenByPublic(
    "The public settings of a church that closes are not read",
    "churches/settings/setting-store.ts",
    '.where(notClosing("c.id"))',
  ),
  seenByPublic(
    "The funds of a church that closes are not offered",
    "giving/funds/fund-reader.ts",
    '.where(notClosing("funds.churchId"))',
  ),
  seenByPublic(
    "The gateways of a church that closes are not offered",
    "giving/gateways/gateway-reader.ts",
    '.where("churchId", "=", churchId)\n        .where(notClosing("gateways.churchId"))',
    '.where("churchId", "=", churchId)',
  ),
  seenByPublic(
    "A form of a church that closes is not opened",
    "forms/forms/form-store.ts",
    '.where(notClosing("forms.churchId"))',
  ),
  seenByPublic(
    "The questions of a church that closes are not shown",
    "forms/questions/question-reader.ts",
    '.where(notClosing("f.churchId"))\n      .orderBy("q.position")',
    '.orderBy("q.position")',
  ),
  seenByPublic(
    "Events of a church that closes are not shown",
    "calendar/events/event-store.ts",
    '.where(notClosing("churchCards.churchId"))',
  ),
  seenByPublic(
    "Pages of a church that closes are not shown",
    "content/publishing/published-reader.ts",
    '.where(notClosing("site.churchId"))',
  ),
  seenByPublic(
    "The menu of a church that closes is not shown",
    "content/navigation/navigation-store.ts",
    '.where(notClosing("churchSites.churchId"))',
  ),
  seenByPublic(
    "A church that closes is not listed with lessons",
    "lessons/library/library-store.ts",
    '.where(notClosing("church.churchId"))\n        .where(({ exists, selectFrom }) =>',
    ".where(({ exists, selectFrom }) =>",
  ),
  seenByPublic(
    "Nobody becomes a person of a church that closes",
    "people/people/load-or-create-person.ts",
    '.where(notClosing("churchCards.churchId"))',
  ),
  {
    guard: "A guest gives nothing to a church that closes",
    file: `${MODULES}/giving/guests/guest-store.ts`,
    find: '.where(notClosing("churchCards.churchId"))',
    replace: "",
    ...GIFTS,
  },
  {
    guard: "What a payment provider tells of a church that closes is taken",
    file: `${MODULES}/giving/gateways/gateway-reader.ts`,
    find: '$if(column === "churchId", ',
    replace: "$if(true, ",
    test: `${MODULES}/giving/webhooks/closing-church.test.ts`,
    title: "S2.09 what the payment provider tells of a church that closes is still taken",
  },
  {
    guard: "The donor of a gift that ends with the church is told",
    file: `${MODULES}/giving/subscriptions/end-church-subscriptions.ts`,
    find: 'if (subscription.status !== "incomplete") await tellDonor(giving, subscription);',
    replace: "",
    ...GIFTS,
  },
  {
    guard: "Closing ends the recurring gifts",
    file: `${CLOSING}/close-church.ts`,
    find: "await churches.say(tx, churchCloses, { churchId });",
    replace: "",
    ...GIFTS,
  },
  {
    guard: "Nothing that is due is taken in a church that closes",
    file: `${MODULES}/giving/subscriptions/attend-subscriptions.ts`,
    find: "if (begins && (await giving.subscriptions.isClosing(subscription.churchId)))",
    replace: "if (begins && subscription.churchId === '')",
    test,
    title: "S2.09 a recurring gift on our own timetable is not taken in a church that closes",
  },
  {
    guard: "Administrators are reminded once, before the day",
    file: `${CLOSING}/process-closings.job.ts`,
    find: "if (!isDue && remindedAt === null)",
    replace: "if (isDue && remindedAt === null)",
    ...UNDONE,
  },
  {
    guard: "Nothing is undone once the day has come",
    file: `${CLOSING}/reopen-church.ts`,
    find: "if (closing.isOver) throw new ClosingOver();",
    replace: "",
    ...ERASED,
  },
  {
    guard: "Erasing waits for money that moves",
    file: `${CLOSING}/process-closings.job.ts`,
    find: "if (erasingAt === null && !hasWaited && (await churches.isMoneyMoving(churchId))) continue;",
    replace: "if (hasWaited) continue;",
    test,
    title: "S2.09 erasing waits for a payment that has no outcome yet",
  },
  {
    guard: "Administrators are told that the church was erased",
    file: `${CLOSING}/process-closings.job.ts`,
    find: "if (marked) await emailAdministrators(",
    replace: "if (marked && kind !== 'erased') await emailAdministrators(",
    ...ERASED,
  },
  {
    guard: "The database keeps the 30 days",
    file: MIGRATION,
    find: "new.closes_at := old.closes_at;",
    replace: "",
    ...KEPT,
  },
  {
    guard: "The database erases no church whose day has not come",
    file: MIGRATION,
    find: "and closes_at <= now() and erasing_at is not null for update",
    replace: "for update",
    ...KEPT,
  },
  {
    guard: "The settings' last box leads to closing only those who hold everything",
    file: "apps/portal/src/settings/closing/close-church-box.tsx",
    find: "if (!CHURCH_PERMISSIONS.every(can)) return null;",
    replace: "",
    test: "apps/portal/src/settings/settings-page.test.tsx",
    title: "S2.09 who only edits settings is not offered to close the church",
  },
  {
    guard: "A page's header shows the help about it",
    file: "packages/ui/src/layout/page-header.tsx",
    find: 'self-start">{help}</div>',
    replace: 'self-start"></div>',
    test: "packages/ui/src/layout/page-header.test.tsx",
    title: "S2.16 a page header shows the help about its page",
  },
  {
    guard: "A church's picture that is broken is not shown",
    file: "packages/ui/src/media/image-or.tsx",
    find: "onError={() => setBroken(src)}",
    replace: "",
    test: "apps/church-site/src/light/church-head.test.tsx",
    title: "a church's logo that cannot be loaded gives way to a sign beside the church's name",
  },
  {
    guard: "A note on a gift or a response says which one",
    file: "apps/server/src/modules/messaging/messages/tell-writers.ts",
    find: "if (describe) return describe(name, t, language);",
    replace: "",
    test: "apps/server/src/modules/messaging/conversations/notes.test.ts",
    title: "a note on a gift, a form or a response tells which one, and links to it",
  },
];
