import { useCall, useRefresh } from "@offertory/api-client";
import {
  changeGateway,
  type GatewaySettings,
  listDonateGateways,
  listGateways,
  listGatewaysOfChurch,
} from "@offertory/contract";
import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, Notice, useSnackbar } from "@offertory/ui";
import { CreditCard } from "@offertory/ui/icons.ts";
import { PROVIDER_NAMES } from "./gateway-labels.ts";

/** Lets this gateway take cards instead of the other ones. */
export function TakeCards({ gateway: { id, provider } }: { gateway: GatewaySettings }) {
  const t = useT();
  const errorText = useErrorText();
  const snackbar = useSnackbar();
  const refresh = useRefresh();
  const change = useCall(changeGateway);
  const name = PROVIDER_NAMES[provider];

  async function take() {
    try {
      await change.mutateAsync({ params: { id }, body: { takesCards: true } });
    } catch {
      return; // change.error holds the error
    }
    snackbar.success(t("treasury:gateways.takesCardsNow", { name }));
    await refresh(listGateways, listGatewaysOfChurch, listDonateGateways);
  }

  return (
    <div className="flex flex-col items-start gap-2">
      <Button
        size="small"
        icon={<CreditCard />}
        busy={change.isPending}
        busyLabel={t("common:saving")}
        onClick={() => void take()}
      >
        {t("treasury:gateways.takeCards", { name })}
      </Button>
      {change.error ? <Notice tone="danger">{errorText(change.error)}</Notice> : null}
    </div>
  );
}
