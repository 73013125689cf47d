/** The outcome of 3-D Secure, in PayPal's codes. */
export type Authentication = { shift: "POSSIBLE" | "NO" | "UNKNOWN"; enrollment: string; status?: string };

/** How a card behaves in 3-D Secure: its bank asks the donor, answers without asking, or has a fixed result. */
export type Secure = "asks" | "silent" | Authentication;

const yes: Authentication = { shift: "POSSIBLE", enrollment: "Y", status: "Y" };
const no: Authentication = { shift: "NO", enrollment: "Y", status: "N" };
const attempted: Authentication = { shift: "POSSIBLE", enrollment: "Y", status: "A" };
const unavailable: Authentication = { shift: "UNKNOWN", enrollment: "Y", status: "U" };

/** The numbers that PayPal documents for 3-D Secure, and two of Stripe's whose bank asks the donor. */
const NUMBERS: Record<string, Secure> = {
  "4000002760003184": "asks",
  "4000000000003220": "asks",
  "4868719196829038": yes,
  "5329879707824603": yes,
  "4868719460707704": yes,
  "4868719158130060": no,
  "5329879769571910": no,
  "4868719796782421": no,
  "4868719581920723": attempted,
  "5329879715396727": attempted,
  "4868719041085422": attempted,
  "4868719115514992": unavailable,
  "4868719494697210": { shift: "NO", enrollment: "U" },
};

export const secureOf = (number: string): Secure => NUMBERS[number] ?? "silent";

export type Answered = "passed" | "failed";

export const AUTHENTICATED: Record<Answered, Authentication> = { passed: yes, failed: no };

/** Returns the result of 3-D Secure, "ask" when the donor must answer, or undefined when the call requested none. */
export function authenticate(secure: Secure, verification: string | undefined): Authentication | "ask" | undefined {
  if (verification === undefined) return undefined;
  if (secure === "asks") return "ask";
  if (secure !== "silent") return secure;
  return verification === "SCA_WHEN_REQUIRED" ? undefined : yes;
}
