import { useSession } from "@offertory/api-client";
import { can } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { BackTo } from "../../shell/back-to.tsx";

/** Links back to the list of people, or home for people who may not see the list. */
export function BackLink() {
  const t = useT();
  const session = useSession();
  const seesList = [can.viewPeople, can.viewMembers, can.editPeople].some(session.can);
  return seesList ? (
    <BackTo href="/people">{t("people:backToList")}</BackTo>
  ) : (
    <BackTo href="/">{t("shell:nav.home")}</BackTo>
  );
}
