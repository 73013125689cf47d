import { typedSource } from "@offertory/giving-client/card-entry";
import { fundLinesOf } from "@offertory/giving-client/draft";
import type { Fee } from "@offertory/giving-client/fee";
import { useLanguage, useT } from "@offertory/i18n/react";
import { ExpressFrame, type ExpressPayment, ExpressWays } from "../express/index.ts";
import { useGivingCall } from "../use-giving-call.ts";
import { type MemberDraft, memberGift } from "./gift-draft.ts";
import { thanksFor } from "./thanks-for.ts";
import type { DonationSettings, useDonation } from "./use-donation.ts";

// i18n-uses: giving:account.*

interface MemberExpressProps extends Pick<DonationSettings, "donor" | "gateways" | "funds"> {
  donation: ReturnType<typeof useDonation>;
  /** The gift that is filled in, with the fund that the link fixes. */
  draft: MemberDraft;
  net: number;
  /** The total that the form shows. */
  total: number;
  /** The fee that the form asks about, and its gateway. */
  known: { gatewayId: string; fee: Fee } | null;
  /** Whether the gift can be made as it is filled in. If not, the form shows why. */
  mayPay: () => boolean;
}

/** The express ways to pay in the member's form. */
export function MemberExpress(props: MemberExpressProps) {
  const { donor, gateways, funds, donation, draft, net, total, known, mayPay } = props;
  const t = useT();
  const call = useGivingCall();
  const { language } = useLanguage();
  const type = draft.type ?? "once";
  const lines = fundLinesOf(draft.lines, language).map(({ fundId, cents }) => ({
    name: funds.find(({ id }) => id === fundId)?.name ?? "",
    amount: cents,
  }));

  async function pay({ gateway: { id }, fee, makePaymentSource, declined }: ExpressPayment): Promise<void> {
    const gateway = gateways.find((each) => each.id === id);
    if (!gateway) return;
    const body = memberGift(draft, { donor, gateway, paymentSource: typedSource(gateway), funds, fee, language });
    const message = thanksFor(t, type);
    const makeSource = () => makePaymentSource({ gift: body, holder: donor });
    await donation.donate({ body, message, declined, makePaymentSource: makeSource });
  }

  return (
    <ExpressFrame gateways={gateways} gift={{ type }} label={t("giving:form.express")} divider={t("giving:form.orPay")}>
      <ExpressWays
        gateways={gateways}
        page={{
          call,
          churchId: donor.churchId,
          churchName: "",
          gift: { type, net, lines, coverFee: draft.coverFee },
          known,
          needsEmail: false,
          feeLine: t("giving:preview.fee"),
          total,
          language,
          accountText: (name, values) => t(`giving:account.${name}`, values),
          mayPay: () => mayPay() && !donation.busy,
          pay,
        }}
      />
    </ExpressFrame>
  );
}
