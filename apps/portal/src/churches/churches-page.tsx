import { ChurchListPage } from "@offertory/features/churches";
import { useNavigate } from "@offertory/router";

export function ChurchesPage() {
  const navigate = useNavigate();
  return <ChurchListPage registerHref="/churches/register" onChosen={() => void navigate("/")} />;
}
