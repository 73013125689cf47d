import { minGift } from "@offertory/i18n";
import { useApi, useRefresh } from "@offertory/api-client";
import {
  changeSchedule,
  changeSubscriptions,
  type Fund,
  type GiftPlan,
  listSubscriptions,
  type PaymentMethod,
  type ScheduleChange,
  stopSubscription,
  type Subscription,
} from "@offertory/contract";
import { isMistyped, netOf } from "@offertory/giving-client/draft";
import { useErrorText, useFormats, useLanguage, useT } from "@offertory/i18n/react";
import { Button, ConfirmDialog, DescriptionList, Form, Notice, SelectField, useSnackbar } from "@offertory/ui";
import { Trash2 } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { describeRhythm } from "../donate/describe-rhythm.ts";
import { FundLines } from "../donate/fund-lines.tsx";
import { isLargeEnough } from "../donate/gift-draft.ts";
import { FrequencyField } from "../donate/rhythm-fields.tsx";
import { FormButtons } from "../payment-methods/form-buttons.tsx";
import { canPay, nameAmong } from "../payment-methods/method-name.ts";
import { useOneAtATime } from "../payment-methods/use-one-at-a-time.ts";
import { GiveOnceMore } from "../plan/give-once-more.tsx";
import { planFacts } from "../plan/plan-facts.ts";
import { PlanSection } from "../plan/plan-section.tsx";
import { EndReason } from "./end-reason.tsx";
import { ShownTotal } from "./shown-total.tsx";
import { beforeOf, changeOf, methodIdOf, startDraft } from "./subscription-draft.ts";
import { useShownTotal } from "./use-shown-total.ts";

interface EditRecurringProps {
  subscription: Subscription;
  methods: readonly PaymentMethod[];
  funds: readonly Fund[];
  churchId: string;
  onChanged: () => void;
  onCancel: () => void;
}

export function EditRecurring(props: EditRecurringProps) {
  const { subscription, methods, funds, churchId, onChanged, onCancel } = props;
  const t = useT();
  const call = useApi();
  const errorText = useErrorText();
  const snackbar = useSnackbar();
  const { money, date, number } = useFormats();
  const refresh = useRefresh();
  const { language } = useLanguage();
  const { busy, once } = useOneAtATime();
  const [draft, setDraft] = useState(() => startDraft(language, subscription));
  const [tried, setTried] = useState(false);
  const [failed, setFailed] = useState("");
  const [ending, setEnding] = useState(false);
  const [reason, setReason] = useState("");
  const [plan, setPlan] = useState<GiftPlan>(subscription);
  // A recurring gift stays at the gateway where it was started.
  const payable = methods.filter((method) => method.gatewayId === subscription.gatewayId && canPay(method));
  const shown = useShownTotal({
    before: beforeOf(subscription),
    net: netOf(draft.lines, language),
    churchId,
    gateway: { id: subscription.gatewayId, provider: subscription.provider },
    type: payable.find(({ id }) => id === draft.methodId)?.type,
  });
  const isTooSmall = !isLargeEnough(netOf(draft.lines, language));
  const isMissing = !payable.some(({ id }) => id === draft.methodId);
  const payMethod = payable.find(({ id }) => id === methodIdOf(subscription));
  const closed = subscription.funds.filter(({ id }) => !funds.some((fund) => fund.id === id));
  const choices = [...funds, ...closed.map(({ id, name }) => ({ id, name, churchId: "", taxDeductible: false }))];

  async function schedule(change: ScheduleChange) {
    setPlan(await call(changeSchedule, { params: { id: subscription.id }, body: { change } }));
    await refresh(listSubscriptions);
  }

  async function save() {
    setTried(true);
    setFailed("");
    if (isTooSmall || isMissing || isMistyped(draft.lines, language) || !shown.confirm()) return;
    try {
      await call(changeSubscriptions, { body: [changeOf(language, subscription, draft, shown.total)] });
      snackbar.success(t("giving:recurring.changed"));
      onChanged();
    } catch (error) {
      if (!shown.correct(error)) setFailed(errorText(error));
    }
  }

  async function end() {
    const params = { id: subscription.id };
    try {
      await call(stopSubscription, { params, body: { reason } });
      snackbar.success(t("giving:recurring.ended"));
      onChanged();
    } catch (error) {
      setEnding(false);
      snackbar.error(errorText(error));
    }
  }

  return (
    <>
      {plan.nextDate !== null && subscription.status === "active" && (
        <div className="mb-5 flex flex-col gap-4 border-b border-line pb-5">
          <DescriptionList items={planFacts(t, plan, { date, number })} />
          <PlanSection plan={plan} onChange={schedule} />
          <div>
            <GiveOnceMore
              gift={{ id: subscription.id, churchId, gatewayId: subscription.gatewayId }}
              total={subscription.plan.amount}
              method={payMethod ? nameAmong(payMethod, payable) : t("giving:form.method")}
            />
          </div>
        </div>
      )}
      <Form onSubmit={() => void once(save)} aria-label={t("giving:recurring.edit")}>
        <SelectField
          label={t("giving:form.method")}
          value={draft.methodId}
          onChange={(methodId) => setDraft({ ...draft, methodId })}
          options={[
            ...(isMissing ? [{ value: draft.methodId, label: t("errors:method-not-found"), disabled: true }] : []),
            ...payable.map((method) => ({ value: method.id, label: nameAmong(method, payable) })),
          ]}
          error={tried && isMissing ? t("giving:form.methodMissing") : undefined}
        />
        {draft.frequency && (
          <FrequencyField value={draft.frequency} onChange={(frequency) => setDraft({ ...draft, frequency })} />
        )}
        <FundLines
          funds={choices}
          lines={draft.lines}
          onChange={(lines) => setDraft({ ...draft, lines })}
          tried={tried}
          error={tried && isTooSmall ? t("errors:gift-too-small", { amount: money(minGift()) }) : undefined}
        />
        <ShownTotal shown={shown} />
        {failed && <Notice tone="danger">{failed}</Notice>}
        <FormButtons
          busy={busy}
          save={t("common:saveChanges")}
          onCancel={onCancel}
          remove={
            <Button variant="quiet" icon={<Trash2 />} onClick={() => setEnding(true)}>
              {t("giving:recurring.delete")}
            </Button>
          }
        />
      </Form>
      <ConfirmDialog
        open={ending}
        danger
        title={t("giving:recurring.deleteTitle", {
          amount: money(subscription.plan.amount),
          interval: describeRhythm(t, subscription.plan),
        })}
        body={<EndReason value={reason} onChange={setReason} />}
        confirmLabel={t("giving:recurring.delete")}
        cancelLabel={t("giving:recurring.keep")}
        busy={busy}
        busyLabel={t("common:pleaseWait")}
        onConfirm={() => void once(end)}
        onCancel={() => setEnding(false)}
      />
    </>
  );
}
