import { useRead } from "@offertory/api-client";
import { listPages, type Page } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Button, Menu } from "@offertory/ui";
import { ChevronDown, FileText } from "@offertory/ui/icons.ts";

/** Suggests the church's own pages and those that every site has, so that nobody has to type a path. */
export function PageSuggestions({ onPick }: { onPick(page: Pick<Page, "url" | "title">): void }) {
  const t = useT();
  const pages = useRead(listPages, {});
  const suggestions = [
    ...(pages.data ?? []),
    { url: "/give", title: t("pages:places.give") },
    { url: "/events", title: t("pages:places.events") },
  ];
  return (
    <Menu
      label={t("pages:places.pick")}
      align="start"
      trigger={
        <Button size="small" icon={<ChevronDown />} className="self-start">
          {t("pages:places.pick")}
        </Button>
      }
      items={suggestions.map(({ url, title }) => ({
        label: `${title} (${url})`,
        icon: <FileText />,
        onSelect: () => onPick({ url, title }),
      }))}
    />
  );
}
