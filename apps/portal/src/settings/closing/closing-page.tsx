import { useApi, useRead, useSession } from "@offertory/api-client";
import { readChurchDetails, reopenChurch, type UserChurch } from "@offertory/contract";
import { LoadFailed } from "@offertory/features/access";
import { PageSkeleton } from "@offertory/features/frame";
import { useErrorText, useFormats, useT } from "@offertory/i18n/react";
import { Button, DisplayBox, FormErrors, PageHeader, Stack, useSnackbar } from "@offertory/ui";
import { Download, TriangleAlert, Undo2 } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { Navigate } from "@offertory/router";
import { ChurchExport } from "./church-export.tsx";

/** Shows administrators of a closing church the closing date, the exports, and a button to reopen it. */
export function ClosingPage() {
  const { church } = useSession();
  if (!church?.closesAt) return <Navigate to="/" replace />;
  return <Closing church={church.church} closesAt={church.closesAt} />;
}

function Closing({ church, closesAt }: { church: UserChurch["church"]; closesAt: string }) {
  const t = useT();
  const { date } = useFormats();
  const details = useRead(readChurchDetails, { params: { churchId: church.id } });
  if (details.error) return <LoadFailed error={details.error} onRetry={() => void details.refetch()} />;
  if (!details.data) return <PageSkeleton />;
  const day = date(dayIn(details.data.timeZone, closesAt));
  return (
    <Stack gap={24}>
      <PageHeader
        className="mb-0"
        icon={<TriangleAlert />}
        title={t("settings:closing.closesOn", { date: day })}
        facts={t("settings:closing.now", { church: church.name, date: day })}
      />
      <UndoBox church={church} />
      <DisplayBox className="max-w-2xl" title={t("settings:closing.export.title")} icon={<Download />}>
        <p className="mb-4 text-sm text-pretty text-ink-soft">{t("settings:closing.exportFirst")}</p>
        <ChurchExport />
      </DisplayBox>
    </Stack>
  );
}

function UndoBox({ church }: { church: UserChurch["church"] }) {
  const t = useT();
  const errorText = useErrorText();
  const snackbar = useSnackbar();
  const call = useApi();
  const { refresh } = useSession();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function undo() {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await call(reopenChurch, { params: { churchId: church.id } });
      await refresh();
      snackbar.success(t("settings:closing.undone", { church: church.name }));
    } catch (error) {
      setProblem(errorText(error));
      setBusy(false);
    }
  }

  return (
    <DisplayBox className="max-w-2xl" title={t("settings:closing.undo")} icon={<Undo2 />}>
      {problem ? <FormErrors title={t("settings:closing.notUndone")} errors={[{ message: problem }]} /> : null}
      <p className="mb-4 text-sm text-pretty text-ink-soft">{t("settings:closing.undoText")}</p>
      <Button variant="primary" busy={busy} busyLabel={t("settings:closing.undoing")} onClick={() => void undo()}>
        {t("settings:closing.undo")}
      </Button>
    </DisplayBox>
  );
}

/** Returns the date in a time zone as yyyy-mm-dd; the emails about the closing name the same day. */
const dayIn = (timeZone: string, moment: string): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(
    new Date(moment),
  );
