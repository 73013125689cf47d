import { useT } from "@offertory/i18n/react";
import { DisplayBox } from "@offertory/ui";
import { Link } from "@offertory/router";

/** Explains how the figures are computed, and links to the pages that prove them. */
export function CountedBox({ year }: { year: string }) {
  const t = useT();
  const rules = [
    t("dashboard:count.day"),
    t("dashboard:count.net"),
    t("dashboard:count.void"),
    t("dashboard:count.ledger"),
    t("dashboard:count.statements"),
  ];
  const links = [
    { to: "/treasury/audit", text: t("dashboard:count.audit") },
    { to: `/treasury/statements?year=${year}`, text: t("dashboard:count.compare") },
  ];
  return (
    <DisplayBox title={t("dashboard:count.box")}>
      <ul className="flex list-disc flex-col gap-2 ps-5 text-sm text-pretty text-ink-soft">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm font-medium">
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link to={to} className="inline-block py-0.5 text-brand underline-offset-3 hover:underline">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </DisplayBox>
  );
}
