import { useAnalytics, useConfig, useSession } from "@offertory/api-client";
import { displayName } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Avatar, CountBadge, Popover, useSnackbar, VisuallyHidden } from "@offertory/ui";
import { useState } from "react";
import { useLocation } from "@offertory/router";
import { logoutLink, profileLink } from "./app-links.ts";
import { MainPanel } from "./main-panel.tsx";
import { SwitchAppPanel, useHandover } from "./switch-app-panel.tsx";
import { SwitchChurchPanel } from "./switch-church-panel.tsx";

export interface UserMenuProps {
  unread?: { messages: number; notifications: number } | undefined;
  onMessages?: (() => void) | undefined;
  onNotifications?: (() => void) | undefined;
  /** The page with the person's own record, in the app that has one. */
  ownPage?: string | undefined;
  onChurchChosen?: (() => void) | undefined;
}

type PanelName = "main" | "switch-app" | "switch-church";

const NOTHING_UNREAD = { messages: 0, notifications: 0 };

/** The signed-in person's menu: name, links, and sign-out. */
export function UserMenu(props: UserMenuProps) {
  const { unread = NOTHING_UNREAD, onMessages, onNotifications, ownPage, onChurchChosen } = props;
  const t = useT();
  const snackbar = useSnackbar();
  const analytics = useAnalytics();
  const { app, apps } = useConfig();
  const { user, userChurches, church, person, chooseChurch } = useSession();
  const { pathname, search } = useLocation();
  const [open, setOpen] = useState(false);
  const [panel, setPanel] = useState<PanelName>("main");
  const [busy, setBusy] = useState(false);
  const handover = useHandover(open);
  if (!user) return null;

  const name = person?.name.display || displayName({ first: user.firstName, last: user.lastName });
  const photo = person?.photo || null;
  const count = unread.messages + unread.notifications;
  const close = () => setOpen(false);
  const then = (act?: () => void) => act && (() => (close(), act()));

  async function choose(churchId: string) {
    if (churchId === church?.church.id) return close();
    setBusy(true);
    try {
      await chooseChurch(churchId);
      analytics.event("Church", "Select");
      close();
      onChurchChosen?.();
    } catch {
      snackbar.error(t("accounts:login.validate.selectingChurch"));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Popover
      label={t("shell:userMenu.open")}
      open={open}
      onOpenChange={(opens) => {
        setOpen(opens);
        if (opens) setPanel("main");
      }}
      className="w-80 max-w-[calc(100vw-1rem)] p-2"
      trigger={
        <button type="button" className="relative flex rounded-full">
          <Avatar name={name} photo={photo} size="tiny" />
          <VisuallyHidden>{t("shell:userMenu.openNamed", { name })}</VisuallyHidden>
          <CountBadge
            count={count}
            label={t("shell:userMenu.unread", { count })}
            className="absolute -top-1 -right-1.5"
          />
        </button>
      }
    >
      {panel === "main" ? (
        <MainPanel
          name={name}
          email={user.email}
          photo={photo}
          ownPage={ownPage}
          church={church?.church.name ?? ""}
          unread={unread}
          profile={profileLink(app, apps)}
          logoutHref={logoutLink(`${pathname}${search}`)}
          onMessages={then(onMessages)}
          onNotifications={then(onNotifications)}
          onSwitchApp={() => setPanel("switch-app")}
          onSwitchChurch={() => setPanel("switch-church")}
          onLeave={close}
        />
      ) : panel === "switch-app" ? (
        <SwitchAppPanel
          apps={apps}
          currentApp={app}
          churchId={church?.church.id ?? ""}
          handover={handover}
          onBack={() => setPanel("main")}
          onLeave={close}
        />
      ) : (
        <SwitchChurchPanel
          userChurches={userChurches}
          currentChurchId={church?.church.id}
          busy={busy}
          onBack={() => setPanel("main")}
          onChoose={(churchId) => void choose(churchId)}
        />
      )}
    </Popover>
  );
}
