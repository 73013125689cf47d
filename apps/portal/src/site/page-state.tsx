import type { Page } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Badge, type BadgeTone } from "@offertory/ui";

// i18n-uses: pages:state.*

const TONES: Record<Page["state"], BadgeTone> = { draft: "neutral", published: "success", changed: "warning" };

/** Whether visitors see a page, and whether it has unpublished changes. */
export function PageState({ state }: { state: Page["state"] }) {
  const t = useT();
  return <Badge tone={TONES[state]}>{t(`pages:state.${state}`)}</Badge>;
}
