import { useT } from "@offertory/i18n/react";
import { Link } from "@offertory/router";
import { usePeopleCount } from "../people/list/use-people-counts.ts";

/** Counts people by membership status; each number links to the list of those people. */
export function PeopleNumbers() {
  const t = useT();
  const numbers = [
    { label: t("people:count.people"), href: "/people", number: usePeopleCount({}) },
    { label: t("people:count.members"), href: "/people?status=Member", number: usePeopleCount({ status: "Member" }) },
    {
      label: t("people:count.visitors"),
      href: "/people?status=Visitor",
      number: usePeopleCount({ status: "Visitor" }),
    },
  ];
  return (
    <section aria-label={t("shell:home.numbers")}>
      <ul className="grid grid-cols-3 gap-3">
        {numbers.map(({ label, href, number }) => (
          <li key={href}>
            <Link
              to={href}
              className="flex h-full flex-col rounded-card border border-line bg-raised px-3 py-3 shadow-card transition-colors hover:border-line-strong hover:bg-sunken sm:px-4"
            >
              <span className="tabular text-2xl font-semibold text-ink">{number}</span>
              <span className="text-xs wrap-anywhere text-ink-soft sm:text-sm">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
