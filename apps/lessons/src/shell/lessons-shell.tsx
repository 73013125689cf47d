import { useSession } from "@offertory/api-client";
import {
  AppearanceMenu,
  BrandLink,
  ChurchColours,
  FollowRoute,
  handleOf,
  NavigationProgress,
} from "@offertory/features/frame";
import { Header, isHelpArticle } from "@offertory/features/header";
import { SupportButton } from "@offertory/features/support";
import { UserMenu } from "@offertory/features/user-menu";
import { useT } from "@offertory/i18n/react";
import { AppShell } from "@offertory/ui";
import type { ReactNode } from "react";
import { Outlet, useLocation, useMatches, useNavigate } from "react-router";

/** The frame of the lessons app. */
export function LessonsShell({ children }: { children?: ReactNode }) {
  const t = useT();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { church } = useSession();
  const article = handleOf(useMatches())?.article;
  return (
    <>
      <NavigationProgress />
      <AppShell
        currentPath={pathname}
        skipLabel={t("shell:skip")}
        navLabel={t("shell:primaryMenu")}
        header={
          <Header
            brand={<BrandLink church={church?.church ?? null} />}
            primary={[{ href: "/", label: t("lessons:nav.home"), exact: true }]}
            userMenu={<UserMenu onChurchChosen={() => void navigate("/")} />}
            loginHref={/^\/(login|logout)$/.test(pathname) ? null : "/login"}
            tools={<AppearanceMenu />}
            article={isHelpArticle(article) ? article : undefined}
          />
        }
      >
        <div className="pb-16">{children ?? <Outlet />}</div>
      </AppShell>
      <SupportButton />
      <FollowRoute />
      <ChurchColours churchId={church?.church.id ?? null} />
    </>
  );
}
