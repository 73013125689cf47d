import { useSession } from "@offertory/api-client";
import { can } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { buttonClass, DisplayBox, EmptyState } from "@offertory/ui";
import { HandHeart } from "@offertory/ui/icons.ts";
import { Link } from "@offertory/router";

/** Shown while the church has no donations, with ways to get the first one. */
export function NoGifts() {
  const t = useT();
  const mayRecord = useSession().can(can.editDonations);
  return (
    <DisplayBox title={t("dashboard:figure.box")}>
      <EmptyState
        icon={<HandHeart />}
        title={t("dashboard:none.title")}
        body={t("dashboard:none.body")}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Link to="/treasury/links" className={buttonClass({ variant: "primary" })}>
              {t("dashboard:none.links")}
            </Link>
            {mayRecord && (
              <Link to="/treasury/batches" className={buttonClass()}>
                {t("dashboard:none.record")}
              </Link>
            )}
          </div>
        }
      />
    </DisplayBox>
  );
}
