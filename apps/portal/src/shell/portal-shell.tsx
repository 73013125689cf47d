import { useSession } from "@offertory/api-client";
import {
  AppearanceMenu,
  BrandLink,
  ChurchColors,
  FollowRoute,
  handleOf,
  NavigationProgress,
} from "@offertory/features/frame";
import { FloatingHelp, Header, isHelpArticle } from "@offertory/features/header";
import { UserMenu } from "@offertory/features/user-menu";
import { useT } from "@offertory/i18n/react";
import { AppShell } from "@offertory/ui";
import type { ReactNode } from "react";
import { Navigate, Outlet, useLocation, useMatches, useNavigate, renderLink } from "@offertory/router";
import { MESSAGES_PATH, MessagePanelsProvider, useMessagePanels } from "../messages/message-panels.tsx";
import { SearchButton } from "../search/search-button.tsx";
import { useShortcuts } from "../shortcuts/use-shortcuts.tsx";
import { featuresOf, primaryNav } from "./portal-nav.tsx";

/** The frame of the portal, with the panels for messages and notifications. */
export const PortalShell = ({ children }: { children?: ReactNode }) => (
  <MessagePanelsProvider>
    <Frame>{children}</Frame>
  </MessagePanelsProvider>
);

/** The paths that stay available in a closing church: the page about the closing, and those of the account. */
const OF_THE_ACCOUNT = /^\/(closing|login|logout|churches|profile|messages)(\/|$)/;

/** The header, navigation and help around every page. */
function Frame({ children }: { children?: ReactNode }) {
  const t = useT();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { unread, openNotifications } = useMessagePanels();
  const { status, church, person, can } = useSession();
  const handle = handleOf(useMatches());
  const article = isHelpArticle(handle?.article) ? handle.article : undefined;
  const signedIn = status === "signed-in";
  const shortcuts = useShortcuts(signedIn);
  const closes = signedIn && church?.closesAt !== undefined;
  const hasNavigation = signedIn && !closes;
  return (
    <>
      <NavigationProgress />
      <AppShell
        currentPath={pathname}
        wide={hasNavigation ? (handle?.wide ?? false) : undefined}
        skipLabel={t("shell:skip")}
        navLabel={t("shell:primaryMenu")}
        more={{
          label: t("common:more"),
          closeLabel: t("common:close"),
          failedText: t("shell:unreachable.panel"),
        }}
        nav={hasNavigation ? primaryNav(t, can, featuresOf(church)) : []}
        renderLink={renderLink}
        header={
          <Header
            brand={<BrandLink church={church?.church ?? null} />}
            userMenu={
              <UserMenu
                unread={unread}
                messagesHref={MESSAGES_PATH}
                onNotifications={openNotifications}
                ownPage={person ? `/people/${person.id}` : undefined}
                onChurchChosen={() => void navigate("/")}
              />
            }
            messages={{ unread, messagesHref: MESSAGES_PATH, onNotifications: openNotifications }}
            loginHref={loginHref(pathname)}
            tools={
              <>
                {hasNavigation ? <SearchButton /> : null}
                <AppearanceMenu hasTables />
              </>
            }
            article={article}
            onShortcuts={shortcuts.open}
          />
        }
      >
        <div className="pb-16">
          {closes && !OF_THE_ACCOUNT.test(pathname) ? <Navigate to="/closing" replace /> : (children ?? <Outlet />)}
        </div>
      </AppShell>
      <FloatingHelp article={article} />
      {shortcuts.dialog}
      <FollowRoute />
      <ChurchColors churchId={church?.church.id ?? null} />
    </>
  );
}

/** Returns the login URL that leads back to the current page afterwards; null on the login and logout pages. */
function loginHref(path: string): string | null {
  if (/^\/(login|logout)$/.test(path)) return null;
  return path === "/" ? "/login" : `/login?returnUrl=${encodeURIComponent(path)}`;
}
