import type { PageElement } from "@offertory/contract";
import { tidyHtml } from "@offertory/editors/rich-text";
import { useUploadPicture } from "@offertory/features/gallery";
import { useId, useRef, useState } from "react";
import { usePickPicture } from "../../elements/use-pick-picture.tsx";
import { InPlaceBar } from "./in-place-bar.tsx";
import { textEditor } from "./load-text-editor.ts";
import { pressInPlace } from "./press-in-place.ts";
import type { InPlace, InPlaceEdit } from "./use-in-place.ts";

interface EditTextInPlaceProps {
  inPlace: InPlace;
  edit: InPlaceEdit;
  element: PageElement;
}

/** A rich text, edited on the page by the same editor as in its dialog, so that it is sanitized in the same way. */
export function EditTextInPlace({ inPlace, edit, element }: EditTextInPlaceProps) {
  const hint = useId();
  const field = useRef<HTMLDivElement>(null);
  const [saved] = useState(() => inPlace.textOf(element));
  const text = useRef(edit.draft ?? saved);
  const uploadPicture = useUploadPicture();
  const { pickPicture, gallery } = usePickPicture();
  const [Editor] = useState(() => textEditor());
  if (!Editor) return null;
  // A text without a change stays exactly as it was saved.
  const kept = () => (text.current === saved ? saved : tidyHtml(text.current));

  function showTools() {
    inPlace.bar?.querySelector<HTMLElement>('[data-tool][tabindex="0"]')?.focus();
  }

  return (
    <div
      ref={field}
      onKeyDownCapture={(event) => {
        if (event.target instanceof Element && field.current?.contains(event.target))
          pressInPlace(event, {
            keep: () => inPlace.keep(kept(), true),
            restore: () => inPlace.restore(kept()),
            showTools,
          });
      }}
    >
      <Editor
        value={saved}
        start={{ html: text.current, point: edit.point, typed: edit.typed ?? "" }}
        draftKey={inPlace.draftKey(element)}
        label={inPlace.nameOf(element)}
        hintId={hint}
        className="rich-text w-full text-lg"
        onChange={(html) => {
          text.current = html;
        }}
        pickPicture={pickPicture}
        uploadPicture={uploadPicture}
        renderTools={(tools, isHeld) => (
          <InPlaceBar inPlace={inPlace} text={kept} field={field} isHeld={isHeld} hintId={hint}>
            {tools}
          </InPlaceBar>
        )}
      />
      {gallery}
    </div>
  );
}
