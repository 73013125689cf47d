import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "The timeline of a donation is visible only to callers with permission to view donations",
    file: "./donation-record.routes.ts",
    find: "allow: donationViewer(context.guards),\n    handle: ({ params }, church) => readTimeline(context, params.id, church),",
    replace:
      "allow: context.guards.member,\n    handle: ({ params }, church) => readTimeline(context, params.id, church as never),",
    test: "./donation-record.test.ts",
    title: "G6.04 a timeline is read with permission to view donations, and only of one's own church",
  },
  {
    guard: "A donation of another church has no timeline",
    file: "./timeline-store.ts",
    find: "from donations d where d.church_id = ${churchId} and d.id = ${id}`",
    replace: "from donations d where ${churchId} <> '' and d.id = ${id}`",
    test: "./donation-record.test.ts",
    title: "G6.04 a timeline is read with permission to view donations, and only of one's own church",
  },
  {
    guard: "Only callers with permission to edit donations can send a receipt again",
    file: "./donation-record.routes.ts",
    find: "context.guards.allowedTo(can.editDonations);",
    replace: "context.guards.member;",
    test: "./donation-record.test.ts",
    title: "a receipt is sent again only with permission to edit donations, and never by another church",
  },
  {
    guard: "A receipt of one donation is sent again at most three times an hour",
    file: "../../giving-emails/resend-receipt.ts",
    find: "await context.limits.count(LIMIT_PER_DONATION, `${churchId} ${donationId}`);",
    replace: "",
    test: "./donation-record.test.ts",
    title: "a receipt is sent again to the donor at most three times an hour, and the timeline names who sent it",
  },
  {
    guard: "Who had a receipt sent again is recorded",
    file: "../../donations/sent-emails/sent-email-store.ts",
    find: "'receipt-resent', ${about}, ${writtenAt}, ${sentBy})",
    replace: "'receipt-resent', ${about}, ${writtenAt}, left(${sentBy}, 0))",
    test: "./donation-record.test.ts",
    title: "a receipt is sent again to the donor at most three times an hour, and the timeline names who sent it",
  },
  {
    guard: "Only callers with permission to edit donations can send the receipts of a selection again",
    file: "./donation-record.routes.ts",
    find: "serve(app, calls.resendReceipts, {\n    allow: editor,",
    replace: "serve(app, calls.resendReceipts, {\n    allow: context.guards.member,",
    test: "./resend-receipts.test.ts",
    title:
      "receipts are sent again only with permission to edit donations, and never with a donation of another church",
  },
  {
    guard: "A selection contains only donations of the caller's own church",
    file: "../../donations/church-donations/read-selection.ts",
    find: "if ((await churchDonations.countOf(churchId, ids)) !== ids.length) throw new DonationNotFound();",
    replace: "void churchDonations;",
    test: "./resend-receipts.test.ts",
    title:
      "receipts are sent again only with permission to edit donations, and never with a donation of another church",
  },
  {
    guard: "The receipts of one selection are limited in number",
    file: "../../donations/church-donations/read-selection.ts",
    find: "if (ids.length > MAX_DONATIONS_SELECTED) throw new TooManySelected();",
    replace: "",
    test: "./resend-receipts.test.ts",
    title: "more than 200 donations are refused",
  },
  {
    guard: "A receipt of a selection is sent again at most once an hour",
    file: "../../giving-emails/resendable-receipt-store.ts",
    find: "and e.written_at > ${notSince})",
    replace: "and e.written_at > ${notSince} and e.sent_by = 'nobody')",
    test: "./resend-receipts.test.ts",
    title: "the receipts of selected donations are sent again, once an hour however often it is asked",
  },
  {
    guard: "Two requests at the same time do not both send a receipt",
    file: "../../giving-emails/resendable-receipt-store.ts",
    find: ".forNoKeyUpdate()",
    replace: "",
    test: "./resend-receipts.test.ts",
    title: "two requests at the same time send each receipt once",
  },
];
