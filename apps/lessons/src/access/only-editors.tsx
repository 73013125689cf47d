import { useSession } from "@offertory/api-client";
import { can as permissions } from "@offertory/contract";
import { OnlySignedIn } from "@offertory/features/frame";
import { useT } from "@offertory/i18n/react";
import { buttonClass, EmptyState } from "@offertory/ui";
import { Lock } from "@offertory/ui/icons.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";

/** Screens of those who may edit content; the others are told why they see nothing. */
export function OnlyEditors({ children }: { children: ReactNode }) {
  return (
    <OnlySignedIn>
      <WithPermission>{children}</WithPermission>
    </OnlySignedIn>
  );
}

function WithPermission({ children }: { children: ReactNode }) {
  const t = useT();
  const { can } = useSession();
  if (can(permissions.editContent)) return children;
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
