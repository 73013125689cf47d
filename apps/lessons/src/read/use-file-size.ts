import { useFormats } from "@offertory/i18n/react";

const UNITS = ["byte", "kilobyte", "megabyte"] as const;

/** Returns a function that formats a file size. */
export function useFileSize(): (bytes: number) => string {
  const { number } = useFormats();
  return (bytes) => {
    const step = bytes < 1000 ? 0 : bytes < 999_500 ? 1 : 2;
    const value = bytes / 1000 ** step;
    const maximumFractionDigits = step === 2 && value < 10 ? 1 : 0;
    return number(value, { style: "unit", unit: UNITS[step] ?? "byte", unitDisplay: "short", maximumFractionDigits });
  };
}
