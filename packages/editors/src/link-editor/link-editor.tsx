import { LINK_APPEARANCES, LINK_SIZES, LINK_VARIANTS } from "@offertory/contract/rich-text/link-looks";
import { MAX_ADDRESS_LENGTH } from "@offertory/contract/rich-text/safe-address";
import { useT } from "@offertory/i18n/react";
import { Button, Checkbox, Dialog, Form, RadioGroup, SelectField, TextField } from "@offertory/ui";
import { Unlink } from "@offertory/ui/icons.ts";
import { useId, useState } from "react";
import { finishLink, type LinkDraft, problemOf } from "./link-draft.ts";
import "@offertory/ui/rich-text.css";
import { linkClasses } from "@offertory/contract/rich-text/link-classes";

type LinkEditorProps = {
  link: LinkDraft;
  onSave(link: LinkDraft): void;
  /** Only for an existing link. Its text stays. */
  onRemove?: (() => void) | undefined;
  onClose(): void;
};

const MAX_LINK_TEXT_LENGTH = 500;

// i18n-uses: editors:link.appearances.* editors:link.variants.* editors:link.sizes.*
/** A dialog for the address, the text and the look of a link. */
export function LinkEditor({ link, onSave, onRemove, onClose }: LinkEditorProps) {
  const t = useT();
  const form = useId();
  const [draft, setDraft] = useState(link);
  const [tried, setTried] = useState(false);
  const change = (part: Partial<LinkDraft>) => setDraft((before) => ({ ...before, ...part }));
  const changeLook = (part: Partial<LinkDraft["look"]>) => change({ look: { ...draft.look, ...part } });
  const problem = tried ? problemOf(draft) : null;

  function save() {
    setTried(true);
    if (problemOf(draft) === null) onSave(finishLink(draft));
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={onRemove ? t("editors:link.editTitle") : t("editors:link.newTitle")}
      closeLabel={t("common:close")}
      actions={
        <>
          {onRemove ? (
            <Button variant="quiet" icon={<Unlink />} onClick={onRemove} className="mr-auto">
              {t("editors:link.remove")}
            </Button>
          ) : null}
          <Button onClick={onClose}>{t("common:cancel")}</Button>
          <Button variant="primary" type="submit" form={form}>
            {onRemove ? t("editors:link.change") : t("editors:link.insert")}
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={save} className="flex flex-col gap-4">
        <TextField
          label={t("editors:link.url")}
          value={draft.url}
          onChange={(url) => change({ url })}
          error={problem ? t("editors:link.urlProblem") : undefined}
          hint={t("editors:link.urlHint")}
          maxLength={MAX_ADDRESS_LENGTH}
          autoCapitalize="none"
          spellCheck={false}
          inputMode="url"
          autoFocus
        />
        <TextField
          label={t("editors:link.text")}
          value={draft.text}
          onChange={(text) => change({ text })}
          maxLength={MAX_LINK_TEXT_LENGTH}
        />
        <RadioGroup
          label={t("editors:link.appearance")}
          value={draft.look.appearance}
          onChange={(appearance) => changeLook({ appearance })}
          className="sm:flex-row! sm:flex-wrap! sm:gap-x-6!"
          options={LINK_APPEARANCES.map((value) => ({ value, label: t(`editors:link.appearances.${value}`) }))}
        />
        {draft.look.appearance === "link" ? null : (
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              label={t("editors:link.variant")}
              value={draft.look.variant}
              onChange={(variant) => changeLook({ variant })}
              options={LINK_VARIANTS.map((value) => ({ value, label: t(`editors:link.variants.${value}`) }))}
            />
            <SelectField
              label={t("editors:link.size")}
              value={draft.look.size}
              onChange={(size) => changeLook({ size })}
              options={LINK_SIZES.map((value) => ({ value, label: t(`editors:link.sizes.${value}`) }))}
            />
          </div>
        )}
        <Checkbox
          label={t("editors:link.newWindow")}
          checked={draft.target === "_blank"}
          onChange={(isOn) => change({ target: isOn ? "_blank" : "_self" })}
        />
        <LinkSample draft={draft} />
      </Form>
    </Dialog>
  );
}

/** A sample of the link's look. It is a span and not a link, because it must not lead anywhere. */
function LinkSample({ draft }: { draft: LinkDraft }) {
  const t = useT();
  const looks = linkClasses(draft.look).join(" ");
  return (
    <figure>
      <figcaption className="mb-2 text-sm font-medium text-ink">{t("editors:link.sample")}</figcaption>
      <div className="rich-text overflow-x-auto rounded-card border border-line bg-surface p-4">
        <span className={looks || "link-sample"}>{draft.text.trim() || t("editors:link.sampleText")}</span>
      </div>
    </figure>
  );
}
