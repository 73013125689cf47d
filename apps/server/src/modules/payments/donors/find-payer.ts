import { type Gift, isEmail, sameEmail } from "@offertory/contract";
import { findGateway, openAccount } from "../../gateways/index.ts";
import { PaymentsUnavailable } from "../../payment-providers/index.ts";
import { readPersonOf } from "../../people/index.ts";
import { nameOfGuest } from "../../visitors/index.ts";
import type { Payments } from "../payments.ts";
import { GiftFailed, GuestEmailInvalid } from "../payments-errors.ts";
import { walletGiftId } from "../wallets/resolve-wallet-payment-source.ts";

/** The name and email of a guest, and their person where it is known already. */
export interface GuestPayer {
  personId?: string;
  email: string;
  firstName: string;
  lastName: string;
}

/** What pays for a gift and shows who its donor is: an order for a PayPal or Venmo account, or a wallet's token. */
export interface PayingAccount {
  churchId: string;
  /** The id of the only gift that it pays. */
  giftId: string;
  /** Null while nobody has approved the payment. Throws when the provider is out of reach. */
  readPayer(): Promise<Omit<GuestPayer, "personId"> | null>;
}

/** Finds the account or wallet that a guest pays with; undefined for every other gift. */
export async function findPayingAccount(
  context: Pick<Payments, "encryption" | "orders" | "providers" | "sandboxUrl" | "gatewaysWithSecrets">,
  churchId: string,
  { id, ...gift }: Pick<Gift, "id" | "gatewayId" | "provider">,
): Promise<PayingAccount | undefined> {
  if (!id) return undefined;
  const gateway = await findGateway(context, churchId, gift);
  const { orders, wallets } = context.providers[gateway.provider];
  if (wallets?.isToken(id)) {
    return {
      churchId,
      giftId: walletGiftId(gateway, id),
      async readPayer() {
        const payer = (await wallets.read(openAccount(context, gateway), id))?.payer;
        return payer ? { email: payer.email, ...nameOfGuest(payer.name) } : null;
      },
    };
  }
  if (!orders) return undefined;
  const order = await context.orders.findByOrderId(churchId, gateway.id, id);
  if (!order?.fundingSource || order.personId !== null) return undefined;
  return { churchId, giftId: order.id, readPayer: () => orders.readPayer(openAccount(context, gateway), id) };
}

/**
 * Returns the name and email of the account or wallet. Once its gift was started its donor is known, so that the same
 * gift sent again does not depend on the provider.
 */
export async function findPayer(
  context: Pick<Payments, "intents" | "people">,
  { churchId, giftId, readPayer }: PayingAccount,
): Promise<GuestPayer> {
  const started = await context.intents.find(churchId, giftId);
  const donor = started && (await readPersonOf(context.people, churchId, started.personId));
  if (donor) return { personId: started.personId, email: donor.contactInfo.email ?? "", firstName: "", lastName: "" };
  const payer = await readPayer().catch(() => {
    throw new PaymentsUnavailable();
  });
  if (!payer) throw new GiftFailed("");
  const email = sameEmail(payer.email);
  if (!isEmail(email)) throw new GuestEmailInvalid();
  return { email, firstName: payer.firstName, lastName: payer.lastName };
}
