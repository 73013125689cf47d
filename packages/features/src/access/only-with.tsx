import { useSession } from "@offertory/api-client";
import type { Permission } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { buttonClass, EmptyState } from "@offertory/ui";
import { Lock } from "@offertory/ui/icons.ts";
import type { ReactNode } from "react";
import { Link } from "@offertory/router";

/** Shows a screen to people with one of the permissions; others see why they have no access. */
export function OnlyWith({ any, children }: { any: readonly Permission[]; children: ReactNode }) {
  const { can } = useSession();
  const t = useT();
  if (any.some(can)) return children;
  return (
    <EmptyState
      isPage
      icon={<Lock />}
      title={t("common:noPermission.title")}
      body={t("common:noPermission.body")}
      action={
        <Link to="/" className={buttonClass()}>
          {t("shell:notFound.home")}
        </Link>
      }
    />
  );
}
