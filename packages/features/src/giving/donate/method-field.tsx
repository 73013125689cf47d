import type { PaymentMethod, PublicGateway } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button, Notice, SelectField } from "@offertory/ui";
import { useState } from "react";
import type { Donor } from "../donor.ts";
import { AddMethodDialog } from "../payment-methods/add-method-dialog.tsx";
import { AddMethodMenu, type MethodKind } from "../payment-methods/add-method-menu.tsx";
import { canPay, nameAmong } from "../payment-methods/method-name.ts";
import { savingGateways } from "../payment-methods/saving-gateways.ts";

interface MethodFieldProps {
  donor: Donor;
  gateways: readonly PublicGateway[];
  methods: readonly PaymentMethod[];
  chosen: PaymentMethod | undefined;
  onChoose: (id: string) => void;
  onAdded: (method: PaymentMethod) => void;
  error?: string | undefined;
}

/** Chooses the payment method: a saved card or bank account, or a new one. */
export function MethodField({ donor, gateways, methods, chosen, onChoose, onAdded, error }: MethodFieldProps) {
  const t = useT();
  const [adding, setAdding] = useState<MethodKind | null>(null);
  const saves = savingGateways(gateways);
  const gateway = adding ? saves[adding] : (saves.card ?? saves.bank);
  const options = methods.map((method) => {
    const name = nameAmong(method, methods);
    const isReady = canPay(method);
    return { value: method.id, label: isReady ? name : t("giving:methods.notVerified", { name }), disabled: !isReady };
  });

  return (
    <div className="flex min-w-0 flex-col gap-2">
      {chosen ? (
        <SelectField
          label={t("giving:form.method")}
          value={chosen.id}
          onChange={onChoose}
          options={options}
          error={error}
        />
      ) : (
        <Notice
          tone={error ? "danger" : "info"}
          title={t("giving:form.noMethod")}
          action={
            <div className="flex flex-wrap gap-2">
              <Button variant="primary" onClick={() => setAdding("card")}>
                {t("giving:methods.addCard")}
              </Button>
              {saves.bank ? <Button onClick={() => setAdding("bank")}>{t("giving:methods.addBank")}</Button> : null}
            </div>
          }
        >
          {t("giving:form.noMethodHint")}
        </Notice>
      )}
      {chosen ? (
        <div className="self-start">
          <AddMethodMenu saves={saves} onChoose={setAdding} />
        </div>
      ) : null}
      {gateway ? (
        <AddMethodDialog
          kind={adding}
          {...{ donor, gateway }}
          onSaved={(method) => {
            setAdding(null);
            onAdded(method);
          }}
          onClose={() => setAdding(null)}
        />
      ) : null}
    </div>
  );
}
