import type { Twin } from "../twin.ts";

const SERVER = "apps/server/src";
const MAIL = `${SERVER}/platform/mail`;
const CHURCH_EMAILS = `${MAIL}/church-emails.test.ts`;
const NAMES = "names of churches, roles and people that hold a web address are refused, wherever they are saved";
const LATER = "invitations that were on their way when the day was full go out on the next day with room";

/** What keeps emails from carrying what they must not, and from reaching whom they must not. */
export const EMAIL_SAFETY_MUTANTS: readonly Twin[] = [
  {
    guard: "Email safety: A church's emails of a day are limited",
    file: `${MAIL}/church-email-limit.ts`,
    find: " where d.sent < ${shareOf(asked)}",
    replace: "",
    test: CHURCH_EMAILS,
    title: LATER,
  },
  {
    guard: "Email safety: An invitation is refused while somebody can be told",
    file: `${SERVER}/modules/permissions/roles/change-members.ts`,
    find: 'await permissions.emails.refuseWithoutRoom(tx, churchId, "staff");',
    replace: "",
    test: CHURCH_EMAILS,
    title:
      "a church that has sent all its emails of a day is refused another invitation until tomorrow, and receipts and passwords are not held back",
  },
  {
    guard: "Email safety: Visitors have a share of their own",
    file: `${SERVER}/modules/forms/submissions/count-submission.ts`,
    find: '"visitors"',
    replace: '"staff"',
    test: CHURCH_EMAILS,
    title: "strangers who fill in forms use up their own share of a church's emails and no other",
  },
  {
    guard: "Email safety: An email without room waits for tomorrow",
    file: `${SERVER}/modules/notifications/notices/mail-notice.job.ts`,
    find: "await addJob(tx, { name: MAIL_NOTICE, payload: { churchId, id }, runAt: emails.tomorrow() });",
    replace: "",
    test: CHURCH_EMAILS,
    title:
      "a message to more people than a church may email today is refused as a whole; an email that finds no room waits for tomorrow",
  },
  {
    guard: "Email safety: Statements beyond the limit wait",
    file: `${SERVER}/modules/giving/statements/send-statements.job.ts`,
    find: "if (isFull) return pauseUntilTomorrow();",
    replace: "if (isFull) break;",
    test: `${SERVER}/modules/giving/statements/mail-statements.test.ts`,
    title:
      "a mailing that is larger than a church's emails of a day goes on the next day, says until when it waits, and loses nobody",
  },
  ...[
    ["modules/churches/churches/make-church.ts", "refuseLinkInName(draft.name);"],
    ["modules/churches/churches/change-church.ts", "refuseLinkInName(change.name);"],
    ["modules/permissions/roles/add-role.ts", "refuseLinkInName(name);"],
    ["modules/permissions/roles/change-role.ts", "refuseLinkInName(name);"],
    [
      "modules/people/people/check-person.ts",
      "refuseLinkInName(firstName, middleName, lastName, nickName, prefix, suffix);",
    ],
    ["modules/accounts/users/register-user.ts", "refuseLinkInName(firstName, lastName);"],
    ["modules/accounts/profile/change-profile.ts", "refuseLinkInName(firstName, lastName);"],
  ].map(([file = "", find = ""]) => ({
    guard: `Email safety: no link in a name: ${file}`,
    file: `${SERVER}/${file}`,
    find,
    replace: ";",
    test: CHURCH_EMAILS,
    title: NAMES,
  })),
  {
    guard: "A donor is not made under a name that holds a web address",
    file: `${SERVER}/modules/people/people/find-or-add-person.ts`,
    find: "refuseLinkInName(firstName, lastName);",
    replace: "",
    test: `${SERVER}/modules/giving/guests/guests.test.ts`,
    title: "is not made under a name that holds a web address, and nothing is charged",
  },
  {
    guard: "Email safety: An email breaks what could become a link",
    file: "packages/contract/src/text/holds-link.ts",
    find: 'word.replace(/[.．｡:@/?#](?=\\S)/g, "$& ")',
    replace: "word",
    test: CHURCH_EMAILS,
    title:
      "a name with a web address from before the rule is no link in an email, and the rest of its church can still be changed",
  },
  {
    guard: "Email safety: queued emails are encrypted",
    file: `${MAIL}/email-queue.ts`,
    find: "payload: sealEmail(sealing, letter)",
    replace: "payload: { ...letter, ...sealEmail(sealing, letter) }",
    test: `${MAIL}/sealed-email.test.ts`,
    title: "no link, code or token of an email can be read in any table, neither while it waits nor after it failed",
  },
  {
    guard: "Email safety: administrators hear of new keys",
    file: `${SERVER}/modules/giving/gateways/set-up-gateway.ts`,
    find: 'await record(giving, tx, by, keys ? "gatewayKeys" : "gatewaySettings", gateway.provider);',
    replace: "",
    test: `${SERVER}/modules/permissions/security-changes/security-changes.test.ts`,
    title:
      "every change of keys, roles and settings is told to all administrators in one email: what, who, when and from where, without a secret",
  },
  {
    guard: "Email safety: administrators hear of a new provider",
    file: `${SERVER}/modules/giving/gateways/set-up-gateway.ts`,
    find: 'await record(giving, tx, by, "gatewayAdded", provider);',
    replace: "",
    test: `${SERVER}/modules/permissions/security-changes/security-changes.test.ts`,
    title:
      "every change of keys, roles and settings is told to all administrators in one email: what, who, when and from where, without a secret",
  },
  {
    guard: "Email safety: administrators hear what a role permits",
    file: `${SERVER}/modules/permissions/roles/change-role.ts`,
    find: "await recordSecurityChange(permissions, tx, { ...caller, address }, ...changesOf(role, { name, granted }));",
    replace: "",
    test: `${SERVER}/modules/permissions/security-changes/security-changes.test.ts`,
    title:
      "every change of keys, roles and settings is told to all administrators in one email: what, who, when and from where, without a secret",
  },
  {
    guard: "Email safety: administrators hear of settings",
    file: `${SERVER}/modules/churches/settings/save-settings.ts`,
    find: 'changed.includes("confirmNewcomers") ?',
    replace: "false ?",
    test: `${SERVER}/modules/permissions/security-changes/security-changes.test.ts`,
    title:
      "every change of keys, roles and settings is told to all administrators in one email: what, who, when and from where, without a secret",
  },
  {
    guard: "Email safety: administrators hear of a new web address",
    file: `${SERVER}/modules/churches/churches/change-church.ts`,
    find: 'changed.includes("subDomain")\n',
    replace: "false\n",
    test: `${SERVER}/modules/permissions/security-changes/security-changes.test.ts`,
    title:
      "every change of keys, roles and settings is told to all administrators in one email: what, who, when and from where, without a secret",
  },
  {
    guard: "Email safety: whoever was removed is told",
    file: `${SERVER}/modules/permissions/security-changes/email-security-changes.job.ts`,
    find: "...changes.flatMap(({ administrators }) => administrators)",
    replace: "",
    test: `${SERVER}/modules/permissions/security-changes/security-changes.test.ts`,
    title: "an administrator who is removed is told of it; what is refused or changes nothing is told to nobody",
  },
  {
    guard: "Email safety: nobody puts the email off",
    file: `${SERVER}/modules/permissions/security-changes/record-security-change.ts`,
    find: "new Date(new Date(oldest).getTime() + GATHER_MS)",
    replace: "new Date(changedAt.getTime() + GATHER_MS)",
    test: `${SERVER}/modules/permissions/security-changes/security-changes.test.ts`,
    title: "changes that go on do not put the email off",
  },
  {
    guard: "Email safety: errors are logged by their few fields",
    file: `${SERVER}/platform/observe/logger.ts`,
    find: "err: (error: unknown) => describeError(error),",
    replace: "",
    test: `${SERVER}/platform/observe/log-markers.test.ts`,
    title: "nothing of what is sent, in a query, a path, a header or a body, is ever in the log, whatever is answered",
  },
  {
    guard: "Email safety: quotations stay out of the log",
    file: `${SERVER}/platform/observe/describe-error.ts`,
    find: "if (first < 0) return plain;",
    replace: "if (first < 0 || first >= 0) return plain;",
    test: `${SERVER}/platform/observe/log-markers.test.ts`,
    title: "an error is logged without addresses, quotations, tokens and what libraries hang on it",
  },
  {
    guard: "Email safety: tokens stay out of the log",
    file: `${SERVER}/platform/observe/describe-error.ts`,
    find: '    .replace(/[\\w.~+=-]{20,}/g, "…")\n',
    replace: "",
    test: `${SERVER}/platform/observe/log-markers.test.ts`,
    title: "an error is logged without addresses, quotations, tokens and what libraries hang on it",
  },
  {
    guard: "Email safety: a network causes few calls to PayPal",
    file: `${SERVER}/modules/giving/webhooks/receive-webhook.ts`,
    find: "await giving.limits.count(ASKS_BY_NETWORK, networkOf(giving, address));",
    replace: "",
    test: `${SERVER}/modules/giving/providers/paypal/paypal-webhooks.test.ts`,
    title: "a flood of forged letters causes hardly a call to PayPal, and genuine ones get through it",
  },
  {
    guard: "Email safety: a church's webhook causes few calls to PayPal",
    file: `${SERVER}/modules/giving/webhooks/receive-webhook.ts`,
    find: "await giving.limits.count(ASKS_BY_CHURCH, churchId);",
    replace: "",
    test: `${SERVER}/modules/giving/providers/paypal/paypal-webhooks.test.ts`,
    title: "a flood of forged letters causes hardly a call to PayPal, and genuine ones get through it",
  },
  {
    guard: "Email safety: PayPal's certificate is kept",
    file: `${SERVER}/modules/giving/providers/paypal/paypal-certificates.ts`,
    find: "if (known && known.until > now.getTime()) return known.key;",
    replace: "",
    test: `${SERVER}/modules/giving/providers/paypal/paypal-webhooks.test.ts`,
    title: "a flood of forged letters causes hardly a call to PayPal, and genuine ones get through it",
  },
  {
    guard: "Email safety: old letters of PayPal are refused",
    file: `${SERVER}/modules/giving/providers/paypal/verify-signature.ts`,
    find: " && isRecent(time, now)",
    replace: "",
    test: `${SERVER}/modules/giving/providers/paypal/paypal-webhooks.test.ts`,
    title: "a letter of PayPal's that was kept for long is not taken, though its signature is right",
  },
  {
    guard: "Email safety: certificates come from PayPal alone",
    file: `${SERVER}/modules/giving/providers/paypal/paypal-certificates.ts`,
    find: " && HOSTS[environment].includes(url.hostname)",
    replace: "",
    test: `${SERVER}/modules/giving/providers/paypal/paypal-certificates.test.ts`,
    title: "certificates are fetched from PayPal's own hosts of the right world, and from nowhere else",
  },
  {
    guard: "Email safety: answers with links go to one's own address alone",
    file: `${SERVER}/modules/forms/letters/compose-answer-letter.ts`,
    find: 'const isStranger = to !== sameEmail(account?.email ?? "");',
    replace: "const isStranger = row.submittedBy === null;",
    test: `${SERVER}/modules/forms/letters/answer-letter.test.ts`,
    title:
      "nobody has a link mailed to an address that is not their own, signed in or not, and no form's own text carries one",
  },
];
