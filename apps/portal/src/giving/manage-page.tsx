import { ManageBox } from "@offertory/features/giving";
import { useT } from "@offertory/i18n/react";
import { PageHeader } from "@offertory/ui";
import { HandHeart } from "@offertory/ui/icons.ts";
import { useSearchParams } from "@offertory/router";

/** The page of the link in a receipt: it shows a recurring gift to anybody who has the link. */
export function ManagePage() {
  const t = useT();
  const [url] = useSearchParams();
  const token = url.get("token") ?? "";
  return (
    <div className="mx-auto w-full max-w-2xl">
      <PageHeader icon={<HandHeart />} title={t("giving:manage.title")} facts={t("giving:manage.subtitle")} />
      <ManageBox key={token} token={token} />
    </div>
  );
}
