import { PhoneField, TextField } from "@offertory/ui";
import { useFillTexts } from "../fill-context.ts";
import { useHydrated } from "../use-hydrated.ts";
import { commonOf, type FieldProps } from "./field-props.ts";

const MAX_PHONE_LENGTH = 40;

/**
 * A phone number with its country. The list of countries is rendered after hydration, because it is too long for the
 * HTML.
 */
export function PhoneAnswer(props: FieldProps) {
  const { t, language } = useFillTexts();
  const { value, onChange } = props;
  const isAwake = useHydrated();
  const common = { ...commonOf(props), value, onChange, autoComplete: "tel", maxLength: MAX_PHONE_LENGTH };
  return isAwake ? (
    <PhoneField
      {...common}
      countryLabel={t("forms:fill.country", { title: props.question.title })}
      language={language}
    />
  ) : (
    <TextField {...common} type="tel" />
  );
}
