import { useCall, useRefresh } from "@offertory/api-client";
import { listGateways, testGateway, type GatewayConnection, type GatewaySettings } from "@offertory/contract";
import { useErrorText, useFormats, useT } from "@offertory/i18n/react";
import { Button, classNames, Notice } from "@offertory/ui";
import { CircleCheck, CircleX, RefreshCw, TriangleAlert } from "@offertory/ui/icons.ts";
import { PROVIDER_NAMES } from "./gateway-labels.ts";

const CONNECTION_LABELS = {
  works: "treasury:gateways.works",
  refused: "treasury:gateways.refused",
  unreachable: "treasury:gateways.unreachable",
} as const satisfies Record<GatewayConnection, string>;
const LAST_TEST_LABELS = {
  works: "treasury:gateways.lastTest.works",
  refused: "treasury:gateways.lastTest.refused",
  unreachable: "treasury:gateways.lastTest.unreachable",
} as const satisfies Record<GatewayConnection, string>;
const TONES = { works: "success", refused: "danger", unreachable: "warning" } as const;
const MARKS = {
  works: { icon: <CircleCheck />, className: "text-success" },
  refused: { icon: <CircleX />, className: "text-danger" },
  unreachable: { icon: <TriangleAlert />, className: "text-warning" },
} as const satisfies Record<GatewayConnection, object>;

/** Asks the payment provider whether the keys are valid, and shows the result and when it was last asked. */
export function TestConnection({ gateway }: { gateway: GatewaySettings }) {
  const t = useT();
  const errorText = useErrorText();
  const { dateTime, sentences } = useFormats();
  const refresh = useRefresh();
  const test = useCall(testGateway);
  const provider = PROVIDER_NAMES[gateway.provider];
  const outcome = test.data;
  const { lastTest } = gateway;

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
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          size="small"
          icon={<RefreshCw />}
          busy={test.isPending}
          busyLabel={t("treasury:gateways.testing")}
          onClick={() => void ask()}
        >
          {t("treasury:gateways.testConnection")}
        </Button>
        {lastTest ? (
          <p
            className={classNames(
              "flex items-center gap-1.5 text-sm [&_svg]:size-4 [&_svg]:shrink-0",
              MARKS[lastTest.connection].className,
            )}
          >
            {MARKS[lastTest.connection].icon}
            {t(LAST_TEST_LABELS[lastTest.connection], { date: dateTime(lastTest.at) })}
          </p>
        ) : (
          <p className="text-sm text-ink-soft">{t("treasury:gateways.neverTested")}</p>
        )}
      </div>
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
