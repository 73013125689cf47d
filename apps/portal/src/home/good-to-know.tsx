import { useConfig } from "@offertory/api-client";
import type { Church } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { DisplayBox } from "@offertory/ui";
import { BookOpen, Globe, GraduationCap } from "@offertory/ui/icons.ts";
import { CardList, CardRow } from "./cards/card-list.tsx";

/** Links to the church's site, the lessons and the guide. */
export function GoodToKnow({ church }: { church: Pick<Church, "name" | "subDomain"> | undefined }) {
  const t = useT();
  const { apps, support } = useConfig();
  return (
    <DisplayBox flush title={t("shell:home.goodToKnow")}>
      <CardList>
        <CardRow
          to={`${apps.site}/${church?.subDomain ?? ""}`}
          icon={<Globe />}
          title={t("shell:home.resources.site")}
          detail={t("shell:home.resources.siteBody", { church: church?.name ?? "" })}
        />
        <CardRow
          to={apps.lessons}
          icon={<GraduationCap />}
          title={t("shell:home.resources.lessons")}
          detail={t("shell:home.resources.lessonsBody")}
        />
        <CardRow
          to={support.documentation}
          icon={<BookOpen />}
          title={t("shell:home.resources.guide")}
          detail={t("shell:home.resources.guideBody")}
        />
      </CardList>
    </DisplayBox>
  );
}
