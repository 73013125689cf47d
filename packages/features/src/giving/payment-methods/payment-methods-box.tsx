import type { PaymentMethod, PublicGateway } from "@offertory/contract";
import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, DisplayBox, EmptyState, Notice, Skeleton, useSnackbar } from "@offertory/ui";
import { Lock, RefreshCw } from "@offertory/ui/icons.ts";
import { useState } from "react";
import type { Donor } from "../donor.ts";
import { AddBankForm } from "./add-bank-form.tsx";
import { AddCardForm } from "./add-card-form.tsx";
import { AddMethodMenu, type MethodKind } from "./add-method-menu.tsx";
import { EditBankForm } from "./edit-bank-form.tsx";
import { EditCardForm } from "./edit-card-form.tsx";
import { methodName, nameAmong } from "./method-name.ts";
import { MethodRow } from "./method-row.tsx";
import { RemoveMethod } from "./remove-method.tsx";
import { savingGateways } from "./saving-gateways.ts";
import { useSavedMethods } from "./use-saved-methods.ts";
import { VerifyBankForm } from "./verify-bank-form.tsx";

interface PaymentMethodsBoxProps {
  donor: Donor;
  gateways: readonly PublicGateway[];
  /** Whether the viewer may change them: people their own, staff who edit giving settings anybody's. */
  mayEdit: boolean;
  /** False for people who may add methods but not see the saved ones. */
  mayList?: boolean | undefined;
  isOwn?: boolean | undefined;
}

type Mode = { show: "list" } | { show: "add"; kind: MethodKind } | { show: "edit" | "verify"; method: PaymentMethod };

/** A person's payment methods: the list, or the form for one of them. */
export function PaymentMethodsBox({ donor, gateways, mayEdit, mayList = true, isOwn = true }: PaymentMethodsBoxProps) {
  const t = useT();
  const snackbar = useSnackbar();
  const saved = useSavedMethods(mayList ? donor.personId : "");
  const [mode, setMode] = useState<Mode>({ show: "list" });
  const saves = savingGateways(gateways);
  const gateway = mode.show === "add" ? saves[mode.kind] : undefined;
  const toList = () => setMode({ show: "list" });
  const done = (message: string) => {
    snackbar.success(message);
    toList();
    void saved.reload();
  };
  const add = (kind: MethodKind) => setMode({ show: "add", kind });
  const canAdd = mayEdit && (saves.card ?? saves.bank) !== undefined;

  return (
    <DisplayBox
      title={t("giving:methods.title")}
      icon={<Lock />}
      flush={mode.show === "list"}
      actions={
        mode.show === "list" && canAdd && (saved.data || !mayList) ? (
          <AddMethodMenu saves={saves} onChoose={add} />
        ) : null
      }
    >
      {mode.show === "list" && (
        <MethodList
          saved={saved}
          mayList={mayList}
          mayEdit={mayEdit}
          hint={!isOwn ? undefined : canAdd || !mayEdit ? t("giving:methods.noneHint") : t("giving:paypal.noneHint")}
          onEdit={(method) => setMode({ show: "edit", method })}
          onVerify={(method) => setMode({ show: "verify", method })}
        />
      )}
      {mode.show === "add" && gateway && (
        <AddMethod
          kind={mode.kind}
          {...{ donor, gateway }}
          onSaved={(method) => done(t("giving:methods.saved", { name: methodName(method) }))}
          onCancel={toList}
        />
      )}
      {(mode.show === "edit" || mode.show === "verify") && (
        <EditMethod
          mode={mode.show}
          method={mode.method}
          personId={donor.personId}
          onSaved={(method) =>
            done(
              t(mode.show === "verify" ? "giving:methods.nowVerified" : "giving:methods.changed", {
                name: methodName(method),
              }),
            )
          }
          onCancel={toList}
          remove={
            <RemoveMethod
              method={mode.method}
              name={nameAmong(mode.method, saved.data ?? [])}
              onRemoved={() => {
                toList();
                void saved.reload();
              }}
            />
          }
        />
      )}
    </DisplayBox>
  );
}

const AddMethod = ({ kind, ...props }: Parameters<typeof AddCardForm>[0] & { kind: MethodKind }) =>
  kind === "bank" ? <AddBankForm {...props} /> : <AddCardForm {...props} />;

function EditMethod({ mode, ...props }: Parameters<typeof EditCardForm>[0] & { mode: "edit" | "verify" }) {
  if (mode === "verify") return <VerifyBankForm {...props} />;
  return props.method.type === "bank" ? <EditBankForm {...props} /> : <EditCardForm {...props} />;
}

interface MethodListProps {
  saved: ReturnType<typeof useSavedMethods>;
  mayList: boolean;
  mayEdit: boolean;
  /** Explains how a payment method gets into an empty list. */
  hint: string | undefined;
  onEdit: (method: PaymentMethod) => void;
  onVerify: (method: PaymentMethod) => void;
}

function MethodList({ saved, mayList, mayEdit, hint, onEdit, onVerify }: MethodListProps) {
  const t = useT();
  const errorText = useErrorText();
  if (!mayList) return <EmptyState title={t("giving:methods.hidden")} body={t("giving:methods.hiddenHint")} />;
  if (saved.data?.length)
    return (
      <ul>
        {saved.data.map((method) => (
          <MethodRow
            key={`${method.gatewayId} ${method.id}`}
            method={method}
            methods={saved.data ?? []}
            mayEdit={mayEdit}
            onEdit={() => onEdit(method)}
            onVerify={() => onVerify(method)}
            onRemoved={() => void saved.reload()}
          />
        ))}
      </ul>
    );
  if (saved.data) return <EmptyState title={t("giving:methods.none")} body={hint} />;
  if (saved.error)
    return (
      <Notice
        tone="danger"
        title={t("common:loadFailed")}
        className="m-4"
        action={
          <Button size="small" icon={<RefreshCw />} onClick={() => void saved.refetch()}>
            {t("common:tryAgain")}
          </Button>
        }
      >
        {errorText(saved.error)}
      </Notice>
    );
  return (
    <div role="status" aria-label={t("giving:loadingOptions")} className="flex flex-col gap-3 p-5">
      <Skeleton className="h-8" />
      <Skeleton className="h-8" />
    </div>
  );
}
