import type { Mutant } from "../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "HTML in the lines of an email is escaped",
    file: "./render-email.ts",
    find: "${lines.map(escapeHtml).join",
    replace: "${lines.join",
    test: "../../modules/giving-emails/send-receipt.test.ts",
    title: "HTML in names, funds and notes is not rendered in a receipt",
  },
  {
    guard: "HTML that guests typed is escaped in emails",
    file: "../html/escape-html.ts",
    find: 'text.replace(/[&<>"\']/g, (character) => ENTITIES[character] ?? "")',
    replace: "text",
    test: "./render-email.test.ts",
    title: "HTML in typed text is escaped in an email",
  },
  {
    guard: "Email safety: A church's emails per day are limited",
    file: "./church-email-limit.ts",
    find: " where d.sent < ${dailyLimit(request)}",
    replace: "",
    test: "./church-emails.test.ts",
    title: "queued invitations beyond the daily limit are scheduled for the following days",
  },
  {
    guard: "Email safety: queued emails are encrypted",
    file: "./email-queue.ts",
    find: "encryptEmail(encryption, { ...email, html: withPictures(email.html) }),",
    replace: "{ ...email, ...encryptEmail(encryption, email) },",
    test: "./encrypted-email.test.ts",
    title: "no table contains a link, code or token of an email, neither while it is queued nor after it failed",
  },
  {
    guard: "Email safety: a web address in the name of a church is no link in the sender of its emails",
    file: "./sender-of.ts",
    find: "name: breakLinks(fromName)",
    replace: "name: fromName",
    test: "./sender-of.test.ts",
    title: "a web address in a church's name is not a link in the sender",
  },
];
