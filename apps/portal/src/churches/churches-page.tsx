import { ChurchListPage } from "@offertory/features/churches";
import { HelpIcon } from "@offertory/features/header";
import { useNavigate } from "react-router";

export function ChurchesPage() {
  const navigate = useNavigate();
  return (
    <ChurchListPage
      registerHref="/churches/register"
      help={<HelpIcon article="churches" />}
      onChosen={() => void navigate("/")}
    />
  );
}
