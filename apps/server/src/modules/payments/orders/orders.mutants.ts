import type { Mutant } from "../../../../../../tools/mutation/mutant.ts";

export const mutants: Mutant[] = [
  {
    guard: "An order can be used only by the person who created it",
    file: "./resolve-order-payment-source.ts",
    find: "if (!order || !isTheirs(order, donor)) return null;",
    replace: "if (!order) return null;",
    test: "./give-by-order.test.ts",
    title: "G6.02 an order of another person, gateway or church, or an unknown order, is refused",
  },
  {
    guard: "An order without a token requires a captcha token",
    file: "./create-order.ts",
    find: 'else await admitGuest(context, { churchId, captchaToken, address, for: "step" });',
    replace: "",
    test: "./create-order.test.ts",
    title: "G6.01 an order without a token requires a captcha token",
  },
  {
    guard: "An order whose response was lost is requested again with the same id",
    file: "./create-order.ts",
    find: "orders.create(account, newOrder)",
    replace: "orders.create(account, { ...newOrder, key: randomUUID() })",
    test: "./create-order.test.ts",
    title: "an order whose response was lost is requested again with the same id, and no second order is created",
  },
  {
    guard: "The number of orders per member is limited",
    file: "./create-order.ts",
    find: "if (caller) await context.limits.count(BY_PERSON, `${churchId} ${caller.personId}`);\n  else await",
    replace: "if (!caller) await",
    test: "./create-order.test.ts",
    title: "orders are limited per member, and client tokens are limited per network",
  },
  {
    guard: "The number of client tokens per network is limited",
    file: "./make-client-token.ts",
    find: "  await context.limits.count(BY_ADDRESS, address);\n",
    replace: "",
    test: "./create-order.test.ts",
    title: "orders are limited per member, and client tokens are limited per network",
  },
];
