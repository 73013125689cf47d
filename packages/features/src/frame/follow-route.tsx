import { useAnalytics, useSession } from "@offertory/api-client";
import { useT } from "@offertory/i18n/react";
import { useEffect, useRef } from "react";
import { ScrollRestoration, useLocation, useMatches } from "@offertory/router";
import { focusHeading } from "@offertory/ui";
import { handleOf } from "./route-handle.ts";
import { useAccountLanguage } from "./use-account-language.ts";

// i18n-uses: shell:titles.*

/**
 * Runs on every navigation: sets the title and focus, restores the scroll position, and counts the visit if analytics
 * is set up.
 */
export function FollowRoute({ church: siteChurch }: { church?: string | undefined }) {
  const t = useT();
  const analytics = useAnalytics();
  const session = useSession();
  useAccountLanguage(session.user);
  const { pathname } = useLocation();
  const shown = useRef<string | null>(null);
  const handle = handleOf(useMatches());
  const where = siteChurch ?? session.church?.church.name ?? t("common:product");
  // The title of a church's own page is the church's name alone.
  const title = handle && handle.title !== "church" ? `${t(`shell:titles.${handle.title}`)} · ${where}` : where;

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    const before = shown.current;
    if (before === pathname) return;
    shown.current = pathname;
    analytics.pageView(pathname);
    // Browsers announce the first page of a visit themselves.
    return before === null ? undefined : focusHeading();
  }, [pathname, analytics]);

  return <ScrollRestoration />;
}
