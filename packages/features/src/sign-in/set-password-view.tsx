import { isStatus, useRead } from "@offertory/api-client";
import { login } from "@offertory/contract";
import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, Notice, Skeleton, Stack } from "@offertory/ui";
import { type ReactNode, useEffect } from "react";
import { LoginFrame } from "./login-frame.tsx";
import { SetPasswordForm } from "./set-password-form.tsx";

interface SetPasswordViewProps {
  mark?: ReactNode;
  authGuid: string;
  onDone(email: string): void;
  onRefused(): void;
}

/** The page of the emailed link: it checks whose link it is before it asks for a password. */
export function SetPasswordView({ mark, authGuid, onDone, onRefused }: SetPasswordViewProps) {
  const t = useT();
  const errorText = useErrorText();
  const owner = useRead(login, { body: { authGuid } }, { staleTime: Infinity, anonymous: true });
  const user = owner.data?.user;
  const unreachable = isStatus(owner.error, 0);
  const refused = owner.error !== null && !unreachable;
  useEffect(() => {
    if (refused) onRefused();
  }, [refused, onRefused]);

  const subtitle = user && t("accounts:setPassword.greeting", { name: user.firstName, email: user.email });
  return (
    <LoginFrame mark={mark} title={t("accounts:setPassword.title")} subtitle={subtitle}>
      {user ? (
        <SetPasswordForm
          authGuid={authGuid}
          email={user.email}
          onDone={() => onDone(user.email)}
          onRefused={onRefused}
        />
      ) : unreachable ? (
        <Notice tone="danger" action={<Button onClick={() => void owner.refetch()}>{t("common:tryAgain")}</Button>}>
          {errorText(owner.error)}
        </Notice>
      ) : (
        <Stack gap={16}>
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
        </Stack>
      )}
    </LoginFrame>
  );
}
