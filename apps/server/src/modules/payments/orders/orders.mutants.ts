import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "An order is its maker's",
    file: "./resolve-order-payment-source.ts",
    find: "if (!order || !isTheirs(order, donor)) return null;",
    replace: "if (!order) return null;",
    test: "./give-by-order.test.ts",
    title: "G6.02 an order of another person, gateway or church, or of nobody, is not there to give with",
  },
  {
    guard: "An order without a token needs a captcha's captcha token",
    file: "./create-order.ts",
    find: 'else await admitGuest(context, { churchId, captchaToken, address, for: "step" });',
    replace: "",
    test: "./create-order.test.ts",
    title: "G6.01 without a token an order needs a captcha's captcha token",
  },
  {
    guard: "A lost answer is asked for under the same id",
    file: "./create-order.ts",
    find: "orders.create(account, newOrder)",
    replace: "orders.create(account, { ...newOrder, key: randomUUID() })",
    test: "./create-order.test.ts",
    title: "a lost answer is asked for again under the same id, and no second order is made of it",
  },
  {
    guard: "One member does not make orders without end",
    file: "./create-order.ts",
    find: "if (caller) await context.limits.count(BY_PERSON, `${churchId} ${caller.personId}`);\n  else await",
    replace: "if (!caller) await",
    test: "./create-order.test.ts",
    title: "a member's orders, and the tokens of one network, come to an end before the provider is tired of us",
  },
  {
    guard: "One network does not ask for tokens without end",
    file: "./make-client-token.ts",
    find: "  await context.limits.count(BY_ADDRESS, address);\n",
    replace: "",
    test: "./create-order.test.ts",
    title: "a member's orders, and the tokens of one network, come to an end before the provider is tired of us",
  },
];
