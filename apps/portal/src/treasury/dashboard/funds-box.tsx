import type { GivingDashboard } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { DisplayBox, type Column } from "@offertory/ui";
import { ShareBars } from "@offertory/ui/charts/index.ts";
import { renderLink } from "@offertory/router";
import { donationsUrl } from "./donations-url.ts";
import { useFigures } from "./use-figures.ts";

interface FundPart {
  id: string;
  /** Null for the covered fees, which go to no fund. */
  name: string | null;
  given: number;
  net: number;
  before: number | null;
  gifts: number;
}

/** The donations to each fund. */
export function FundsBox({ dashboard }: { dashboard: GivingDashboard }) {
  const t = useT();
  const { dollars, share, number, sentences } = useFigures();
  const parts = fundParts(dashboard);
  const { span } = dashboard;
  const whole = dashboard.figures.net;
  const nameOf = ({ name }: FundPart) => name ?? t("dashboard:funds.addedForFees");
  const columns: Column<FundPart>[] = [
    { key: "fund", header: t("dashboard:funds.fund"), cell: nameOf },
    {
      key: "given",
      header: t("dashboard:figure.given"),
      align: "end",
      hideBelow: "sm",
      cell: ({ given }) => dollars(given),
    },
    { key: "net", header: t("dashboard:figure.net"), align: "end", cell: ({ net }) => dollars(net) },
    {
      key: "gifts",
      header: t("dashboard:figure.gifts"),
      align: "end",
      hideBelow: "sm",
      cell: ({ gifts, name }) => (name === null ? "–" : number(gifts)),
    },
  ];
  return (
    <DisplayBox title={t("dashboard:funds.box")}>
      {parts.length === 0 ? (
        <p className="text-sm text-ink-soft">{t("dashboard:funds.none")}</p>
      ) : (
        <ShareBars
          caption={sentences(t("dashboard:funds.caption"), t("dashboard:funds.open"))}
          renderLink={renderLink}
          parts={parts.map((part) => ({
            key: part.id,
            label: nameOf(part),
            share: whole > 0 ? part.net / whole : 0,
            text: `${dollars(part.net)} · ${share(part.net, whole)}`,
            // No list of donations shows covered fees, because they are part of donations to funds.
            href: part.name === null || !span ? undefined : donationsUrl({ ...span, fundId: part.id }),
            note: part.before === null ? undefined : t("dashboard:figure.was", { before: dollars(part.before) }),
          }))}
          table={{
            rows: parts,
            rowKey: ({ id }) => id,
            columns,
            showLabel: t("dashboard:table.show"),
            hideLabel: t("dashboard:table.hide"),
          }}
        />
      )}
    </DisplayBox>
  );
}

/** Returns the amounts by fund, then the covered fees; together they are the net total. */
const fundParts = ({ funds, addedForFees }: GivingDashboard): FundPart[] => [
  ...funds.map(({ id, name, given, net, before, gifts }) => ({ id, name, given, net, before, gifts })),
  ...(addedForFees.given === 0
    ? []
    : [{ id: "", name: null, given: addedForFees.given, net: addedForFees.net, before: null, gifts: 0 }]),
];
