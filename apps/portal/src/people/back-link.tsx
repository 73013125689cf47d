import { useSession } from "@offertory/api-client";
import { can } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { ArrowLeft } from "@offertory/ui/icons.ts";
import { Link, useLocation } from "@offertory/router";

/** Back to the list as it was left: its search travels in the state of the row's link. Home, for who may see no list. */
export function BackLink() {
  const t = useT();
  const { state } = useLocation();
  const session = useSession();
  const seesList = [can.viewPeople, can.viewMembers, can.editPeople].some(session.can);
  return (
    <Link
      to={seesList ? { pathname: "/people", search: listOf(state) } : "/"}
      className="inline-flex items-center gap-1.5 hover:text-ink hover:underline"
    >
      <ArrowLeft className="size-4" aria-hidden />
      {t(seesList ? "people:backToList" : "shell:nav.home")}
    </Link>
  );
}

const listOf = (state: unknown): string =>
  typeof state === "object" && state !== null && "list" in state && typeof state.list === "string" ? state.list : "";
