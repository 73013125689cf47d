import { useAnalytics, useConfig, useSession } from "@offertory/api-client";
import { useT } from "@offertory/i18n/react";
import { useSnackbar } from "@offertory/ui";
import { useState } from "react";
import { useLocation } from "@offertory/router";
import { logoutLink, profileLink } from "./app-links.ts";
import { MainPanel } from "./main-panel.tsx";
import { SwitchAppPanel, useHandover } from "./switch-app-panel.tsx";
import { SwitchChurchPanel } from "./switch-church-panel.tsx";

export interface Unread {
  messages: number;
  notifications: number;
}

interface UserMenuPanelsProps {
  name: string;
  email: string;
  photo: string | null;
  ownPage?: string | undefined;
  unread: Unread;
  onMessages?: (() => void) | undefined;
  messagesHref?: string | undefined;
  onNotifications?: (() => void) | undefined;
  onChurchChosen?: (() => void) | undefined;
  /** Closes the menu. */
  onLeave(): void;
}

/** The contents of the open menu: the main panel, or the panel that switches the app or the church. */
export function UserMenuPanels(props: UserMenuPanelsProps) {
  const { name, email, photo, ownPage, unread, onMessages, messagesHref, onNotifications, onChurchChosen, onLeave } =
    props;
  const t = useT();
  const snackbar = useSnackbar();
  const analytics = useAnalytics();
  const { app, apps } = useConfig();
  const { userChurches, church, chooseChurch } = useSession();
  const { pathname, search } = useLocation();
  const [panel, setPanel] = useState<"main" | "switch-app" | "switch-church">("main");
  const [busy, setBusy] = useState(false);
  const handover = useHandover();
  const then = (act?: () => void) => act && (() => (onLeave(), act()));

  async function choose(churchId: string) {
    if (churchId === church?.church.id) return onLeave();
    setBusy(true);
    try {
      await chooseChurch(churchId);
      analytics.event("Church", "Select");
      onLeave();
      onChurchChosen?.();
    } catch {
      snackbar.error(t("accounts:login.validate.selectingChurch"));
    } finally {
      setBusy(false);
    }
  }

  if (panel === "switch-app")
    return (
      <SwitchAppPanel
        apps={apps}
        currentApp={app}
        churchId={church?.church.id ?? ""}
        handover={handover}
        onBack={() => setPanel("main")}
        onLeave={onLeave}
      />
    );
  if (panel === "switch-church")
    return (
      <SwitchChurchPanel
        userChurches={userChurches}
        currentChurchId={church?.church.id}
        busy={busy}
        onBack={() => setPanel("main")}
        onChoose={(churchId) => void choose(churchId)}
      />
    );
  return (
    <MainPanel
      name={name}
      email={email}
      photo={photo}
      ownPage={ownPage}
      church={church?.church.name ?? ""}
      unread={unread}
      profile={profileLink(app, apps)}
      logoutHref={logoutLink(`${pathname}${search}`)}
      onMessages={then(onMessages)}
      messagesHref={messagesHref}
      onNotifications={then(onNotifications)}
      onSwitchApp={() => setPanel("switch-app")}
      onSwitchChurch={() => setPanel("switch-church")}
      onLeave={onLeave}
    />
  );
}
