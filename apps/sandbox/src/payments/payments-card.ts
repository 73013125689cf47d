import type { HomeCard } from "../pages/home-page.ts";
import { coinsIcon } from "../pages/icons.ts";
import type { Payments } from "./open-payments.ts";

export function paymentsCard({ parts }: Payments): HomeCard {
  const count = parts.reduce((sum, part) => sum + (part.lists()[0]?.rows.length ?? 0), 0);
  return {
    href: "/payments",
    icon: coinsIcon,
    title: "Payments",
    body: "Stripe and PayPal as far as Offertory can tell. See every gift, settle or return a bank debit, open a dispute, and move the clock.",
    status: count === 0 ? "No gifts yet" : count === 1 ? "1 gift" : `${count} gifts`,
  };
}
