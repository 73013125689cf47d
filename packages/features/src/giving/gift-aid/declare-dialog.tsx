import { useCall, useRefresh } from "@offertory/api-client";
import { declareMyGiftAid, type GiftAidDonor, type GiftAidWording, readMyGiftAid } from "@offertory/contract";
import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, Checkbox, Dialog, DialogFoot, Form, Notice, useSnackbar } from "@offertory/ui";
import { useState } from "react";
import { refusedField } from "./donor-refusal.ts";
import { GiftAidFields } from "./gift-aid-fields.tsx";

interface DeclareFormProps {
  wording: GiftAidWording;
  start: GiftAidDonor;
  onClose(): void;
}

/** The donor's own declaration. Its text is the law's, in English; everything around it is in the page's language. */
export function DeclareDialog({ open, ...form }: DeclareFormProps & { open: boolean }) {
  const t = useT();
  return (
    <Dialog open={open} onClose={form.onClose} title={t("giftaid:declare.title")} closeLabel={t("common:close")}>
      <DeclareForm {...form} />
    </Dialog>
  );
}

function DeclareForm({ wording, start, onClose }: DeclareFormProps) {
  const t = useT();
  const errorText = useErrorText();
  const snackbar = useSnackbar();
  const refresh = useRefresh();
  const declare = useCall(declareMyGiftAid);
  const [donor, setDonor] = useState(start);
  const [coversPast, setCoversPast] = useState(true);

  async function save() {
    if (declare.isPending) return;
    try {
      await declare.mutateAsync({ body: { ...donor, coversPast, wording: wording.version } });
    } catch {
      return; // declare.error holds the error
    } finally {
      // After a refusal, too: the text may have changed.
      await refresh(readMyGiftAid);
    }
    onClose();
    snackbar.success(t("giftaid:declare.done"));
  }

  return (
    <Form onSubmit={() => void save()}>
      <GiftAidFields
        donor={donor}
        error={declare.error}
        onChange={(change) => {
          setDonor((before) => ({ ...before, ...change }));
          declare.reset();
        }}
      />
      <Checkbox label={t("giftaid:declare.past")} checked={coversPast} onChange={setCoversPast} />
      <div>
        <p className="mb-2 text-sm text-ink-soft">{t("giftaid:declare.text")}</p>
        <blockquote
          lang="en"
          className="flex flex-col gap-2 rounded-lg border border-line bg-page p-4 text-sm text-pretty wrap-anywhere"
        >
          {(coversPast ? wording.past : wording.future).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </blockquote>
      </div>
      <DialogFoot>
        {declare.error && !refusedField(declare.error, donor) && (
          <div className="w-full">
            <Notice tone="danger">{errorText(declare.error)}</Notice>
          </div>
        )}
        <Button onClick={onClose}>{t("common:cancel")}</Button>
        <Button type="submit" variant="primary" busy={declare.isPending} busyLabel={t("common:saving")}>
          {t("giftaid:declare.agree")}
        </Button>
      </DialogFoot>
    </Form>
  );
}
