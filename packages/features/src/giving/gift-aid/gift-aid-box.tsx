import { useCall, useRead, useRefresh } from "@offertory/api-client";
import { cancelMyGiftAid, type Church, offersGiftAid, type PersonGiftAid, readMyGiftAid } from "@offertory/contract";
import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, DisplayBox, Notice, Skeleton } from "@offertory/ui";
import { HandHeart, RefreshCw } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { CancelDeclarationDialog } from "./cancel-declaration-dialog.tsx";
import { DeclarationLine } from "./declaration-line.tsx";
import { DeclareDialog } from "./declare-dialog.tsx";
import { EMPTY_GIFT_AID_DONOR, giftAidDonorOf } from "./gift-aid-draft.ts";

interface GiftAidBoxProps {
  church: Pick<Church, "name" | "country" | "currency">;
  name: { first?: string | null | undefined; last?: string | null | undefined } | undefined;
}

/**
 * A member's Gift Aid: the declaration that is in force, giving one and canceling it. Shows nothing in churches that
 * have no Gift Aid. The page must load the `giftaid` translations.
 */
export function GiftAidBox(props: GiftAidBoxProps) {
  return offersGiftAid(props.church) ? <OwnGiftAid {...props} /> : null;
}

function OwnGiftAid({ church, name }: GiftAidBoxProps) {
  const t = useT();
  const errorText = useErrorText();
  const read = useRead(readMyGiftAid, {});
  if (read.data && !read.data.offered) return null;
  return (
    <DisplayBox title={t("giftaid:title")} icon={<HandHeart />}>
      {read.data ? (
        <Declared church={church} name={name} giftAid={read.data} />
      ) : read.error ? (
        <Notice
          tone="danger"
          title={t("common:loadFailed")}
          action={
            <Button size="small" icon={<RefreshCw />} onClick={() => void read.refetch()}>
              {t("common:tryAgain")}
            </Button>
          }
        >
          {errorText(read.error)}
        </Notice>
      ) : (
        <div role="status" aria-label={t("common:loading")}>
          <Skeleton className="h-20" />
        </div>
      )}
    </DisplayBox>
  );
}

function Declared({ church, name, giftAid }: GiftAidBoxProps & { giftAid: PersonGiftAid }) {
  const t = useT();
  const [open, setOpen] = useState<"declare" | "cancel" | null>(null);
  const refresh = useRefresh();
  const cancel = useCall(cancelMyGiftAid);
  const [newest] = giftAid.declarations;
  const inForce = newest?.endedOn === null ? newest : undefined;
  const start = newest
    ? giftAidDonorOf(newest)
    : { ...EMPTY_GIFT_AID_DONOR, firstName: name?.first ?? "", lastName: name?.last ?? "" };
  const close = () => setOpen(null);
  return (
    <div className="flex flex-col gap-4">
      {inForce ? (
        <DeclarationLine declaration={inForce} />
      ) : (
        <p className="text-sm text-pretty">{t("giftaid:box.pitch", { church: church.name })}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant={inForce ? "secondary" : "primary"} onClick={() => setOpen("declare")}>
          {t(inForce ? "giftaid:box.change" : "giftaid:declare.title")}
        </Button>
        {inForce && <Button onClick={() => setOpen("cancel")}>{t("giftaid:cancel.confirm")}</Button>}
      </div>
      <DeclareDialog open={open === "declare"} wording={giftAid.wording} start={start} onClose={close} />
      <CancelDeclarationDialog
        open={open === "cancel"}
        busy={cancel.isPending}
        cancel={() => cancel.mutateAsync({})}
        onDone={() => refresh(readMyGiftAid)}
        onClose={close}
      />
    </div>
  );
}
