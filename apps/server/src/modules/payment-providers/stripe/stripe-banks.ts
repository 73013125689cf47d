import type { Stripe } from "stripe";
import type { PaymentProvider } from "../payment-provider.ts";
import type { BankProof, SavedMethod } from "../saved-method.ts";
import type { Account } from "../account.ts";
import { describeBankAccount, describeStripeMethod } from "./describe-stripe-method.ts";
import type { StripeOf } from "./open-stripe.ts";
import { isSuccessResponse, toSaveResult } from "./save-result.ts";

const BANKS_ONLY: Pick<Stripe.SetupIntentCreateParams, "allowed_payment_method_types" | "usage"> = {
  allowed_payment_method_types: ["us_bank_account"],
  usage: "off_session",
};

/**
 * A bank account is saved in one of two ways: a token becomes a source of the customer (`ba_…`), or a setup intent
 * makes a payment method of it (`pm_…`). Both are verified by deposits, and both end with a mandate that the donor
 * gives while present.
 */
export const stripeBanks = (stripeOf: StripeOf): NonNullable<PaymentProvider["banks"]> => ({
  save: (account, { key, token, customerId }) =>
    toSaveResult(async () => {
      const source = await stripeOf(account).customers.createSource(
        customerId,
        { source: token },
        { idempotencyKey: key },
      );
      return isSuccessResponse(source) ? describeBankAccount(source) : null;
    }),

  change: (account, { id, customerId, holderName, holderType }) =>
    toSaveResult(async () => {
      const stripe = stripeOf(account);
      if (!isSource(id)) {
        const changed = await stripe.paymentMethods.update(id, {
          billing_details: { name: holderName },
          us_bank_account: { account_holder_type: holderType },
        });
        return isSuccessResponse(changed) ? describeStripeMethod(changed) : null;
      }
      const holder = { account_holder_name: holderName, account_holder_type: holderType };
      const changed = await stripe.customers.updateSource(customerId, id, holder);
      return isSuccessResponse(changed) ? describeBankAccount(changed) : null;
    }),

  verify: (account, bank) =>
    toSaveResult(() => (isSource(bank.id) ? verifySource : verifySetUp)(stripeOf(account), bank)),

  async setUp(account, { key, customerId }) {
    try {
      const setup = await stripeOf(account).setupIntents.create(
        { ...BANKS_ONLY, customer: customerId },
        { idempotencyKey: key },
      );
      if (setup.object !== "setup_intent" || !isSuccessResponse(setup) || !setup.client_secret) return null;
      return { id: setup.id, clientSecret: setup.client_secret };
    } catch {
      return null;
    }
  },

  find: (account: Account, { id, customerId }) => findSetUp(stripeOf(account), id, customerId),
});

interface BankToVerify {
  id: string;
  customerId: string;
  proof: BankProof;
  address: string;
}

const isSource = (id: string): boolean => id.startsWith("ba_");

async function verifySource(
  stripe: Stripe,
  { id, customerId, proof, address }: BankToVerify,
): Promise<SavedMethod | null> {
  if (!("amounts" in proof)) return null;
  try {
    await stripe.customers.verifySource(customerId, id, { amounts: [...proof.amounts] });
  } catch (error) {
    // Stripe refuses to verify a source twice. If an earlier attempt verified it and then failed, only the mandate is
    // missing.
    const known = await stripe.customers.retrieveSource(customerId, id);
    if (describeBankAccount(known)?.status !== "verified") throw error;
  }
  await stripe.setupIntents.create({
    ...BANKS_ONLY,
    customer: customerId,
    payment_method: id,
    confirm: true,
    mandate_data: {
      customer_acceptance: { type: "online", online: { ip_address: address, user_agent: "Offertory" } },
    },
  });
  const source = await stripe.customers.retrieveSource(customerId, id);
  return isSuccessResponse(source) ? describeBankAccount(source) : null;
}

async function verifySetUp(stripe: Stripe, { id, customerId, proof }: BankToVerify): Promise<SavedMethod | null> {
  const [setup] = (await stripe.setupIntents.list({ customer: customerId, payment_method: id, limit: 1 })).data;
  if (!setup) return null;
  if (setup.status !== "succeeded") {
    const proofParams = "amounts" in proof ? { amounts: [...proof.amounts] } : { descriptor_code: proof.code };
    await stripe.setupIntents.verifyMicrodeposits(setup.id, proofParams);
  }
  return findSetUp(stripe, id, customerId);
}

/** Finds a bank account that the browser set up, in its current state; null unless it was set up for this customer. */
async function findSetUp(stripe: Stripe, id: string, customerId: string): Promise<SavedMethod | null> {
  const list = await stripe.setupIntents.list({ customer: customerId, payment_method: id, limit: 10 });
  if (list.data.length === 0) return null;
  const method = describeStripeMethod(await stripe.paymentMethods.retrieve(id));
  const isVerified = list.data.some(({ status }) => status === "succeeded");
  return method && { ...method, status: isVerified ? "verified" : "new" };
}
