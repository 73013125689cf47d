import { ELEMENT_LENGTHS, type ElementAnswers, MAX_ALT_LENGTH, PICTURE_BREADTHS } from "@offertory/contract";
import { MAX_ADDRESS_LENGTH } from "@offertory/contract/rich-text/safe-address";
import { completeAddress } from "@offertory/editors/link-editor";
import { useT } from "@offertory/i18n/react";
import { Checkbox, RadioGroup, TextField } from "@offertory/ui";
import { useState } from "react";
import type { ElementFormProps } from "./element-form-props.ts";
import { ElementDialog } from "./element-dialog.tsx";
import { PictureChoice } from "./picture-choice.tsx";

// i18n-uses: pages:picture.widths.*

/** Edits a picture. It needs a description for screen readers, or has to be marked as decorative. */
export function PictureForm({ answers, ...dialog }: ElementFormProps<ElementAnswers["picture"]>) {
  const t = useT();
  const [draft, setDraft] = useState(answers);
  const [isDecorative, setDecorative] = useState(answers.url !== "" && answers.alt === "");
  const [tried, setTried] = useState(false);
  const change = (part: Partial<typeof draft>) => setDraft((known) => ({ ...known, ...part }));
  const link = (draft.link ?? "").trim();
  const problems = {
    url: draft.url === "",
    alt: !isDecorative && draft.alt.trim() === "",
    link: link !== "" && completeAddress(link) === null,
  };

  function finish() {
    setTried(true);
    if (problems.url || problems.alt || problems.link) return null;
    const caption = (draft.caption ?? "").trim() || null;
    const alt = isDecorative ? "" : draft.alt.trim();
    return { ...draft, alt, caption, link: link === "" ? null : completeAddress(link) };
  }

  return (
    <ElementDialog {...dialog} draft={{ draft, isDecorative }} finish={finish}>
      <PictureChoice
        label={t("pages:types.picture")}
        url={draft.url}
        opensGallery
        error={tried && problems.url ? t("pages:picture.missing") : undefined}
        onPick={({ url, alt }) => {
          // The description of the previous picture does not apply to the new one.
          change({ url, alt });
          setDecorative(false);
        }}
      />
      <TextField
        label={t("pages:picture.alt")}
        hint={t("pages:picture.altHint")}
        value={isDecorative ? "" : draft.alt}
        onChange={(alt) => change({ alt })}
        disabled={isDecorative}
        maxLength={MAX_ALT_LENGTH}
        error={tried && problems.alt ? t("pages:picture.altMissing") : undefined}
      />
      <Checkbox label={t("pages:picture.decorative")} checked={isDecorative} onChange={setDecorative} />
      <TextField
        label={t("pages:picture.caption")}
        value={draft.caption ?? ""}
        onChange={(caption) => change({ caption })}
        maxLength={ELEMENT_LENGTHS.picture.caption}
      />
      <TextField
        label={t("pages:picture.link")}
        hint={t("editors:link.urlHint")}
        value={draft.link ?? ""}
        onChange={(next) => change({ link: next })}
        error={tried && problems.link ? t("editors:link.urlProblem") : undefined}
        maxLength={MAX_ADDRESS_LENGTH}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
      />
      <RadioGroup
        label={t("pages:picture.width")}
        value={draft.width}
        onChange={(width) => change({ width })}
        options={PICTURE_BREADTHS.map((value) => ({ value, label: t(`pages:picture.widths.${value}`) }))}
      />
    </ElementDialog>
  );
}
