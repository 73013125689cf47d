import { useAnalytics, useSession } from "@offertory/api-client";
import { useT } from "@offertory/i18n/react";
import { useEffect, useRef } from "react";
import { ScrollRestoration, useLocation, useMatches } from "@offertory/router";
import { focusHeading } from "@offertory/ui";
import { handleOf } from "./route-handle.ts";
import { useAccountLanguage } from "./use-account-language.ts";

// i18n-uses: shell:titles.*

/** What happens on every navigation: title, focus, scroll position, and the count of visits where there is a tag. */
export function FollowRoute({ church: siteChurch }: { church?: string | undefined }) {
  const t = useT();
  const analytics = useAnalytics();
  const session = useSession();
  useAccountLanguage(session.user);
  const { pathname } = useLocation();
  const shown = useRef<string | null>(null);
  const handle = handleOf(useMatches());
  const where = siteChurch ?? session.church?.church.name ?? t("common:product");
  // A church's own page bears its name alone.
  const title = handle && handle.title !== "church" ? `${t(`shell:titles.${handle.title}`)} · ${where}` : where;

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    const before = shown.current;
    if (before === pathname) return;
    shown.current = pathname;
    analytics.pageView(pathname);
    // The first page of a visit is announced by the browser itself.
    return before === null ? undefined : focusHeading();
  }, [pathname, analytics]);

  return <ScrollRestoration />;
}
