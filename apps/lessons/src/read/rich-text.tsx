import "@offertory/ui/rich-text.css";
import "@offertory/ui/text-icons.css";
import { sanitizeHtml } from "@offertory/editors/rich-text";
import { useMemo } from "react";

/** Rich text. The server has sanitized it; it is sanitized again before it becomes part of the page. */
export function RichText({ html, className = "" }: { html: string; className?: string }) {
  const clean = useMemo(() => sanitizeHtml(html), [html]);
  if (!clean.trim()) return null;
  return (
    <div
      className={`rich-text ${className}`}
      // oxlint-disable-next-line react/no-danger -- cleaned in the line above
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  );
}
