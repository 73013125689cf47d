import type { Cents } from "@offertory/contract/money/cents";
import type { PaymentPartProps } from "@offertory/features/forms";
import { ExpressFrame, type ExpressPayment, ExpressWays } from "@offertory/features/giving/express";
import { useRef } from "react";
import type { Give } from "../../give/give-context.ts";

interface Kept {
  id: string;
}

interface FormExpressProps extends Pick<PaymentPartProps, "prepare"> {
  give: Give;
  amount: Cents;
  isAwake: boolean;
  mayPay(): boolean;
  onPay(payment: ExpressPayment, kept: Kept | null): Promise<void>;
}

/** The express ways to pay for a question of a form. The answers are stored before a sheet opens. */
export function FormExpress({ give, amount, isAwake, prepare, mayPay, onPay }: FormExpressProps) {
  const { t, call, page } = give;
  const kept = useRef<Kept | null>(null);
  // No fee is added to a price.
  const gateways = page.gateways.map((gateway) => ({ ...gateway, payFees: false }));
  return (
    <ExpressFrame gateways={gateways} label={t("give:express")} divider={t("give:orCard")}>
      {isAwake ? (
        <ExpressWays
          gateways={gateways}
          page={{
            call,
            churchId: page.church.id,
            churchName: page.church.name,
            gift: { type: "once", net: amount, lines: [], coverFee: false },
            known: null,
            needsEmail: true,
            feeLine: "",
            mayPay,
            async prepare() {
              kept.current = await prepare();
              return kept.current !== null;
            },
            pay: (payment) => onPay(payment, kept.current),
          }}
        />
      ) : null}
    </ExpressFrame>
  );
}
