import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

const test = "./lost-links.deep.test.ts";
const file = "./request-lost-link.ts";

export const mutants: Mutant[] = [
  {
    guard: "A lost link is asked for with a captcha only",
    file,
    find: "if (!(await admitVisitor(context, proof))) throw new CaptchaNeeded();",
    replace: "",
    test,
    title: "the links are asked for with a captcha only, and three times an hour for any address",
  },
  {
    guard: "Nobody is flooded with emails about lost links",
    file,
    find: "await context.limits.count(BY_EMAIL, email);",
    replace: "",
    test,
    title: "the links are asked for with a captcha only, and three times an hour for any address",
  },
  {
    guard: "Asking for lost links is limited by network",
    file,
    find: "await context.limits.count(BY_NETWORK, proof.address);",
    replace: "",
    test,
    title: "one network can ask for links of twenty addresses an hour",
  },
  {
    guard: "Asking for a lost link does not reveal whether the address is known",
    file,
    find: "await addJob(context.connection",
    replace: "if ((await context.subscriptions.listOfEmail(email, 1)).length > 0)\n    await addJob(context.connection",
    test,
    title: "an unknown address, one without a gift and one with a gift get the same answer by the same work",
  },
];
