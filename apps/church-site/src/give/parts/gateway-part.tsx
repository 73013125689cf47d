import type { PageGateway } from "@offertory/contract/giving/donations/donation-page";
import { providerName } from "@offertory/giving-client/card-entry";
import { useGive } from "../give-context.ts";
import { Choice } from "./choice.tsx";

interface GatewayPartProps {
  gateways: readonly PageGateway[];
  chosen: string;
  onChoose(id: string): void;
}

/** Chooses the gateway; hidden if there is only one. */
export function GatewayPart({ gateways, chosen, onChoose }: GatewayPartProps) {
  const { t } = useGive();
  if (gateways.length < 2) return null;
  return (
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
  );
}
