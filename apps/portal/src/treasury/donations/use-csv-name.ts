import { localDay } from "@offertory/i18n";
import { useT } from "@offertory/i18n/react";

/** The file name of exported donations, with today's date. */
export function useCsvName(): string {
  const t = useT();
  return `${t("treasury:donations.csvName")}-${localDay(new Date())}.csv`;
}
