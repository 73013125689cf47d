import { useRealtime, useSession, useUnread } from "@offertory/api-client";
import { can as permissions } from "@offertory/contract";
import {
  AppearanceMenu,
  BrandLink,
  ChurchColors,
  FollowRoute,
  handleOf,
  NavigationProgress,
} from "@offertory/features/frame";
import { FloatingHelp, Header, isHelpArticle } from "@offertory/features/header";
import { MessagesPanel } from "@offertory/features/messaging/messages";
import { NotificationsPanel } from "@offertory/features/messaging/notifications";
import { UserMenu } from "@offertory/features/user-menu";
import { useT } from "@offertory/i18n/react";
import { AppShell } from "@offertory/ui";
import { type ReactNode, useState } from "react";
import { Outlet, useLocation, useMatches, useNavigate } from "@offertory/router";

export function LessonsShell({ children }: { children?: ReactNode }) {
  const t = useT();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { church, can } = useSession();
  const [panel, setPanel] = useState<"messages" | "notifications" | null>(null);
  useRealtime();
  const unread = useUnread();
  const named = handleOf(useMatches())?.article;
  const article = isHelpArticle(named) ? named : undefined;
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
            primary={[
              { href: "/", label: t("lessons:nav.home"), exact: true },
              ...(can(permissions.editContent) ? [{ href: "/edit", label: t("lessons:nav.edit") }] : []),
            ]}
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
            loginHref={/^\/(login|logout)$/.test(pathname) ? null : "/login"}
            tools={<AppearanceMenu />}
            article={article}
          />
        }
      >
        <div className="pb-16">{children ?? <Outlet />}</div>
      </AppShell>
      <MessagesPanel open={panel === "messages"} onClose={() => setPanel(null)} />
      <NotificationsPanel
        open={panel === "notifications"}
        onClose={() => setPanel(null)}
        onMessages={() => setPanel("messages")}
      />
      <div className="app-extras">
        <FloatingHelp article={article} />
      </div>
      <FollowRoute />
      <ChurchColors churchId={church?.church.id ?? null} />
    </>
  );
}
