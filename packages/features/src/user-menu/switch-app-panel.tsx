import { APP_NAMES, type AppName, type PageConfig, useRead } from "@offertory/api-client";
import { makeHandover } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Badge, Button, Notice } from "@offertory/ui";
import { ExternalLink, Globe, GraduationCap, House } from "@offertory/ui/icons.ts";
import { appLinks } from "./app-links.ts";
import { MenuRow } from "./menu-row.tsx";
import { Panel } from "./panel.tsx";

// i18n-uses: shell:apps.*

const ICONS = { portal: <House />, site: <Globe />, lessons: <GraduationCap /> } as const;

interface SwitchAppPanelProps {
  apps: PageConfig["apps"];
  currentApp: AppName;
  churchId: string;
  handover: ReturnType<typeof useHandover>;
  onBack(): void;
  onLeave(): void;
}

/** Loads a token for switching apps when the menu opens. It can be used once and is not kept after the menu closes. */
export const useHandover = () => useRead(makeHandover, {}, { staleTime: 0, keepNothing: true });

export function SwitchAppPanel({ apps, currentApp, churchId, handover, onBack, onLeave }: SwitchAppPanelProps) {
  const t = useT();
  // The token of an earlier opening may be used already, so only that of this opening counts.
  const jwt = handover.isSuccess && !handover.isFetching ? handover.data.jwt : undefined;
  const hrefs = new Map(jwt ? appLinks(apps, jwt, churchId).map(({ app, href }) => [app, href]) : []);
  return (
    <Panel title={t("shell:userMenu.switchApp")} onBack={onBack}>
      {APP_NAMES.map((app) => (
        <MenuRow
          key={app}
          icon={ICONS[app]}
          external
          href={hrefs.get(app)}
          disabled={!jwt}
          current={app === currentApp}
          onSelect={onLeave}
          end={
            app === currentApp ? (
              <Badge tone="success">{t("shell:userMenu.currentApp")}</Badge>
            ) : (
              <ExternalLink className="size-4 text-ink-soft" />
            )
          }
        >
          {t(`shell:apps.${app}`)}
        </MenuRow>
      ))}
      {handover.error && !jwt ? (
        <Notice
          tone="danger"
          className="m-2"
          action={
            <Button size="small" onClick={() => void handover.refetch()}>
              {t("common:tryAgain")}
            </Button>
          }
        >
          {t("shell:userMenu.linksFailed")}
        </Notice>
      ) : (
        <p role="status" className="px-3 py-1 text-xs text-ink-soft empty:hidden">
          {jwt ? null : t("shell:userMenu.preparingLinks")}
        </p>
      )}
    </Panel>
  );
}
