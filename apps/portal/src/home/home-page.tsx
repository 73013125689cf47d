import { useConfig, useSession } from "@offertory/api-client";
import { HelpIcon } from "@offertory/features/header";
import { useT } from "@offertory/i18n/react";
import { Avatar, Notice, Stack } from "@offertory/ui";
import { BookOpen, Building2, Globe, GraduationCap, Settings, ShieldCheck, User, Users } from "@offertory/ui/icons.ts";
import { HomeCard, HomeCards } from "./home-card.tsx";
import { workCards } from "./home-cards.ts";

const ICONS = { people: <Users />, members: <Users />, roles: <ShieldCheck />, settings: <Settings /> } as const;

// i18n-uses: shell:home.cards.*

/** Where a signed-in person begins: what they may do here, what is theirs, and what is good to know. */
export function HomePage() {
  const t = useT();
  const { apps, support, sandboxUrl } = useConfig();
  const { user, person, church, can } = useSession();
  const work = workCards(can);
  const name = person?.name.nick || person?.name.first || user?.firstName || "";
  const churchName = church?.church.name ?? "";
  return (
    <Stack gap={32}>
      <header className="flex items-center gap-4">
        <Avatar name={person?.name.display ?? name} photo={person?.photo} size="medium" />
        <div className="min-w-0 grow">
          <h1 className="text-2xl font-semibold">{t("shell:home.greeting", { name })}</h1>
          <p className="mt-0.5 text-ink-soft">{churchName}</p>
        </div>
        <HelpIcon article="getting-started" />
      </header>
      {sandboxUrl ? (
        <Notice
          tone="info"
          action={
            <a href={sandboxUrl} target="_blank" rel="noopener noreferrer" className="font-medium text-info underline">
              {t("shell:home.sandboxLink")}
            </a>
          }
        >
          {t("shell:home.sandbox")}
        </Notice>
      ) : null}
      {work.length > 0 ? (
        <HomeCards title={t("shell:home.yourWork")}>
          {work.map(({ card, href }) => (
            <HomeCard
              key={card}
              href={href}
              icon={ICONS[card]}
              title={t(`shell:home.cards.${card}`)}
              body={t(`shell:home.cards.${card}Body`)}
            />
          ))}
        </HomeCards>
      ) : null}
      <HomeCards title={t("shell:home.yourOwn")}>
        <HomeCard
          href="/profile"
          icon={<User />}
          title={t("shell:home.cards.profile")}
          body={t("shell:home.cards.profileBody")}
        />
        <HomeCard
          href="/churches"
          icon={<Building2 />}
          title={t("shell:home.cards.churches")}
          body={t("shell:home.cards.churchesBody")}
        />
      </HomeCards>
      <HomeCards title={t("shell:home.goodToKnow")}>
        <HomeCard
          href={`${apps.site}/${church?.church.subDomain ?? ""}`}
          icon={<Globe />}
          title={t("shell:home.cards.site")}
          body={t("shell:home.cards.siteBody", { church: churchName })}
        />
        <HomeCard
          href={apps.lessons}
          icon={<GraduationCap />}
          title={t("shell:home.cards.lessons")}
          body={t("shell:home.cards.lessonsBody")}
        />
        <HomeCard
          href={support.documentation}
          icon={<BookOpen />}
          title={t("shell:home.cards.guide")}
          body={t("shell:home.cards.guideBody")}
        />
      </HomeCards>
    </Stack>
  );
}
