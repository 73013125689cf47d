import { useConfig } from "@offertory/api-client";
import { RegisterChurchPage } from "@offertory/features/churches";
import { HelpIcon } from "@offertory/features/header";
import { useLocation, useNavigate } from "react-router";

/** The name that somebody searched for before they came here. */
const searchedName = (state: unknown): string | undefined =>
  state instanceof Object && "name" in state && typeof state.name === "string" ? state.name : undefined;

export function RegisterChurchRoute() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { apps } = useConfig();
  return (
    <RegisterChurchPage
      name={searchedName(state)}
      help={<HelpIcon article="churches" />}
      here="/churches/register"
      addressOf={(subDomain) => `${apps.site.replace(/^https?:\/\//, "")}/${subDomain}`}
      onRegistered={() => void navigate("/")}
    />
  );
}
