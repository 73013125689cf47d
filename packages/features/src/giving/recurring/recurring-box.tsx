import { useRead, useRefresh } from "@offertory/api-client";
import { type Fund, listSubscriptions, type Subscription } from "@offertory/contract";
import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, DisplayBox, EmptyState, Notice, Skeleton } from "@offertory/ui";
import { Calendar, RefreshCw } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { useSavedMethods } from "../payment-methods/use-saved-methods.ts";
import { EditRecurring } from "./edit-recurring.tsx";
import { RecurringTable } from "./recurring-table.tsx";

interface RecurringBoxProps {
  churchId: string;
  personId: string;
  funds: readonly Fund[];
}

/** A person's recurring gifts: the list, or the form for one of them. */
export function RecurringBox({ churchId, personId, funds }: RecurringBoxProps) {
  const t = useT();
  const errorText = useErrorText();
  const refresh = useRefresh();
  const saved = useSavedMethods(personId);
  // The call returns all recurring gifts of the person, whichever of their customer ids is given.
  const customerId = saved.methods[0]?.customerId ?? "";
  const list = useRead(listSubscriptions, { params: { customerId } }, { enabled: customerId !== "" });
  const [edited, setEdited] = useState<Subscription | null>(null);
  const subscriptions =
    saved.data && customerId === "" ? [] : list.data?.data.filter(({ status }) => status !== "cancelled");
  const failed = saved.error ?? list.error;

  return (
    <DisplayBox title={t("giving:recurring.title")} icon={<Calendar />} flush={!edited}>
      {edited ? (
        <EditRecurring
          subscription={edited}
          methods={saved.methods}
          funds={funds}
          churchId={churchId}
          onChanged={() => void refresh(listSubscriptions).then(() => setEdited(null))}
          onCancel={() => setEdited(null)}
        />
      ) : subscriptions?.length ? (
        <RecurringTable subscriptions={subscriptions} methods={saved.methods} onEdit={setEdited} />
      ) : subscriptions ? (
        <EmptyState title={t("giving:recurring.none")} className="py-8!" />
      ) : failed ? (
        <Notice
          tone="danger"
          title={t("common:loadFailed")}
          className="m-4"
          action={
            <Button
              size="small"
              icon={<RefreshCw />}
              onClick={() => void Promise.all([saved.refetch(), customerId && list.refetch()])}
            >
              {t("common:tryAgain")}
            </Button>
          }
        >
          {errorText(failed)}
        </Notice>
      ) : (
        <div role="status" aria-label={t("giving:recurring.loading")} className="p-5">
          <Skeleton className="h-12" />
        </div>
      )}
    </DisplayBox>
  );
}
