import type { ManagedGift, PublicGateway } from "@offertory/contract";
import { useLanguage, useT } from "@offertory/i18n/react";
import { ExpressFrame, ExpressWays } from "../express/index.ts";
import { useGivingCall } from "../use-giving-call.ts";
import { totalOf } from "./managed-draft.ts";

const RECURRING = { type: "recurring" } as const;

interface ManagedExpressProps {
  gift: ManagedGift;
  gateway: PublicGateway;
  mayPay: () => boolean;
  onCard: (makeCard: () => Promise<string>) => Promise<void>;
}

/** Changes the card of the coming payments to one of a wallet, whose sheet shows the amount of one payment. */
export function ManagedExpress({ gift, gateway, mayPay, onCard }: ManagedExpressProps) {
  const t = useT();
  const call = useGivingCall();
  const { language } = useLanguage();
  // The covered fee is part of the amount already.
  const gateways = [{ ...gateway, payFees: false }];
  return (
    <ExpressFrame
      gateways={gateways}
      gift={RECURRING}
      label={t("giving:form.express")}
      divider={t("giving:manage.orCard")}
    >
      <ExpressWays
        gateways={gateways}
        page={{
          call,
          churchId: gift.churchId,
          churchName: gift.church,
          gift: { ...RECURRING, net: totalOf(gift), lines: [], coverFee: false },
          known: null,
          needsEmail: false,
          feeLine: "",
          total: totalOf(gift),
          language,
          // Accounts pay no recurring gift.
          accountText: () => "",
          mayPay,
          pay: async ({ makeCard }) => makeCard && onCard(makeCard),
        }}
      />
    </ExpressFrame>
  );
}
