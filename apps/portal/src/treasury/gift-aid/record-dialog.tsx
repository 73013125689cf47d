import { useCall, useRead, useRefresh, useSession } from "@offertory/api-client";
import {
  can,
  cancelPersonGiftAid,
  type Person,
  type PersonGiftAid,
  readPersonGiftAid,
  recordGiftAid,
} from "@offertory/contract";
import {
  CancelDeclarationDialog,
  DeclarationLine,
  EMPTY_GIFT_AID_DONOR,
  refusedField,
  GiftAidFields,
} from "@offertory/features/giving";
import { LoadFailed } from "@offertory/features/access";
import { localDay } from "@offertory/i18n";
import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, DateField, Dialog, DialogFoot, Form, Notice, SelectField, Skeleton, useSnackbar } from "@offertory/ui";
import { useState } from "react";

interface RecordDialogProps {
  person: Pick<Person, "id" | "name">;
  open: boolean;
  onClose(): void;
}

/** A person's Gift Aid, for staff: the declarations, recording one from paper or by voice, and canceling. */
export function RecordDialog({ person, open, onClose }: RecordDialogProps) {
  const t = useT();
  const read = useRead(readPersonGiftAid, { params: { personId: person.id } }, { enabled: open });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("giftaid:staff.title", { name: person.name.display })}
      closeLabel={t("common:close")}
    >
      {read.data ? (
        <Declarations person={person} giftAid={read.data} onClose={onClose} />
      ) : read.error ? (
        <LoadFailed error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <Skeleton className="h-72" />
      )}
    </Dialog>
  );
}

interface DeclarationsProps {
  person: RecordDialogProps["person"];
  giftAid: PersonGiftAid;
  onClose(): void;
}

function Declarations({ person, giftAid: { declarations }, onClose }: DeclarationsProps) {
  const t = useT();
  const session = useSession();
  const refresh = useRefresh();
  const cancel = useCall(cancelPersonGiftAid);
  const [asking, setAsking] = useState(false);
  const mayEdit = session.can(can.editDonations);
  const isInForce = declarations[0]?.endedOn === null;

  return (
    <div className="flex flex-col gap-5">
      {declarations.length === 0 && <p className="text-sm text-ink-soft">{t("giftaid:staff.none")}</p>}
      {declarations.map((declaration) => (
        <DeclarationLine key={declaration.id} declaration={declaration} />
      ))}
      {isInForce && mayEdit && (
        <div>
          <Button onClick={() => setAsking(true)}>{t("giftaid:cancel.confirm")}</Button>
          <CancelDeclarationDialog
            open={asking}
            busy={cancel.isPending}
            cancel={() => cancel.mutateAsync({ params: { personId: person.id } })}
            onDone={() => refresh(readPersonGiftAid)}
            onClose={() => setAsking(false)}
          />
        </div>
      )}
      {!isInForce && mayEdit && <RecordForm person={person} onClose={onClose} />}
    </div>
  );
}

function RecordForm({ person, onClose }: Pick<DeclarationsProps, "person" | "onClose">) {
  const t = useT();
  const errorText = useErrorText();
  const snackbar = useSnackbar();
  const refresh = useRefresh();
  const record = useCall(recordGiftAid);
  const today = localDay(new Date());
  const [draft, setDraft] = useState({
    ...EMPTY_GIFT_AID_DONOR,
    firstName: person.name.first ?? "",
    lastName: person.name.last ?? "",
    channel: "paper" as "paper" | "voice",
    givenOn: today,
    coversFrom: today,
    recordSentOn: today,
  });
  const change = (part: Partial<typeof draft>) => {
    setDraft((before) => ({ ...before, ...part }));
    record.reset();
  };

  async function save() {
    if (record.isPending) return;
    const { recordSentOn, ...body } = draft;
    try {
      await record.mutateAsync({
        params: { personId: person.id },
        body: draft.channel === "voice" ? { ...body, recordSentOn } : body,
      });
    } catch {
      return; // record.error holds the error
    }
    onClose();
    snackbar.success(t("giftaid:staff.saved"));
    await refresh(readPersonGiftAid);
  }

  return (
    <Form onSubmit={() => void save()}>
      <GiftAidFields donor={draft} error={record.error} onChange={change} />
      <SelectField
        label={t("giftaid:staff.channel")}
        value={draft.channel}
        onChange={(channel) => change({ channel })}
        options={[
          { value: "paper", label: t("giftaid:staff.paper") },
          { value: "voice", label: t("giftaid:staff.voice") },
        ]}
      />
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <DateField
          label={t("giftaid:staff.givenOn")}
          value={draft.givenOn}
          max={today}
          onChange={(givenOn) => change({ givenOn })}
          required
        />
        <DateField
          label={t("giftaid:staff.coversFrom")}
          value={draft.coversFrom}
          max={today}
          onChange={(coversFrom) => change({ coversFrom })}
          required
        />
      </div>
      {draft.channel === "voice" && (
        <DateField
          label={t("giftaid:staff.recordSentOn")}
          hint={t("giftaid:staff.recordSentHint")}
          value={draft.recordSentOn}
          max={today}
          onChange={(recordSentOn) => change({ recordSentOn })}
          required
        />
      )}
      <DialogFoot>
        {record.error && !refusedField(record.error, draft) && (
          <div className="w-full">
            <Notice tone="danger">{errorText(record.error)}</Notice>
          </div>
        )}
        <Button onClick={onClose}>{t("common:cancel")}</Button>
        <Button type="submit" variant="primary" busy={record.isPending} busyLabel={t("common:saving")}>
          {t("giftaid:staff.save")}
        </Button>
      </DialogFoot>
    </Form>
  );
}
