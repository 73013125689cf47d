import { useCall, useRead, useRefresh } from "@offertory/api-client";
import { listSettings, MOST_EMBED_ORIGINS, readEmbedOrigin, saveSettings } from "@offertory/contract";
import { LoadFailed } from "@offertory/features/access";
import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, DisplayBox, Form, Notice, Skeleton, TextField, useSnackbar } from "@offertory/ui";
import { useState } from "react";
import { UnsavedGuard } from "../../unsaved/unsaved-guard.tsx";

const MAX_LENGTH = 5000;

/** The websites that may show the donation form. Only they can frame it. */
export function EmbedWebsites() {
  const t = useT();
  const settings = useRead(listSettings, {});
  return (
    <DisplayBox title={t("links:embed.websites")}>
      {settings.data ? (
        <WebsitesForm saved={settings.data.find(({ keyName }) => keyName === "embedOrigins")?.value ?? ""} />
      ) : settings.error ? (
        <LoadFailed error={settings.error} onRetry={() => void settings.refetch()} />
      ) : (
        <Skeleton className="h-32" />
      )}
    </DisplayBox>
  );
}

function WebsitesForm({ saved }: { saved: string }) {
  const t = useT();
  const errorText = useErrorText();
  const snackbar = useSnackbar();
  const refresh = useRefresh();
  const call = useCall(saveSettings);
  const [typed, setTyped] = useState<string | null>(null);
  const [wasTried, setWasTried] = useState(false);
  const lines = (typed ?? saved)
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  const wrong = lines.find((line) => readEmbedOrigin(line) === null);
  const problem =
    wrong === undefined
      ? lines.length > MOST_EMBED_ORIGINS
        ? t("links:embed.tooMany", { count: MOST_EMBED_ORIGINS })
        : undefined
      : t("links:embed.wrong", { address: wrong });
  const isChanged = typed !== null && typed.trim() !== saved;

  async function save() {
    setWasTried(true);
    if (problem || !isChanged || call.isPending) return;
    const value = [...new Set(lines.map((line) => readEmbedOrigin(line)))].join("\n");
    try {
      await call.mutateAsync({ body: [{ keyName: "embedOrigins", value }] });
      await refresh(listSettings);
      setTyped(null);
      setWasTried(false);
      snackbar.success(t("links:embed.saved"));
    } catch {
      // call.error holds the error
    }
  }

  return (
    <Form onSubmit={() => void save()} aria-label={t("links:embed.websites")}>
      <UnsavedGuard changed={isChanged} />
      {call.error ? <Notice tone="danger">{errorText(call.error)}</Notice> : null}
      <TextField
        multiline
        rows={3}
        label={t("links:embed.addresses")}
        hint={t("links:embed.addressesHint")}
        value={typed ?? saved}
        onChange={setTyped}
        placeholder="https://www.example.org"
        maxLength={MAX_LENGTH}
        error={wasTried ? problem : undefined}
      />
      <div>
        <Button type="submit" variant="primary" busy={call.isPending} disabled={!isChanged}>
          {t("common:save")}
        </Button>
      </div>
    </Form>
  );
}
