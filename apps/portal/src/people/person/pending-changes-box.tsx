import { useCall, useRead, useRefresh, useSession } from "@offertory/api-client";
import {
  agreeToPersonChange,
  cancelPersonChange,
  CHURCH_PERMISSIONS,
  listPersonChanges,
  readPerson,
  type PendingPersonChange,
  type Person,
} from "@offertory/contract";
import { LoadFailed } from "@offertory/features/access";
import { useErrorText, useFormats, useT } from "@offertory/i18n/react";
import { Button, DisplayBox, useSnackbar } from "@offertory/ui";
import { Mail } from "@offertory/ui/icons.ts";

/** Lists changes that wait for a confirmation by email or by an administrator; nothing if there are none. */
export function PendingChangesBox({ person }: { person: Person }) {
  const t = useT();
  const changes = useRead(listPersonChanges, { params: { id: person.id } });
  if (changes.error) return <LoadFailed error={changes.error} onRetry={() => void changes.refetch()} />;
  if (!changes.data || changes.data.length === 0) return null;
  return (
    <DisplayBox title={t("people:changes.title")} icon={<Mail />}>
      <ul className="flex flex-col gap-4">
        {changes.data.map((change) => (
          <PendingChange key={change.id} personId={person.id} change={change} />
        ))}
      </ul>
    </DisplayBox>
  );
}

function PendingChange({ personId, change }: { personId: string; change: PendingPersonChange }) {
  const t = useT();
  const { sentences } = useFormats();
  const session = useSession();
  const agree = useCall(agreeToPersonChange);
  const cancel = useCall(cancelPersonChange);
  const run = useSettled();
  const params = { id: personId, changeId: change.id };
  const isAdministrator = CHURCH_PERMISSIONS.every((permission) => session.can(permission));
  const { kind, email, keptName, personName, confirmed, needsAgreement } = change;
  return (
    <li className="flex flex-col gap-2">
      <p className="font-medium wrap-anywhere">
        {kind === "email"
          ? t("people:changes.email", { email: email ?? "" })
          : t("people:changes.merge", { name: personName, kept: keptName ?? "" })}
      </p>
      <p className="text-sm text-ink-soft">
        {sentences(
          t(confirmed ? "people:changes.confirmed" : "people:changes.asked"),
          needsAgreement && t("people:changes.agreement"),
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        {needsAgreement && isAdministrator && (
          <Button
            size="small"
            variant="primary"
            busy={agree.isPending}
            onClick={() => void run(agree.mutateAsync({ params }), t("people:changes.agreed"))}
          >
            {t("people:changes.agree")}
          </Button>
        )}
        <Button
          size="small"
          busy={cancel.isPending}
          onClick={() => void run(cancel.mutateAsync({ params }), t("people:changes.canceled"))}
        >
          {t("people:changes.cancel")}
        </Button>
      </div>
    </li>
  );
}

/** Returns a function that awaits a call, shows the result in a snackbar and refreshes the data. */
function useSettled() {
  const snackbar = useSnackbar();
  const errorText = useErrorText();
  const refresh = useRefresh();
  return async (call: Promise<unknown>, done: string) => {
    try {
      await call;
      snackbar.success(done);
    } catch (error) {
      snackbar.error(errorText(error));
    }
    await refresh(listPersonChanges, readPerson);
  };
}
