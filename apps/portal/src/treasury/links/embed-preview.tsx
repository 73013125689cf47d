import { useConfig } from "@offertory/api-client";
import type { Language } from "@offertory/i18n";
import { useEffect, useEffectEvent, useRef } from "react";
import { embedAttributes, type EmbedMode, giveScript } from "./embed-snippet.ts";
import type { LinkDraft } from "./link-draft.ts";

interface EmbedPreviewProps {
  language: Language;
  subDomain: string;
  draft: LinkDraft;
  mode: EmbedMode;
  /** Called with the height of the form in CSS pixels. */
  onHeight(height: number): void;
}

/** The real element as a website shows it, drawn again with every change of the settings. */
export function EmbedPreview({ language, subDomain, draft, mode, onHeight }: EmbedPreviewProps) {
  const { apps } = useConfig();
  const place = useRef<HTMLDivElement>(null);
  const script = giveScript(apps.site);
  const attributes = JSON.stringify(embedAttributes(language, subDomain, draft, mode));

  useEffect(() => {
    if (document.querySelector(`script[src="${script}"]`)) return;
    const element = document.createElement("script");
    element.src = script;
    document.head.append(element);
  }, [script]);

  const tellHeight = useEffectEvent((height: number) => onHeight(height));
  useEffect(() => {
    const element = document.createElement("offertory-give");
    const named: Record<string, string> = JSON.parse(attributes);
    for (const [name, value] of Object.entries(named)) element.setAttribute(name, value);
    place.current?.replaceChildren(element);
    const observer = new ResizeObserver(([entry]) => tellHeight(entry?.contentRect.height ?? 0));
    observer.observe(element);
    return () => {
      observer.disconnect();
      element.remove();
    };
  }, [attributes]);

  return <div ref={place} className="min-h-24" />;
}
