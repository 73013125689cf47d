import type { PaymentMethod, PublicGateway } from "@offertory/contract";
import type { CardState, Failure } from "@offertory/giving-client/card-entry";
import { useT } from "@offertory/i18n/react";
import { Checkbox, SelectField } from "@offertory/ui";
import { Lock } from "@offertory/ui/icons.ts";
import { CardFields } from "../card-entry/card-fields.tsx";
import { nameAmong } from "../payment-methods/method-name.ts";
import { NEW_CARD } from "./gift-draft.ts";

interface TypedPaymentSourceProps {
  churchId: string;
  gateway: PublicGateway;
  /** The donor's cards that the provider has saved. */
  methods: readonly PaymentMethod[];
  /** Undefined if a new card is typed. */
  chosen: PaymentMethod | undefined;
  onChoose: (id: string) => void;
  /** Whether the gift recurs; then the card is always saved, because later payments need it. */
  isRecurring: boolean;
  save: boolean;
  onSave: (save: boolean) => void;
  problem: Failure | null;
  onCard(state: CardState): void;
}

/** The payment source where the provider saves cards with a payment: a saved card, or one that is typed now. */
export function TypedPaymentSource(props: TypedPaymentSourceProps) {
  const { churchId, gateway, methods, chosen, onChoose, isRecurring, save, onSave, problem, onCard } = props;
  const t = useT();
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {methods.length > 0 && (
        <SelectField
          label={t("giving:form.method")}
          value={chosen?.id ?? NEW_CARD}
          onChange={onChoose}
          options={[
            ...methods.map((method) => ({ value: method.id, label: nameAmong(method, methods) })),
            { value: NEW_CARD, label: t("giving:paypal.newCard") },
          ]}
        />
      )}
      {!chosen && (
        <>
          <CardFields key={gateway.id} {...{ churchId, gateway, problem }} onState={onCard} />
          <p className="flex gap-2 text-sm text-ink-soft">
            <Lock className="mt-0.5 size-4" />
            <span>{isRecurring ? t("giving:paypal.keptForRecurring") : t("giving:card.safe")}</span>
          </p>
          {!isRecurring && <Checkbox checked={save} onChange={onSave} label={t("giving:paypal.save")} />}
        </>
      )}
    </div>
  );
}
