import { CHURCH_LENGTHS } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { TextField } from "@offertory/ui";
import { CircleCheck } from "@offertory/ui/icons.ts";
import { useSubDomainCheck } from "./use-sub-domain-check.ts";

// i18n-uses: churches:register.subDomainState.*

interface SubDomainFieldProps {
  value: string;
  onChange(value: string): void;
  error?: string | undefined;
  /** Returns the URL of a church with this subdomain. */
  addressOf(subDomain: string): string;
}

export function SubDomainField({ value, onChange, error, addressOf }: SubDomainFieldProps) {
  const t = useT();
  const state = useSubDomainCheck(value);
  const stateText = (which: "checking" | "free" | "taken" | "invalid") =>
    t(`churches:register.subDomainState.${which}`, { subDomain: value });
  const wrong = state === "taken" || state === "invalid" ? stateText(state) : undefined;
  const hint = (
    <>
      {t("churches:register.subDomainHint", { address: addressOf(value || "…") })}
      <span role="status" className="block empty:hidden">
        {state === "checking" || state === "free" ? (
          <span className={state === "free" ? "inline-flex items-center gap-1 text-success" : ""}>
            {state === "free" ? <CircleCheck className="size-4" /> : null}
            {stateText(state)}
          </span>
        ) : null}
      </span>
    </>
  );
  return (
    <TextField
      label={t("churches:register.subDomain")}
      name="subDomain"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={CHURCH_LENGTHS.subDomain}
      value={value}
      onChange={onChange}
      hint={hint}
      error={error ?? wrong}
    />
  );
}
