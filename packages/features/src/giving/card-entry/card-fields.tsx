import type { PublicGateway } from "@offertory/contract";
import {
  CARD_ENTRIES,
  CARD_ENTRY_FAILURES,
  type CardField,
  type CardState,
  type Failure,
  useCardFields,
} from "@offertory/giving-client/card-entry";
import { useT } from "@offertory/i18n/react";
import { Button, Notice, TextField } from "@offertory/ui";
import { FieldNotes } from "@offertory/ui/fields/field-notes.tsx";
import { RefreshCw } from "@offertory/ui/icons.ts";
import { useId } from "react";
import { useCardOpener } from "./use-member-card.ts";

// i18n-uses: giving:paypal.field.*, giving:paypal.wrong.*, giving:failure.*

interface CardFieldsProps {
  churchId: string;
  gateway: PublicGateway;
  /** Why the card could not be used; null if there was no problem. */
  problem: Failure | null;
  onState(state: CardState): void;
}

const MAX_HOLDER_LENGTH = 300;

const BOX =
  "h-11 overflow-hidden rounded-field border border-line-strong bg-raised shadow-card focus-within:border-brand " +
  "focus-within:outline-2 focus-within:outline-brand data-invalid:border-danger md:h-10";

/** Card entry with one provider frame per card field; the holder's name is our own field. */
export function CardFields({ churchId, gateway, problem, onState }: CardFieldsProps) {
  const t = useT();
  const id = useId();
  const { state, wrong, holder, setHolder, placeOf, retry } = useCardFields({
    ...useCardOpener({ churchId, gateway }),
    onState,
    // Each field shows its own problem.
    onProblem: () => {},
  });
  const { cardEntry } = gateway.capabilities;
  const { title = CARD_ENTRY_FAILURES[cardEntry].failed } = CARD_ENTRIES[cardEntry];

  const field = (name: CardField) => (
    <div className="flex min-w-0 flex-col gap-1.5">
      <p className="required-mark w-fit text-sm font-medium text-ink">{t(`giving:paypal.field.${name}`)}</p>
      <div data-invalid={wrong.has(name) ? "" : undefined} className={BOX}>
        <div ref={placeOf(name)} className="h-full" />
      </div>
      <FieldNotes controlId={`${id}-${name}`} error={wrong.has(name) ? t(`giving:paypal.wrong.${name}`) : undefined} />
    </div>
  );

  return (
    <div role="group" aria-label={t("giving:card.label")} className="flex min-w-0 flex-col gap-4">
      <TextField
        label={t("giving:paypal.field.holder")}
        value={holder}
        onChange={setHolder}
        autoComplete="cc-name"
        maxLength={MAX_HOLDER_LENGTH}
        required
        error={wrong.has("holder") ? t("giving:paypal.wrong.holder") : undefined}
      />
      {field("number")}
      <div className="grid grid-cols-2 gap-3">
        {field("expiry")}
        {field("cvv")}
      </div>
      {state.kind === "loading" && (
        <p role="status" className="text-sm text-ink-soft">
          {t("giving:loadingOptions")}
        </p>
      )}
      {problem && (
        <div role="alert">
          <FieldNotes controlId={id} error={t(`giving:failure.${problem}`)} />
        </div>
      )}
      {state.kind === "failed" && (
        <Notice
          tone="danger"
          title={t(`giving:failure.${title}`)}
          action={
            <Button size="small" icon={<RefreshCw />} onClick={retry}>
              {t("common:tryAgain")}
            </Button>
          }
        >
          {state.failure === title ? null : state.words || t(`giving:failure.${state.failure}`)}
        </Notice>
      )}
    </div>
  );
}
