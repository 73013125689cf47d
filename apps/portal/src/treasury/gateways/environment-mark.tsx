import type { Environment } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { CircleCheck, Info, LayoutGrid } from "@offertory/ui/icons.ts";
import { StateMark } from "../state-mark.tsx";
import { ENVIRONMENT_WORDS } from "./gateway-words.ts";

const LOOKS = {
  sandbox: { tone: "warning", icon: <LayoutGrid /> },
  test: { tone: "info", icon: <Info /> },
  live: { tone: "success", icon: <CircleCheck /> },
} as const;

/** Whether real money moves, in a word and a shape. */
export function EnvironmentMark({ environment }: { environment: Environment }) {
  const t = useT();
  return <StateMark {...LOOKS[environment]}>{t(ENVIRONMENT_WORDS[environment])}</StateMark>;
}
