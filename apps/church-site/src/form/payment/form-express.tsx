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

const ONCE = { type: "once" } as const;

/** The express ways to pay for a question of a form. The answers are stored before a sheet opens. */
export function FormExpress({ give, amount, isAwake, prepare, mayPay, onPay }: FormExpressProps) {
  const { t, call, page, language } = give;
  const kept = useRef<Kept | null>(null);
  // No fee is added to a price, and a form knows its payer by name, which an account shows to the server only.
  const gateways = page.gateways.map(({ capabilities, ...gateway }) => ({
    ...gateway,
    capabilities: { ...capabilities, fundingSources: [] },
    payFees: false,
  }));
  return (
    <ExpressFrame gateways={gateways} gift={ONCE} label={t("give:express")} divider={t("give:orCard")}>
      {isAwake ? (
        <ExpressWays
          gateways={gateways}
          page={{
            call,
            churchId: page.church.id,
            churchName: page.church.name,
            gift: { ...ONCE, net: amount, lines: [], coverFee: false },
            known: null,
            needsEmail: true,
            feeLine: "",
            total: amount,
            language,
            accountText: () => "",
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
