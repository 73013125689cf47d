import { useConfig } from "@offertory/api-client";
import { RegisterChurchPage } from "@offertory/features/churches";
import { useLocation, useNavigate } from "@offertory/router";

/** Returns the church name that the person had searched for before coming to this page. */
const searchedName = (state: unknown): string | undefined =>
  state instanceof Object && "name" in state && typeof state.name === "string" ? state.name : undefined;

export function RegisterChurchRoute() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { apps } = useConfig();
  return (
    <RegisterChurchPage
      name={searchedName(state)}
      here="/churches/register"
      addressOf={(subDomain) => `${apps.site.replace(/^https?:\/\//, "")}/${subDomain}`}
      onRegistered={() => void navigate("/")}
    />
  );
}
