import { CallFailed } from "@offertory/api-client";
import type { ManagedGift } from "@offertory/contract";
import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, DisplayBox, EmptyState, Notice, Skeleton, useSnackbar } from "@offertory/ui";
import { Calendar, CircleX, Mail, RefreshCw } from "@offertory/ui/icons.ts";
import { useRef, useState } from "react";
import { SandboxMark } from "../donate/sandbox-mark.tsx";
import { methodName } from "../payment-methods/method-name.ts";
import { GiveOnceMore } from "../plan/give-once-more.tsx";
import { ChangeCard } from "./change-card.tsx";
import { ChangeGift } from "./change-gift.tsx";
import { EndGift } from "./end-gift.tsx";
import { LostLink } from "./lost-link.tsx";
import { totalOf } from "./managed-draft.ts";
import { ManagedGiftView } from "./managed-gift-view.tsx";
import { type Managed, useManagedGift } from "./use-managed-gift.ts";
import { usePageMoney } from "./use-page-money.ts";

/** Shows, changes and ends a recurring gift for anybody who has the emailed link, without a password. */
export function ManageBox({ token }: { token: string }) {
  const t = useT();
  const errorText = useErrorText();
  const managed = useManagedGift(token);
  const { gift, error, retry, gateway } = managed;
  usePageMoney(gift?.currency);
  if (token === "") return <LostLinkBox />;
  if (isVoid(error))
    return (
      <div className="flex flex-col gap-4">
        <VoidLink />
        <LostLinkBox />
      </div>
    );
  return (
    <DisplayBox
      title={gift ? t("giving:manage.giftTo", { church: gift.church }) : t("giving:manage.title")}
      icon={<Calendar />}
      actions={gateway?.sandbox ? <SandboxMark /> : null}
    >
      {gift ? (
        <OneGift gift={gift} managed={managed} token={token} />
      ) : error ? (
        <Notice
          tone="danger"
          title={t("common:loadFailed")}
          action={
            <Button size="small" icon={<RefreshCw />} onClick={retry}>
              {t("common:tryAgain")}
            </Button>
          }
        >
          {errorText(error)}
        </Notice>
      ) : (
        <div role="status" aria-label={t("giving:manage.loading")} className="flex flex-col gap-3">
          <Skeleton className="h-10 w-1/2" />
          <Skeleton className="h-24" />
        </div>
      )}
    </DisplayBox>
  );
}

/** Whether the link is expired, invalid, of another address, or incomplete. The server does not say which. */
const isVoid = (error: Error | null): boolean =>
  error instanceof CallFailed && (error.code === "link-expired" || error.code === "invalid-request");

function VoidLink() {
  const t = useT();
  return (
    <div role="alert" className="rounded-card border border-line bg-raised shadow-card">
      <EmptyState icon={<CircleX />} title={t("giving:manage.voidTitle")} body={t("giving:manage.voidBody")} />
    </div>
  );
}

function LostLinkBox() {
  const t = useT();
  return (
    <DisplayBox title={t("giving:lost.title")} icon={<Mail />}>
      <LostLink />
    </DisplayBox>
  );
}

type Mode = "show" | "gift" | "card";

function OneGift({ gift, managed, token }: { gift: ManagedGift; managed: Managed; token: string }) {
  const t = useT();
  const snackbar = useSnackbar();
  const [mode, setMode] = useState<Mode>("show");
  const hasMoved = useRef(false);

  function go(next: Mode) {
    hasMoved.current = true;
    setMode(next);
  }
  const back = () => go("show");
  // Moves the focus to the new content after a form was opened or closed, because the focused button is gone.
  const arrive = (element: HTMLDivElement | null) => {
    if (hasMoved.current) element?.focus();
    hasMoved.current = false;
  };
  function done() {
    snackbar.success(t("giving:recurring.changed"));
    back();
  }
  return (
    <div key={mode} ref={arrive} tabIndex={-1} className="flex min-w-0 flex-col gap-5 outline-none">
      {mode === "show" && (
        <ManagedGiftView
          gift={gift}
          canChangeCard={managed.gateway?.capabilities.keepsCards ?? false}
          onChange={() => go("gift")}
          onChangeCard={() => go("card")}
          onSchedule={managed.schedule}
          more={<GiveOnceMore {...{ gift, token }} total={totalOf(gift)} method={methodName(gift.method)} />}
          end={<EndGift gift={gift} onEnd={managed.end} />}
        />
      )}
      {mode === "gift" && <ChangeGift gift={gift} managed={managed} onDone={done} onCancel={back} />}
      {mode === "card" && managed.gateway && (
        <ChangeCard gift={gift} gateway={managed.gateway} managed={managed} onDone={done} onCancel={back} />
      )}
    </div>
  );
}
