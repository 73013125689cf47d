import { useT } from "@offertory/i18n/react";
import { DisplayBox } from "@offertory/ui";
import { Link } from "@offertory/router";

/** Explains how the figures are computed. */
export function CountedBox() {
  const t = useT();
  const rules = [
    t("dashboard:count.day"),
    t("dashboard:count.net"),
    t("dashboard:count.void"),
    t("dashboard:count.ledger"),
  ];
  return (
    <DisplayBox title={t("dashboard:count.box")}>
      <ul className="flex list-disc flex-col gap-2 ps-5 text-sm text-pretty text-ink-soft">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <Link
        to="/treasury/audit"
        className="mt-3 inline-block text-sm font-medium text-brand underline-offset-3 hover:underline"
      >
        {t("dashboard:count.audit")}
      </Link>
    </DisplayBox>
  );
}
