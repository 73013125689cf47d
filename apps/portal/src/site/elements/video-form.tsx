import { ELEMENT_LENGTHS, type ElementAnswers, parseVideoUrl, isWebAddress } from "@offertory/contract";
import { MAX_ADDRESS_LENGTH } from "@offertory/contract/rich-text/safe-address";
import { completeAddress } from "@offertory/editors/link-editor";
import { useT } from "@offertory/i18n/react";
import { Notice, TextField } from "@offertory/ui";
import { useState } from "react";
import type { ElementFormProps } from "./element-form-props.ts";
import { ElementDialog } from "./element-dialog.tsx";

const SERVICES = { youtube: "YouTube", vimeo: "Vimeo" };

/** Edits the URL and title of a video. */
export function VideoForm({ answers, ...dialog }: ElementFormProps<ElementAnswers["video"]>) {
  const t = useT();
  const [url, setUrl] = useState(answers.url);
  const [title, setTitle] = useState(answers.title);
  const [tried, setTried] = useState(false);
  const completed = completeAddress(url);
  const address = completed === null || isWebAddress(completed) ? completed : null;
  const video = address ? parseVideoUrl(address) : null;

  function finish() {
    setTried(true);
    return address === null ? null : { url: address, title: title.trim() };
  }

  return (
    <ElementDialog {...dialog} draft={{ url, title }} finish={finish}>
      <TextField
        label={t("pages:video.url")}
        hint={t("pages:video.urlHint")}
        value={url}
        onChange={setUrl}
        maxLength={MAX_ADDRESS_LENGTH}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        error={tried && address === null ? t("pages:video.urlProblem") : undefined}
        autoFocus
      />
      <TextField
        label={t("pages:video.title")}
        hint={t("pages:video.titleHint")}
        value={title}
        onChange={setTitle}
        maxLength={ELEMENT_LENGTHS.video.title}
      />
      {video ? (
        <Notice tone="success">{t("pages:video.found", { service: SERVICES[video.service] })}</Notice>
      ) : address ? (
        <Notice tone="info">{t("pages:video.asLink")}</Notice>
      ) : null}
    </ElementDialog>
  );
}
