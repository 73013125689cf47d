import type { PaymentMethod, PublicGateway } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button, Notice, SelectField } from "@offertory/ui";
import { useState } from "react";
import type { Donor } from "../donor.ts";
import { AddMethodDialog } from "../payment-methods/add-method-dialog.tsx";
import { AddMethodMenu, type MethodKind } from "../payment-methods/add-method-menu.tsx";
import { canPay, nameAmong } from "../payment-methods/method-name.ts";

interface MethodFieldProps {
  donor: Donor;
  gateway: PublicGateway;
  /** The payment methods of this gateway. */
  methods: readonly PaymentMethod[];
  chosen: PaymentMethod | undefined;
  onChoose: (id: string) => void;
  onAdded: (method: PaymentMethod) => void;
  error?: string | undefined;
}

/** Chooses the payment method: a saved card or bank account, or a new one. */
export function MethodField({ donor, gateway, methods, chosen, onChoose, onAdded, error }: MethodFieldProps) {
  const t = useT();
  const [adding, setAdding] = useState<MethodKind | null>(null);
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
              {gateway.capabilities.takesBanks ? (
                <Button onClick={() => setAdding("bank")}>{t("giving:methods.addBank")}</Button>
              ) : null}
            </div>
          }
        >
          {t("giving:form.noMethodHint")}
        </Notice>
      )}
      {chosen ? (
        <div className="self-start">
          <AddMethodMenu onChoose={setAdding} />
        </div>
      ) : null}
      <AddMethodDialog
        kind={adding}
        {...{ donor, gateway }}
        onSaved={(method) => {
          setAdding(null);
          onAdded(method);
        }}
        onClose={() => setAdding(null)}
      />
    </div>
  );
}
