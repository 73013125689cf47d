import { useCall, useRead, useRefresh } from "@offertory/api-client";
import { endSession, listSessions, type SessionCard } from "@offertory/contract";
import { LoadFailed } from "@offertory/features/access";
import { useErrorText, useFormats, useT } from "@offertory/i18n/react";
import { Button, useSnackbar } from "@offertory/ui";

/** Lists the sessions of the account; every one but the current can be signed out. */
export function SessionList() {
  const t = useT();
  const sessions = useRead(listSessions, {});
  if (sessions.error) return <LoadFailed error={sessions.error} onRetry={() => void sessions.refetch()} />;
  if (!sessions.data) return <p className="text-sm text-ink-soft">{t("profile:devices.loading")}</p>;
  return (
    <ul className="flex flex-col divide-y divide-line">
      {sessions.data.map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
    </ul>
  );
}

function SessionRow({ session }: { session: SessionCard }) {
  const t = useT();
  const formats = useFormats();
  const errorText = useErrorText();
  const snackbar = useSnackbar();
  const refresh = useRefresh();
  const end = useCall(endSession);
  const name = session.device || t("profile:devices.unknown");

  async function run() {
    try {
      await end.mutateAsync({ params: { id: session.id } });
      snackbar.success(t("profile:devices.ended", { device: name }));
    } catch (error) {
      snackbar.error(errorText(error));
    }
    await refresh(listSessions);
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-soft wrap-anywhere">
          {session.current
            ? t("profile:devices.current")
            : t("profile:devices.seen", { when: formats.dateTime(session.seenAt), network: session.network })}
        </p>
      </div>
      {session.current ? null : (
        <Button
          size="small"
          busy={end.isPending}
          aria-label={t("profile:devices.endLabel", { device: name })}
          onClick={() => void run()}
        >
          {t("profile:devices.end")}
        </Button>
      )}
    </li>
  );
}
