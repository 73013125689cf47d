import type { HomeCardOf } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Link } from "@offertory/router";
import { Avatar, buttonClass, DisplayBox } from "@offertory/ui";
import { UserPlus } from "@offertory/ui/icons.ts";
import { STATUS_LABELS } from "../../people/person-labels.ts";
import { useCounted } from "../../people/use-counted.ts";

/** How many people there are by membership status, and the newest ones. */
export const PeopleCard = ({ card }: { card: HomeCardOf<"people"> }) => (
  <>
    <PeopleNumbers {...card} />
    <NewPeople newest={card.newest} />
  </>
);

function PeopleNumbers({ all, members, visitors }: Pick<HomeCardOf<"people">, "all" | "members" | "visitors">) {
  const t = useT();
  const counted = useCounted();
  const numbers = [
    { label: t("people:count.people"), href: "/people", number: all },
    { label: t("people:count.members"), href: "/people?status=Member", number: members },
    { label: t("people:count.visitors"), href: "/people?status=Visitor", number: visitors },
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
              <span className="tabular text-2xl font-semibold text-ink">{counted(number)}</span>
              <span className="text-xs wrap-anywhere text-ink-soft sm:text-sm">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NewPeople({ newest }: Pick<HomeCardOf<"people">, "newest">) {
  const t = useT();
  return (
    <DisplayBox
      flush
      title={t("shell:home.newPeople")}
      icon={<UserPlus />}
      actions={
        <Link to="/people?sort=added&direction=desc" className={buttonClass({ variant: "quiet", size: "small" })}>
          {t("shell:nav.allPeople")}
        </Link>
      }
    >
      <ul className="divide-y divide-line">
        {newest.map(({ id, name, photo, contactInfo, membershipStatus }) => (
          <li key={id} className="group">
            <Link
              to={`/people/${id}`}
              className="flex min-h-14 items-center gap-3 px-4 py-2 -outline-offset-2 transition-colors group-last:rounded-b-card hover:bg-sunken sm:px-5"
            >
              <Avatar name={name.display} photo={photo} size="tiny" />
              <span className="min-w-0 grow text-sm">
                <span className="block truncate font-medium text-ink">{name.display}</span>
                <span className="block truncate text-xs text-ink-soft">
                  {[t(STATUS_LABELS[membershipStatus]), contactInfo.email].filter(Boolean).join(" · ")}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </DisplayBox>
  );
}
