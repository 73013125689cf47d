import { useRead } from "@offertory/api-client";
import { listRefunds, refundDonation, type ChurchDonation } from "@offertory/contract";
import { useFormats, useLanguage, useT } from "@offertory/i18n/react";
import { Button, ConfirmDialog, Dialog, Form, useSnackbar } from "@offertory/ui";
import { useState } from "react";
import { useDonorName } from "../donors/use-donor-name.ts";
import { useAttempt } from "../use-attempt.ts";
import { useOnce } from "../use-once.ts";
import { withLeft } from "./left-by-fund.ts";
import { bodyOfRefund, problemWithRefund, startRefund, sumOfRefund } from "./refund-draft.ts";
import { RefundFields } from "./refund-fields.tsx";
import { useGiftsChanged } from "./use-gifts-changed.ts";

interface RefundDialogProps {
  gift: ChurchDonation;
  open: boolean;
  onClose(): void;
}

/** Refunds a donation: first asks for the amount, then for a confirmation that names the amount and the donor. */
export function RefundDialog({ gift: whole, open, onClose }: RefundDialogProps) {
  const t = useT();
  const { language } = useLanguage();
  const { money } = useFormats();
  const snackbar = useSnackbar();
  const attempt = useAttempt();
  const giftsChanged = useGiftsChanged();
  const refund = useOnce(refundDonation);
  const before = useRead(listRefunds, { params: { id: whole.id } }, { enabled: open });
  const gift = withLeft(whole, before.data ?? []);
  const [draft, setDraft] = useState(startRefund);
  const [tried, setTried] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const problem = problemWithRefund(language, draft, gift);
  const sum = money(sumOfRefund(language, draft, gift) ?? 0);
  const donor = useDonorName()(gift.person);

  function goOn() {
    setTried(true);
    if (problem === null) setConfirming(true);
  }

  async function run() {
    const done = await attempt(async () => {
      const { status } = await refund.mutateAsync({
        params: { id: gift.id },
        body: bodyOfRefund(language, draft, gift),
      });
      if (status === "failed") throw new Error(t("treasury:refund.failed"));
      snackbar.success(t(status === "succeeded" ? "treasury:refund.done" : "treasury:refund.onItsWay", { sum, donor }));
    });
    setConfirming(false);
    if (done) close();
    await giftsChanged();
  }

  function close() {
    setDraft(startRefund());
    setTried(false);
    onClose();
  }

  return (
    <>
      <Dialog
        open={open && !confirming}
        onClose={close}
        title={t("treasury:refund.title")}
        description={t("treasury:refund.hint", { donor })}
        closeLabel={t("common:close")}
      >
        <Form onSubmit={goOn}>
          <RefundFields gift={gift} draft={draft} problem={tried ? problem : null} onChange={setDraft} />
          <div className="flex flex-wrap justify-end gap-3">
            <Button onClick={close}>{t("common:cancel")}</Button>
            <Button type="submit" variant="primary">
              {t("treasury:refund.goOn")}
            </Button>
          </div>
        </Form>
      </Dialog>
      <ConfirmDialog
        open={open && confirming}
        title={t("treasury:refund.confirmTitle", { sum, donor })}
        body={t("treasury:refund.confirmBody")}
        confirmLabel={t("treasury:refund.confirm", { sum })}
        cancelLabel={t("treasury:refund.keep")}
        danger
        busy={refund.isPending}
        busyLabel={t("common:pleaseWait")}
        onConfirm={() => void run()}
        onCancel={() => setConfirming(false)}
      />
    </>
  );
}
