import { randomUUID } from "node:crypto";
import type { CallAnswer, setUpGuestBank as call, SetUpGuestBank } from "@offertory/contract";
import { currencyOf } from "../../../platform/money/church-money.ts";
import { findGateway, openAccount } from "../../gateways/index.ts";
import { PaymentsUnavailable, requireCapability } from "../../payment-providers/index.ts";
import { admitGuest, guardPaymentAttempt } from "../../visitors/index.ts";
import { findGuestChurch, readGuestEmail } from "../donors/find-or-add-donor.ts";
import type { Payments } from "../payments.ts";
import { BankNotSaved } from "../payments-errors.ts";

interface RequestOrigin {
  captchaToken: string | undefined;
  address: string;
}

/**
 * Starts the setup of a bank account for a guest's gift, which the provider's script completes. The account gets its own
 * customer and belongs to no person: it is never listed, and only the guest who set it up can give with it.
 */
export async function setUpGuestBank(
  context: Payments,
  sent: SetUpGuestBank,
  { captchaToken, address }: RequestOrigin,
): Promise<CallAnswer<typeof call>> {
  const churchId = await findGuestChurch(context, sent.churchId);
  // Required, because the provider tells the account's holder by email about the mandate and the deposits.
  const email = readGuestEmail(sent.email);
  const gateway = await findGateway(context, churchId, sent);
  const { id: gatewayId } = gateway;
  const provider = context.providers[gateway.provider];
  const banks = requireCapability(provider, "banks", () => new BankNotSaved(""));
  if (currencyOf(churchId) !== "USD") throw new BankNotSaved("");
  const { captchaTokenId, networkHash } = await admitGuest(context, { churchId, captchaToken, address, for: "step" });
  const account = openAccount(context, gateway);
  const attempt = { churchId, step: "card" as const, address, who: email, captchaTokenId, fingerprint: "" };
  return guardPaymentAttempt(
    context,
    attempt,
    async () => {
      const who = { key: randomUUID(), email, name: sent.name ?? "", personId: "" };
      const customerId = await requireCapability(provider, "customers").create(account, who);
      const setUp = await banks.setUp(account, { key: randomUUID(), customerId });
      if (!setUp) throw new PaymentsUnavailable();
      await context.methods.keepCustomer({ churchId, gatewayId, id: customerId, personId: null });
      await context.guests.keepBankSetup({
        churchId,
        gatewayId,
        customerId,
        captchaTokenId,
        place: networkHash,
        madeAt: context.now(),
      });
      return { clientSecret: setUp.clientSecret, setupIntentId: setUp.id, customerId };
    },
    // A setup says nothing about the account, so it makes the church's rate of declines neither better nor worse.
    () => "unsure",
  );
}
