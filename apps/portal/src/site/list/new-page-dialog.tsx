import { useApi, useRefresh } from "@offertory/api-client";
import { addPage, copyPage, listPages, type Page, PAGE_LENGTHS } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { TextField } from "@offertory/ui";
import { useState } from "react";
import { useNavigate } from "@offertory/router";
import { ElementDialog } from "../elements/element-dialog.tsx";
import { addressOf, addressProblem } from "../page-address.ts";

// i18n-uses: errors:page-url-invalid errors:page-url-taken

interface NewPageDialogProps {
  /** The page to copy sections and elements from; null for an empty page. */
  from: Page | null;
  taken: readonly string[];
  onClose(): void;
}

/** Creates a page. Its path follows the title until the user types another one. */
export function NewPageDialog({ from, taken, onClose }: NewPageDialogProps) {
  const t = useT();
  const call = useApi();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const [title, setTitle] = useState(
    from ? t("pages:new.copyOf", { title: from.title }).slice(0, PAGE_LENGTHS.title) : "",
  );
  const [typed, setTyped] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const url = typed ?? addressOf(title, taken);
  const problem = addressProblem(url.trim(), taken);

  function finish() {
    setTried(true);
    return title.trim() === "" || problem ? null : { title: title.trim(), url: url.trim() };
  }

  async function make() {
    const body = { title: title.trim(), url: url.trim() };
    const { id } = from ? await call(copyPage, { params: { id: from.id }, body }) : await call(addPage, { body });
    void refresh(listPages);
    void navigate(`/site/pages/${id}`);
  }

  return (
    <ElementDialog
      title={t(from ? "pages:new.copyTitle" : "pages:new.title")}
      draft={{ title, typed }}
      finish={finish}
      onSave={make}
      onClose={onClose}
    >
      <TextField
        label={t("pages:field.title")}
        value={title}
        onChange={setTitle}
        maxLength={PAGE_LENGTHS.title}
        error={tried && title.trim() === "" ? t("errors:page-title-blank") : undefined}
        autoFocus
      />
      <TextField
        label={t("pages:field.address")}
        hint={t("pages:new.addressHint")}
        value={url}
        onChange={setTyped}
        maxLength={PAGE_LENGTHS.url}
        autoCapitalize="none"
        spellCheck={false}
        error={tried && problem ? t(`errors:${problem}`) : undefined}
      />
    </ElementDialog>
  );
}
