import { useCall, useRefresh, useSession } from "@offertory/api-client";
import { listSettings, publicSettings, saveSettings } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { useSnackbar } from "@offertory/ui";
import { changedSettings, valuesOf, type SettingValues } from "./settings-draft.ts";

export interface SettingsFormProps {
  settings: readonly { keyName: string; value: string }[];
  /** Changes that are not saved yet. */
  edits: SettingValues;
  onEdit(change: (edits: SettingValues) => SettingValues): void;
}

/** The state of a form for some of the church's settings. Saved branding shows in the header at once. */
export function useSaveSettings({ settings, edits, onEdit }: SettingsFormProps) {
  const t = useT();
  const snackbar = useSnackbar();
  const refresh = useRefresh();
  const session = useSession();
  const call = useCall(saveSettings);
  const saved = valuesOf(settings);
  const changes = changedSettings(edits, saved);

  async function save() {
    if (changes.length === 0 || call.isPending) return;
    try {
      await call.mutateAsync({ body: changes });
      await refresh(listSettings, publicSettings);
      onEdit(() => ({}));
      snackbar.success(t("settings:saved"));
      await session.refresh();
    } catch {
      // call.error holds the error
    }
  }

  return {
    values: { ...saved, ...edits },
    change: (edit: SettingValues) => onEdit((before) => ({ ...before, ...edit })),
    changed: changes.length > 0,
    discard: () => onEdit(() => ({})),
    save,
    busy: call.isPending,
    error: call.error,
  };
}
