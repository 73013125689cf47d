import { useConfig } from "@offertory/api-client";
import type { Church } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { BookOpen, Globe, GraduationCap } from "@offertory/ui/icons.ts";
import { HomeLink, HomeLinks } from "./home-links.tsx";

/** Links to the church's site, the lessons and the guide. */
export function GoodToKnow({ church }: { church: Pick<Church, "name" | "subDomain"> | undefined }) {
  const t = useT();
  const { apps, support } = useConfig();
  return (
    <HomeLinks title={t("shell:home.goodToKnow")}>
      <HomeLink
        href={`${apps.site}/${church?.subDomain ?? ""}`}
        icon={<Globe />}
        title={t("shell:home.cards.site")}
        body={t("shell:home.cards.siteBody", { church: church?.name ?? "" })}
      />
      <HomeLink
        href={apps.lessons}
        icon={<GraduationCap />}
        title={t("shell:home.cards.lessons")}
        body={t("shell:home.cards.lessonsBody")}
      />
      <HomeLink
        href={support.documentation}
        icon={<BookOpen />}
        title={t("shell:home.cards.guide")}
        body={t("shell:home.cards.guideBody")}
      />
    </HomeLinks>
  );
}
