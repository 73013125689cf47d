import { isEmail, sameEmail, type Gift } from "@offertory/contract";
import type { Caller } from "../../../platform/identity/caller.ts";
import { currencyOf } from "../../../platform/money/church-money.ts";
import { fromDecimal } from "../../../platform/money/decimal-money.ts";
import { isSameMoney } from "../../../platform/money/money.ts";
import { findOrAddPerson } from "../../people/index.ts";
import type { Payments } from "../payments.ts";
import { ChurchNotKnown, GuestEmailInvalid, GuestEmailMissing } from "../payments-errors.ts";
import { findPayer, findPayingAccount, type GuestPayer, type PayingAccount } from "./find-payer.ts";
import { admitGuest, type Admission, type GuestGift, nameOfGuest } from "../../visitors/index.ts";

/** The headers and the IP address of the request. */
export interface Asked {
  /** The idempotency key; undefined where the client sent none. */
  key: string | undefined;
  /** The captcha token of a guest. */
  captchaToken: string | undefined;
  address: string;
  /** Whether the gift is recurring: one captcha token does not admit both a subscription and a one-time gift. */
  recurring?: boolean;
}

export interface Donor {
  churchId: string;
  personId: string;
  /** A guest has no saved methods, and does not learn why a card was declined. */
  isGuest: boolean;
  /** The captcha token that admitted the guest, and the email that the guest entered. */
  guest?: Admission & { email: string };
}

/**
 * Returns the donor. A signed-in caller is the donor, whatever person the body names. Without a caller it is a guest of
 * the church that the body names: a captcha token admits the guest, and the person is found by email or added. Name and
 * email may come from the PayPal or Venmo account, or from the wallet, that the guest pays with.
 */
export async function findOrAddDonor(
  context: Payments,
  gift: Gift,
  caller: Caller | null,
  request: Asked,
): Promise<Donor> {
  if (caller) return { churchId: caller.churchId, personId: caller.personId, isGuest: false };
  const churchId = await findGuestChurch(context, gift.churchId);
  const sent = gift.person?.email ?? "";
  // PayPal, Venmo and wallets know who pays, so their buttons ask for nothing else.
  const account = sent.trim() || request.recurring ? undefined : await findPayingAccount(context, churchId, gift);
  const email = account ? "" : readGuestEmail(sent);
  const { captchaToken, address } = request;
  const admission = await admitGuest(context, {
    churchId,
    captchaToken,
    address,
    for: "gift",
    gift: describeGuestGift(gift, churchId, email, request),
  });
  const person: GuestPayer = account
    ? await findAdmittedPayer(context, account, admission)
    : { email, ...nameOfGuest(gift.person?.name) };
  const personId =
    person.personId ??
    (await context.connection.transaction().execute((tx) => findOrAddPerson(context.people, tx, churchId, person)));
  return { churchId, personId, isGuest: true, guest: { ...admission, email: person.email } };
}

/** Nothing is charged without a payer, so the captcha token stays usable. */
async function findAdmittedPayer(context: Payments, account: PayingAccount, admission: Admission): Promise<GuestPayer> {
  try {
    return await findPayer(context, account);
  } catch (error) {
    if (admission.spentOn) await context.guests.unspendGift(admission.captchaTokenId, admission.spentOn);
    throw error;
  }
}

export async function findGuestChurch(
  context: Pick<Payments, "guests">,
  churchId: string | null | undefined,
): Promise<string> {
  if (!churchId || !(await context.guests.hasChurch(churchId))) throw new ChurchNotKnown();
  return churchId;
}

export function readGuestEmail(sent: string | null | undefined): string {
  const email = sameEmail(sent ?? "");
  if (!email) throw new GuestEmailMissing();
  if (!isEmail(email)) throw new GuestEmailInvalid();
  return email;
}

function describeGuestGift(gift: Gift, churchId: string, email: string, { key, recurring = false }: Asked): GuestGift {
  const { amount, funds, id, gatewayId, provider, form } = gift;
  const [only, ...others] = funds;
  const currency = currencyOf(churchId);
  const whole = fromDecimal(amount, currency);
  const part = only && others.length === 0 ? fromDecimal(only.amount, currency) : null;
  const isWhole = whole !== null && part !== null && isSameMoney(part, whole);
  return {
    request: [
      email,
      key ?? null,
      recurring,
      id,
      amount,
      funds.map((fund) => [fund.id, fund.amount]),
      gatewayId,
      provider,
      // The same amount for another submission of a form is another gift.
      ...(form ? [form.submissionId, form.questionId] : []),
    ],
    named: key !== undefined,
    amount: isWhole ? whole : null,
    fundId: isWhole ? (only?.id ?? null) : null,
  };
}
