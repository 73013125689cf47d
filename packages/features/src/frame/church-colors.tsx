import { useRead } from "@offertory/api-client";
import { publicSettings } from "@offertory/contract";
import { applyBrandColor } from "@offertory/ui";
import { useEffect } from "react";

const FRESH_MS = 300_000;

/** Applies a church's color and icon from its public settings; without a church those of the product. */
export function ChurchColors({ churchId }: { churchId: string | null }) {
  const settings = useRead(
    publicSettings,
    { params: { churchId: churchId ?? "" } },
    { enabled: churchId !== null, staleTime: FRESH_MS, anonymous: true },
  ).data;
  const color = (churchId && settings?.["brandColour"]) || "";
  const icon = (churchId && settings?.["favicon_16x16"]) || "/favicon.svg";

  useEffect(() => {
    applyBrandColor(document.documentElement, color);
  }, [color]);

  useEffect(() => {
    document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute("href", icon);
  }, [icon]);

  return null;
}
