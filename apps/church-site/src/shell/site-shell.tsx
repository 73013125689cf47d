import { useConfig, useRealtime, useUnread } from "@offertory/api-client";
import {
  AppearanceMenu,
  BrandLink,
  ChurchColors,
  FollowRoute,
  handleOf,
  NavigationProgress,
} from "@offertory/features/frame";
import { FloatingHelp, Header, isHelpArticle, MenuLinks } from "@offertory/features/header";
import { MessagesPanel } from "@offertory/features/messaging/messages";
import { NotificationsPanel } from "@offertory/features/messaging/notifications";
import { UserMenu } from "@offertory/features/user-menu";
import { useT } from "@offertory/i18n/react";
import { AppShell } from "@offertory/ui";
import { type ReactNode, useState } from "react";
import { Outlet, useLocation, useMatches, useNavigate } from "@offertory/router";
import { SiteChurchProvider, useSiteChurch } from "./site-church.tsx";
import { loginLink } from "./login-link.ts";

export const SiteShell = ({ children }: { children?: ReactNode }) => (
  <SiteChurchProvider>
    <Frame>{children ?? <Outlet />}</Frame>
  </SiteChurchProvider>
);

function Frame({ children }: { children: ReactNode }) {
  const t = useT();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { subDomain } = useConfig();
  const { church, home } = useSiteChurch();
  const [panel, setPanel] = useState<"messages" | "notifications" | null>(null);
  useRealtime();
  const unread = useUnread();
  const named = handleOf(useMatches())?.article;
  const article = isHelpArticle(named) ? named : undefined;
  const primary = [
    ...(church ? [{ href: home, label: t("site:nav.home"), exact: true }] : []),
    ...(subDomain ? [] : [{ href: "/find", label: t("site:nav.findChurch"), exact: true }]),
  ];
  return (
    <>
      <NavigationProgress />
      <AppShell
        currentPath={pathname}
        skipLabel={t("shell:skip")}
        navLabel={t("shell:primaryMenu")}
        header={
          <Header
            brand={<BrandLink church={church} to={home} />}
            primary={primary}
            userMenu={
              <UserMenu
                unread={unread}
                onMessages={() => setPanel("messages")}
                onNotifications={() => setPanel("notifications")}
                onChurchChosen={() => void navigate("/")}
              />
            }
            messages={{
              unread,
              onMessages: () => setPanel("messages"),
              onNotifications: () => setPanel("notifications"),
            }}
            loginHref={/^\/(login|logout)$/.test(pathname) ? null : loginLink(pathname, church?.id)}
            tools={<AppearanceMenu />}
            article={article}
          />
        }
      >
        <MenuLinks
          label={t("shell:primaryMenu")}
          links={primary}
          className="-mx-1 -mt-2 mb-4 border-b border-line pb-2 sm:hidden"
        />
        <div className="pb-16">{children}</div>
      </AppShell>
      <MessagesPanel open={panel === "messages"} onClose={() => setPanel(null)} />
      <NotificationsPanel
        open={panel === "notifications"}
        onClose={() => setPanel(null)}
        onMessages={() => setPanel("messages")}
      />
      <FloatingHelp article={article} />
      <FollowRoute church={church?.name} />
      <ChurchColors churchId={church?.id ?? null} />
    </>
  );
}
