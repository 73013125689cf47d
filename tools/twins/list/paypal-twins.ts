import type { Twin } from "../twin.ts";

const GIVING = "apps/server/src/modules/giving";
const PAYPAL = `${GIVING}/providers/paypal`;
const BY_ORDER = `${GIVING}/orders/give-by-order.test.ts`;
const FAULTS = `${GIVING}/orders/order-faults.test.ts`;
const ORDERS = `${GIVING}/orders/create-order.test.ts`;
const WEBHOOKS = { file: `${PAYPAL}/paypal-webhooks.ts`, test: `${PAYPAL}/paypal-webhooks.test.ts` };
const CAPTURE = { file: `${PAYPAL}/capture-order.ts`, test: BY_ORDER };

/** Gifts by orders: whose they are, what is captured of them, and who tells us of it. */
export const PAYPAL_TWINS: Twin[] = [
  {
    guard: "A real key never reaches the sandbox, nor the sandbox's the company",
    file: `${PAYPAL}/open-paypal.ts`,
    find: 'if ((environment === "sandbox") !== isSandboxKey) throw',
    replace: "if (isSandboxKey === null) throw",
    test: `${PAYPAL}/open-paypal.test.ts`,
    title: "keys of one world are not used in the other",
  },
  {
    ...CAPTURE,
    guard: "What the donor's bank did not agree to is not captured",
    find: "if (shift !== undefined && !SHIFTED.has(shift))",
    replace: "if (shift === null)",
    title: "3-D Secure: what the donor's bank did not agree to is not captured, what it agreed to is",
  },
  {
    ...CAPTURE,
    guard: "An order is captured for the gift that it was made for",
    find: "if (order.purchaseUnits?.[0]?.customId !== intentId)",
    replace: "if (intentId === null)",
    title: "an order that holds another name than its gift's is not captured",
  },
  {
    ...CAPTURE,
    guard: "What is captured is the sum of the gift",
    find: "await setAmount(paypal, order, gift);",
    replace: "",
    title:
      "wire 7: an order that was made for nothing is captured with the sum of the gift, and so is one of another sum",
  },
  {
    guard: "A capture of another sum is not booked",
    file: `${PAYPAL}/order-news.ts`,
    find: "if (centsIn(capture.amount) !== amount)",
    replace: "if (amount === null)",
    test: FAULTS,
    title: "a capture of another sum than the gift's is not booked as that gift",
  },
  {
    guard: "A completed order whose capture was declined is a decline",
    file: `${PAYPAL}/order-news.ts`,
    find: 'const TOOK_MONEY = new Set<unknown>(["COMPLETED",',
    replace: 'const TOOK_MONEY = new Set<unknown>(["COMPLETED", "DECLINED",',
    test: BY_ORDER,
    title: "G8.01 a card that PayPal or the bank declines leaves no donation, and the same order tells the same again",
  },
  {
    guard: "Only what PayPal herself refuses is certain to have moved nothing",
    file: `${PAYPAL}/paypal-refusal.ts`,
    find: "status === 400 || status === 404 || status === 422",
    replace: "status >= 400",
    test: FAULTS,
    title: "stays open, is asked again, and is one gift",
  },
  {
    guard: "An order pays one gift, sent as often as it may be",
    file: `${GIVING}/intents/take-payment.ts`,
    find: "id: means.giftId ?? giving.newId()",
    replace: "id: giving.newId()",
    test: BY_ORDER,
    title: "25 at once with one order are one gift: with one key, with none, and with a key for each",
  },
  {
    guard: "An order is its maker's",
    file: `${GIVING}/orders/find-order-means.ts`,
    find: "if (!order || !isTheirs(order, giver)) return null;",
    replace: "if (!order) return null;",
    test: BY_ORDER,
    title: "G6.02 an order of another person, gateway or church, or of nobody, is not there to give with",
  },
  {
    guard: "An order without a token needs a captcha's ticket",
    file: `${GIVING}/orders/create-order.ts`,
    find: 'else await admitGuest(giving, { churchId, ticket, address, for: "step" });',
    replace: "",
    test: ORDERS,
    title: "G6.01 without a token an order needs a captcha's ticket",
  },
  {
    guard: "A lost answer is asked for under the same id",
    file: `${GIVING}/orders/create-order.ts`,
    find: "orders.create(account, wish)",
    replace: "orders.create(account, { ...wish, key: randomUUID() })",
    test: ORDERS,
    title: "a lost answer is asked for again under the same id, and no second order is made of it",
  },
  {
    ...WEBHOOKS,
    file: `${PAYPAL}/verify-signature.ts`,
    guard: "PayPal's signature is verified",
    find: 'return verify("RSA-SHA256", Buffer.from(message), key, Buffer.from(signature, "base64"));',
    replace: "return message !== '' && key !== null;",
    title: "what is not signed for this very webhook, or was changed on its way, is not taken",
  },
  {
    ...WEBHOOKS,
    file: `${PAYPAL}/verify-signature.ts`,
    guard: "What cannot be verified now is told again",
    find: "throw error instanceof Refusal ? error : new Unavailable();",
    replace: "throw error;",
    title: "while PayPal's certificate cannot be fetched, nothing is taken and nothing is lost: it is told again",
  },
  {
    guard: "A refund is booked when PayPal shows one of its sum",
    file: `${PAYPAL}/paypal-refunds.ts`,
    find: "if (!id || centsIn(given) !== amount)",
    replace: 'if (!id) return { outcome: "succeeded", refundId: "guessed" };\n  if (amount === null)',
    test: `${PAYPAL}/paypal-refunds.test.ts`,
    title: "a refund whose answer was lost stays open and is never booked on a guess",
  },
  {
    guard: "One member does not make orders without end",
    file: `${GIVING}/orders/create-order.ts`,
    find: "if (caller) await giving.limits.count(BY_PERSON, `${churchId} ${caller.personId}`);\n  else await",
    replace: "if (!caller) await",
    test: `${GIVING}/orders/create-order.test.ts`,
    title: "a member's orders, and the tokens of one network, come to an end before the company is tired of us",
  },
  {
    guard: "One network does not ask for tokens without end",
    file: `${GIVING}/orders/make-client-token.ts`,
    find: "  await giving.limits.count(BY_PLACE, address);\n",
    replace: "",
    test: `${GIVING}/orders/create-order.test.ts`,
    title: "a member's orders, and the tokens of one network, come to an end before the company is tired of us",
  },
];
