import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "Only callers with permission to edit plans can create task notifications",
    file: "./notification.routes.ts",
    find: "allow: allowedTo(can.editPlans),",
    replace: "allow: can.editPlans && member,",
    test: "./notifications.test.ts",
    title:
      "S6.02 only planners create task notifications, only for people of their church, and people list only their own",
  },
  {
    guard: "Only people of the caller's church are notified",
    file: "./notify.ts",
    find: '.where("p.churchId", "=", churchId)',
    replace: "",
    test: "./notifications.test.ts",
    title:
      "S6.02 only planners create task notifications, only for people of their church, and people list only their own",
  },
  {
    guard: "A link in an email stays within the product",
    file: "./create-notifications.ts",
    find: "throw new ExternalLink();",
    replace: "void ExternalLink;",
    test: "./notifications.test.ts",
    title: "a notification that is blank, of another type, without recipients or with an external link is refused",
  },
  {
    guard: "Email safety: An email over the daily limit is sent the next day",
    file: "./email-notification.job.ts",
    find: "await addJob(tx, { name: EMAIL_NOTIFICATION, payload: { churchId, id }, runAt: emails.tomorrow() });",
    replace: "",
    test: "../../../platform/mail/church-emails.test.ts",
    title:
      "a message to more people than the daily limit is refused, and an email beyond the limit is sent the next day",
  },
];
