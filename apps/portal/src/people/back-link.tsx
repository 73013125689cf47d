import { useT } from "@offertory/i18n/react";
import { ArrowLeft } from "@offertory/ui/icons.ts";
import { Link, useLocation } from "react-router";

/** Back to the list as it was left: its search travels in the state of the row's link. */
export function BackLink() {
  const t = useT();
  const { state } = useLocation();
  return (
    <Link
      to={{ pathname: "/people", search: listOf(state) }}
      className="inline-flex items-center gap-1.5 hover:text-ink hover:underline"
    >
      <ArrowLeft className="size-4" aria-hidden />
      {t("people:backToList")}
    </Link>
  );
}

const listOf = (state: unknown): string =>
  typeof state === "object" && state !== null && "list" in state && typeof state.list === "string" ? state.list : "";
