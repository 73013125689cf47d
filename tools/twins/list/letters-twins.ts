import type { Twin } from "../twin.ts";

const GIVING = "apps/server/src/modules/giving";
const RECEIPT = { file: `${GIVING}/letters/send-receipt.ts`, test: `${GIVING}/letters/send-receipt.test.ts` };
const RENEWAL = {
  file: `${GIVING}/letters/send-renewal-failed.ts`,
  test: `${GIVING}/letters/send-renewal-failed.test.ts`,
};
const STORE = `${GIVING}/letters/letter-store.ts`;
const ALERTS = `${GIVING}/letters/alert-staff.test.ts`;
const LINKS = `${GIVING}/manage-links/manage-links.test.ts`;

/** Letters about gifts, each written once and to the right mailbox, and the links in them that need no password. */
export const LETTERS_TWINS: Twin[] = [
  {
    guard: "One gift has one receipt",
    file: STORE,
    find: "${writtenAt}) on conflict do nothing returning about",
    replace: "${writtenAt}) on conflict (church_id, kind, about) do update set about = excluded.about returning about",
    test: RECEIPT.test,
    title: "one receipt is written, though the job runs twice, and on two servers at once",
  },
  {
    guard: "That a receipt was written is kept with the letter itself",
    file: STORE,
    find: "): Promise<void> => {\n    await sql`\n      with claimed as (",
    replace:
      "): Promise<void> => {\n    if (!(await letterStore(db).claim(churchId, kind, about, writtenAt))) return;\n    await sql`\n      with claimed as (select 1), never as (",
    test: RECEIPT.test,
    title: "a receipt that could not be posted counts as not written, and is posted when the job runs again",
  },
  {
    guard: "Who has no address is sent no letter",
    file: `${GIVING}/letters/letter-store.ts`,
    find: 'found.email === ""',
    replace: "false",
    test: RECEIPT.test,
    title: "a person without an address gets no receipt, and the gift stands",
  },
  {
    guard: "The lines of a letter are text",
    file: "apps/server/src/platform/mail/lay-out-letter.ts",
    find: "${escapeHtml(value)}</td>",
    replace: "${value}</td>",
    test: RECEIPT.test,
    title: "names, funds and notes are text in a letter, whatever was typed",
  },
  {
    guard: "Nobody has us mail an address of the web by a gift's note",
    file: `${GIVING}/letters/quote-memo.ts`,
    find: 'if (holdsLink(memo)) return "";',
    replace: "",
    test: RECEIPT.test,
    title: "a note that holds an address of the web is not mailed",
  },
  {
    ...RENEWAL,
    guard: "One failed try has one letter",
    find: 'if (!(await stores.letters.claim(churchId, "renewal-failed", `${intentId} ${which}`, giving.now()))) return;',
    replace: "",
    title: "what is said twice of one try is written once, in the donor's language",
  },
  {
    ...RENEWAL,
    guard: "What was paid in the meantime is not complained of",
    find: ' || payment.status === "succeeded"',
    replace: "",
    title: "what was paid or ended before its letter was written is not complained of",
  },
  {
    guard: "One alert of a kind is written in a day",
    file: `${GIVING}/letters/alert-staff.ts`,
    find: "if (!(await stores.letters.claim(churchId, `alert-${kind}`, today, now))) return;",
    replace: "",
    test: ALERTS,
    title: "one alert of a kind is written in a day, though it happens often and at once; the next day another",
  },
  {
    guard: "Alerts go to those who hold the very permission",
    file: "apps/server/src/modules/permissions/roles/list-holders.ts",
    find: '.where("g.action", "=", action)',
    replace: "",
    test: ALERTS,
    title: "that cards are tried out is told to those who edit donations and to administrators, each in their language",
  },
  {
    guard: "Alerts do not go to those who have left",
    file: "apps/server/src/modules/permissions/roles/list-holders.ts",
    find: '.where("p.archived", "=", false)',
    replace: "",
    test: ALERTS,
    title: "that cards are tried out is told to those who edit donations and to administrators, each in their language",
  },
  {
    guard: "A dispute is told of in its own church only",
    file: `${GIVING}/letters/letter-store.ts`,
    find: '.where("s.churchId", "=", churchId)',
    replace: "",
    test: ALERTS,
    title:
      "a dispute is told of with its amount, the gift's number and the last day for an answer, and without the donor",
  },
  {
    guard: "Links have a key of their own",
    file: `${GIVING}/manage-links/manage-link.ts`,
    find: 'openSigning(createHmac("sha256", secret).update("manage-links").digest("base64url"))',
    replace: "openSigning(secret)",
    test: LINKS,
    title: "a link that was forged or changed opens nothing",
  },
  {
    guard: "A link ends",
    file: `${GIVING}/manage-links/manage-link.ts`,
    find: "claims && claims.until * 1000 > giving.now().getTime() ? claims : null",
    replace: "claims ?? null",
    test: LINKS,
    title: "a link is void after 400 days, and in the mailbox of an address that the donor has left",
  },
  {
    guard: "A link is good for the mailbox that it was sent to",
    file: `${GIVING}/manage-links/open-link.ts`,
    find: " || mailboxOf(giving, donor.email) !== claims.to",
    replace: "",
    test: LINKS,
    title: "a link is void after 400 days, and in the mailbox of an address that the donor has left",
  },
  {
    guard: "A link that was voided opens nothing",
    file: `${GIVING}/manage-links/open-link.ts`,
    find: "(await giving.manageLinks.generationOf(churchId, gift.id)) !== claims.generation",
    replace: "false",
    test: LINKS,
    title: "a donor or those who edit donations void all links of a gift; nobody else does",
  },
  {
    guard: "Links are not guessed for long",
    file: `${GIVING}/manage-links/open-link.ts`,
    find: "await giving.limits.count(BY_ADDRESS, address);",
    replace: "",
    test: LINKS,
    title: "who guesses links is stopped after a while",
  },
  {
    guard: "Links are voided by their donor, and by those who edit donations",
    file: `${GIVING}/manage-links/manage.routes.ts`,
    find: "const { churchId, id } = await ownSubscription(giving, params.id, caller);",
    replace: "const { churchId, id } = { churchId: caller.churchId, id: params.id };",
    test: LINKS,
    title: "a donor or those who edit donations void all links of a gift; nobody else does",
  },
  {
    guard: "A link takes no card of another donor",
    file: `${GIVING}/manage-links/save-new-card.ts`,
    find: "if (known?.customerId === customerId) {",
    replace: "if (known) {",
    test: LINKS,
    title: "another donor's card does not pay by a link, and stays theirs",
  },
  {
    guard: "A guest's card joins nobody's methods",
    file: `${GIVING}/manage-links/save-new-card.ts`,
    find: "personId: ownerId }",
    replace: "personId: method.personId }",
    test: LINKS,
    title: "a guest's new card pays from now on, and joins nobody's methods",
  },
  {
    guard: "The donor is told of what was done by a link",
    file: `${GIVING}/manage-links/end-managed-gift.ts`,
    find: 'if (gift.status !== "cancelled") await tellOfEnd(giving, donor, gift, "link");',
    replace: "",
    test: LINKS,
    title: "a link ends the gift; afterwards it still shows that it has ended, and changes nothing",
  },
  {
    guard: "The donor is told of what the church has ended",
    file: `${GIVING}/subscriptions/end-subscription.ts`,
    find: "if (own.personId !== caller.personId) await tellDonor(giving, own);",
    replace: "",
    test: `${GIVING}/subscriptions/list-church-recurring.test.ts`,
    title: "a donor whose recurring gift was ended by the church hears of it once; who ends their own needs no letter",
  },
];
