import { providerName } from "@offertory/giving-client/card-entry";
import { type Draft, gatewaysFor } from "../draft/draft.ts";
import { useGive } from "../give-context.ts";
import { Choice } from "./choice.tsx";

interface GatewayPartProps {
  type: Draft["type"];
  chosen: string;
  onChoose(id: string): void;
}

/** Chooses the gateway; hidden if there is only one. Says why one of them cannot be used for a recurring gift. */
export function GatewayPart({ type, chosen, onChoose }: GatewayPartProps) {
  const { t, page } = useGive();
  const gateways = gatewaysFor(type, page.gateways);
  const unfit = page.gateways.find((gateway) => !gateways.includes(gateway));
  return (
    <>
      {gateways.length > 1 ? (
        <Choice
          label={t("give:gateway")}
          isLabelled
          name="gateway"
          value={chosen}
          onChange={onChoose}
          options={gateways.map((gateway) => ({
            value: gateway.id,
            label: t("give:cardThrough", { provider: providerName(gateway) }),
          }))}
        />
      ) : null}
      {unfit ? (
        <p className="text-sm text-ink-soft">{t("give:notForRecurring", { provider: providerName(unfit) })}</p>
      ) : null}
    </>
  );
}
