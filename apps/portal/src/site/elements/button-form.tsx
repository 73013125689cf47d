import {
  BUTTON_APPEARANCES,
  ELEMENT_LENGTHS,
  type ElementAnswers,
  LINK_SIZES,
  LINK_VARIANTS,
} from "@offertory/contract";
import { linkClasses } from "@offertory/contract/rich-text/link-classes";
import { MAX_ADDRESS_LENGTH } from "@offertory/contract/rich-text/safe-address";
import { completeAddress } from "@offertory/editors/link-editor";
import { useT } from "@offertory/i18n/react";
import { Checkbox, RadioGroup, SelectField, TextField } from "@offertory/ui";
import { useState } from "react";
import { PageSuggestions } from "../page-suggestions.tsx";
import type { ElementFormProps } from "./element-form-props.ts";
import { ElementDialog } from "./element-dialog.tsx";

// i18n-uses: editors:link.appearances.* editors:link.variants.* editors:link.sizes.*

/** Edits a button: its text, link and appearance. */
export function ButtonForm({ answers, ...dialog }: ElementFormProps<ElementAnswers["button"]>) {
  const t = useT();
  const [draft, setDraft] = useState(answers);
  const [tried, setTried] = useState(false);
  const change = (part: Partial<typeof draft>) => setDraft((known) => ({ ...known, ...part }));
  const { text, url, target, ...look } = draft;
  const address = completeAddress(url);

  function finish() {
    setTried(true);
    return text.trim() === "" || address === null ? null : { ...draft, text: text.trim(), url: address };
  }

  return (
    <ElementDialog {...dialog} draft={draft} finish={finish}>
      <TextField
        label={t("editors:link.text")}
        value={text}
        onChange={(next) => change({ text: next })}
        maxLength={ELEMENT_LENGTHS.button.text}
        error={tried && text.trim() === "" ? t("pages:button.textMissing") : undefined}
        autoFocus
      />
      <TextField
        label={t("editors:link.url")}
        hint={t("editors:link.urlHint")}
        value={url}
        onChange={(next) => change({ url: next })}
        maxLength={MAX_ADDRESS_LENGTH}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        error={tried && address === null ? t("editors:link.urlProblem") : undefined}
      />
      <PageSuggestions onPick={(page) => change({ url: page.url, text: text || page.title })} />
      <RadioGroup
        label={t("editors:link.appearance")}
        value={look.appearance}
        onChange={(appearance) => change({ appearance })}
        options={BUTTON_APPEARANCES.map((value) => ({ value, label: t(`editors:link.appearances.${value}`) }))}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t("editors:link.variant")}
          value={look.variant}
          onChange={(variant) => change({ variant })}
          options={LINK_VARIANTS.map((value) => ({ value, label: t(`editors:link.variants.${value}`) }))}
        />
        <SelectField
          label={t("editors:link.size")}
          value={look.size}
          onChange={(size) => change({ size })}
          options={LINK_SIZES.map((value) => ({ value, label: t(`editors:link.sizes.${value}`) }))}
        />
      </div>
      <Checkbox
        label={t("editors:link.newWindow")}
        checked={target === "_blank"}
        onChange={(isOn) => change({ target: isOn ? "_blank" : "_self" })}
      />
      <figure>
        <figcaption className="mb-2 text-sm font-medium text-ink">{t("editors:link.sample")}</figcaption>
        <div className="overflow-x-auto rounded-card border border-line bg-surface p-4 text-center">
          <span className={linkClasses(look).join(" ")}>{text.trim() || t("editors:link.sampleText")}</span>
        </div>
      </figure>
    </ElementDialog>
  );
}
