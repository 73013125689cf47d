import { ManageBox } from "@offertory/features/giving";
import { useT } from "@offertory/i18n/react";
import { PageHeader } from "@offertory/ui";
import { HandHeart } from "@offertory/ui/icons.ts";
import { useSearchParams } from "@offertory/router";

/** Where the link in a receipt leads: a recurring gift, for whoever holds the email. */
export function ManagePage() {
  const t = useT();
  const [url] = useSearchParams();
  const token = url.get("token") ?? "";
  return (
    <div className="mx-auto w-full max-w-2xl">
      <PageHeader icon={<HandHeart />} title={t("giving:manage.title")} subtitle={t("giving:manage.subtitle")} />
      <ManageBox key={token} token={token} />
    </div>
  );
}
