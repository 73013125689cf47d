import { useCall, useRefresh } from "@offertory/api-client";
import { listGateways, testGateway, type GatewayConnection, type GatewaySettings } from "@offertory/contract";
import { useErrorText, useFormats, useT } from "@offertory/i18n/react";
import { Button, Notice } from "@offertory/ui";
import { RefreshCw } from "@offertory/ui/icons.ts";
import { PROVIDER_NAMES } from "./gateway-labels.ts";

const CONNECTION_LABELS = {
  works: "treasury:gateways.works",
  refused: "treasury:gateways.refused",
  unreachable: "treasury:gateways.unreachable",
} as const satisfies Record<GatewayConnection, string>;
const TONES = { works: "success", refused: "danger", unreachable: "warning" } as const;

/** Asks the payment provider whether the keys are valid, and shows the result. */
export function TestConnection({ gateway }: { gateway: GatewaySettings }) {
  const t = useT();
  const errorText = useErrorText();
  const { sentences } = useFormats();
  const refresh = useRefresh();
  const test = useCall(testGateway);
  const provider = PROVIDER_NAMES[gateway.provider];
  const outcome = test.data;

  async function ask() {
    try {
      await test.mutateAsync({ params: { id: gateway.id } });
      await refresh(listGateways);
    } catch {
      // test.error holds the error
    }
  }

  return (
    <div className="flex flex-col gap-3">
      <Button
        size="small"
        icon={<RefreshCw />}
        busy={test.isPending}
        busyLabel={t("treasury:gateways.testing")}
        onClick={() => void ask()}
        className="self-start"
      >
        {t("treasury:gateways.testConnection")}
      </Button>
      <div role="status" className="w-full empty:hidden">
        {test.error && !test.isPending && <Notice tone="danger">{errorText(test.error)}</Notice>}
        {outcome && !test.isPending && (
          <Notice tone={TONES[outcome.connection]}>
            {sentences(
              t(CONNECTION_LABELS[outcome.connection], { provider }),
              outcome.connection === "works" &&
                t(outcome.webhooks ? "treasury:gateways.tellsUs" : "treasury:gateways.weAsk"),
            )}
          </Notice>
        )}
      </div>
    </div>
  );
}
