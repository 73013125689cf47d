import type { GatewayConnection, GatewaySettings } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { classNames } from "@offertory/ui";
import { CircleCheck, CircleX, TriangleAlert } from "@offertory/ui/icons.ts";

const LAST_TEST_LABELS = {
  works: "treasury:gateways.lastTest.works",
  refused: "treasury:gateways.lastTest.refused",
  unreachable: "treasury:gateways.lastTest.unreachable",
} as const satisfies Record<GatewayConnection, string>;
const MARKS = {
  works: { icon: <CircleCheck />, className: "text-success" },
  refused: { icon: <CircleX />, className: "text-danger" },
  unreachable: { icon: <TriangleAlert />, className: "text-warning" },
} as const satisfies Record<GatewayConnection, object>;

/** The result and the time of the last test of a gateway's connection. */
export function LastTest({ lastTest }: Pick<GatewaySettings, "lastTest">) {
  const t = useT();
  const { dateTime } = useFormats();
  if (!lastTest) return <p className="text-sm text-ink-soft">{t("treasury:gateways.neverTested")}</p>;
  const { icon, className } = MARKS[lastTest.connection];
  return (
    <p className={classNames("flex items-center gap-1.5 text-sm [&_svg]:size-4 [&_svg]:shrink-0", className)}>
      {icon}
      {t(LAST_TEST_LABELS[lastTest.connection], { date: dateTime(lastTest.at) })}
    </p>
  );
}
