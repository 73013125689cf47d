import type { Mutant } from "../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "The lines of an email are text",
    file: "./render-email.ts",
    find: "${escapeHtml(value)}</td>",
    replace: "${value}</td>",
    test: "../../modules/giving-emails/send-receipt.test.ts",
    title: "names, funds and notes are text in an email, whatever was typed",
  },
  {
    guard: "Emails show what strangers typed as text",
    file: "./render-email.ts",
    find: "text.replace(/[&<>\"']/g, (character) => ENTITIES[character] ?? character)",
    replace: "text",
    test: "./render-email.test.ts",
    title: "what somebody typed is text in an email",
  },
  {
    guard: "Email safety: A church's emails of a day are limited",
    file: "./church-email-limit.ts",
    find: " where d.sent < ${dailyLimit(request)}",
    replace: "",
    test: "./church-emails.test.ts",
    title: "invitations that were on their way when the day was full go out on the next day with room",
  },
  {
    guard: "Email safety: queued emails are encrypted",
    file: "./email-queue.ts",
    find: "payload: encryptEmail(encryption, email)",
    replace: "payload: { ...email, ...encryptEmail(encryption, email) }",
    test: "./encrypted-email.test.ts",
    title: "no link, code or token of an email can be read in any table, neither while it waits nor after it failed",
  },
];
