import type { ManagedGift, PublicGateway } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { ExpressFrame, ExpressWays } from "../express/index.ts";
import { useGivingCall } from "../use-giving-call.ts";
import { totalOf } from "./managed-draft.ts";

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
  // The covered fee is part of the amount already.
  const gateways = [{ ...gateway, payFees: false }];
  return (
    <ExpressFrame gateways={gateways} label={t("giving:form.express")} divider={t("giving:manage.orCard")}>
      <ExpressWays
        gateways={gateways}
        page={{
          call,
          churchId: gift.churchId,
          churchName: gift.church,
          gift: { type: "recurring", net: totalOf(gift), lines: [], coverFee: false },
          known: null,
          needsEmail: false,
          feeLine: "",
          mayPay,
          pay: async ({ makeCard }) => makeCard && onCard(makeCard),
        }}
      />
    </ExpressFrame>
  );
}
