import { useT } from "@offertory/i18n/react";
import { Calendar, HandHeart, UserPlus } from "@offertory/ui/icons.ts";
import { CardRow } from "./card-list.tsx";

/** The next steps of a new church, which disappear once they are done. */
export function SetUpGivingRow() {
  const t = useT();
  return (
    <CardRow
      to="/treasury/gateways"
      icon={<HandHeart />}
      title={t("shell:home.steps.giving")}
      detail={t("shell:home.steps.givingBody")}
    />
  );
}

export function AddPeopleRow() {
  const t = useT();
  return (
    <CardRow
      to="/people/new"
      icon={<UserPlus />}
      title={t("shell:home.steps.people")}
      detail={t("shell:home.steps.peopleBody")}
    />
  );
}

export function AddEventRow() {
  const t = useT();
  return (
    <CardRow
      to="/calendar"
      icon={<Calendar />}
      title={t("shell:home.steps.event")}
      detail={t("shell:home.steps.eventBody")}
    />
  );
}
