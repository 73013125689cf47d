import { useT } from "@offertory/i18n/react";
import { Badge } from "@offertory/ui";
import { Church } from "@offertory/ui/icons.ts";
import { listedChurches } from "./listed-churches.ts";
import { MenuRow } from "./menu-row.tsx";
import { Panel } from "./panel.tsx";

const SENTENCES = {
  loading: "shell:userMenu.loadingChurches",
  none: "shell:userMenu.noChurches",
  invalid: "shell:userMenu.invalidChurches",
} as const;

interface SwitchChurchPanelProps {
  /** The person's churches of the session; anything but a list of churches is shown as invalid. */
  userChurches: unknown;
  currentChurchId: string | undefined;
  busy: boolean;
  onBack(): void;
  onChoose(churchId: string): void;
}

export function SwitchChurchPanel({ userChurches, currentChurchId, busy, onBack, onChoose }: SwitchChurchPanelProps) {
  const t = useT();
  const listed = listedChurches(userChurches);
  return (
    <Panel title={t("shell:userMenu.switchChurch")} onBack={onBack}>
      {listed.kind === "some" ? (
        listed.churches.map(({ id, name }) => (
          <MenuRow
            key={id}
            icon={<Church />}
            current={id === currentChurchId}
            disabled={busy}
            onSelect={() => onChoose(id)}
            end={id === currentChurchId ? <Badge tone="success">{t("shell:userMenu.currentChurch")}</Badge> : null}
          >
            {name}
          </MenuRow>
        ))
      ) : (
        <p role={listed.kind === "invalid" ? "alert" : "status"} className="px-3 py-2 text-sm text-ink-soft">
          {t(SENTENCES[listed.kind])}
        </p>
      )}
    </Panel>
  );
}
