import { useT } from "@offertory/i18n/react";
import { Badge } from "@offertory/ui";

export function PublishedBadge({ published }: { published: boolean }) {
  const t = useT();
  return published ? (
    <Badge tone="success">{t("lessons:edit.published")}</Badge>
  ) : (
    <Badge tone="warning">{t("lessons:read.draft")}</Badge>
  );
}
