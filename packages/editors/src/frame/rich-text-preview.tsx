import "@offertory/ui/rich-text.css";
import type { MouseEvent } from "react";

/** Shows sanitized HTML as visitors will see it. Its links are disabled. */
export function RichTextPreview({ html, label }: { html: string; label: string }) {
  function stay(event: MouseEvent<HTMLElement>) {
    if (event.target instanceof Element && event.target.closest("a")) event.preventDefault();
  }
  return (
    <section
      aria-label={label}
      onClickCapture={stay}
      onAuxClickCapture={stay}
      className="rich-text min-h-[150px]"
      // oxlint-disable-next-line react/no-danger -- this is what clean HTML is for
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
