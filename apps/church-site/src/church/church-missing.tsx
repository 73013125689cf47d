import { useT } from "@offertory/i18n/react";
import { buttonClass, EmptyState } from "@offertory/ui";
import { Church as ChurchIcon } from "@offertory/ui/icons.ts";
import { Link } from "@offertory/router";

/** Shown if the URL names a church that does not exist. */
export function ChurchMissing() {
  const t = useT();
  return (
    <EmptyState
      icon={<ChurchIcon />}
      title={<h1>{t("site:church.missing")}</h1>}
      body={t("site:church.missingBody")}
      action={
        <Link to="/find" className={buttonClass({ variant: "primary" })}>
          {t("site:church.search")}
        </Link>
      }
    />
  );
}
