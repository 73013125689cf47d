import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "Only planners tell people of tasks",
    file: "./notification.routes.ts",
    find: "allow: allowedTo(can.editPlans),",
    replace: "allow: can.editPlans && member,",
    test: "./notifications.test.ts",
    title: "S6.02 only planners tell people of tasks",
  },
  {
    guard: "Only people of one's own church are told",
    file: "./notify.ts",
    find: '.where("p.churchId", "=", churchId)',
    replace: "",
    test: "./notifications.test.ts",
    title: "S6.02 only planners tell people of tasks",
  },
  {
    guard: "A link in a mail leads into the product",
    file: "./create-notifications.ts",
    find: "throw new ExternalLink();",
    replace: "void ExternalLink;",
    test: "./notifications.test.ts",
    title: "what is blank, of another kind, for nobody, or leads out of the product is refused",
  },
  {
    guard: "Email safety: An email without room waits for tomorrow",
    file: "./email-notification.job.ts",
    find: "await addJob(tx, { name: EMAIL_NOTIFICATION, payload: { churchId, id }, runAt: emails.tomorrow() });",
    replace: "",
    test: "../../../platform/mail/church-emails.test.ts",
    title:
      "a message to more people than a church may email today is refused as a whole; an email that finds no room waits for tomorrow",
  },
];
