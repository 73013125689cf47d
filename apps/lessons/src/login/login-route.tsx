import { type Arrival, useConfig } from "@offertory/api-client";
import { ProductMark, useGoTo } from "@offertory/features/frame";
import { LoginPage } from "@offertory/features/sign-in";
import { lazy } from "react";
import { useNavigate } from "react-router";

/** Fetched when somebody has signed in and must choose: the form itself does not wait for it. */
const SelectChurchDialog = lazy(async () => ({
  default: (await import("@offertory/features/churches")).SelectChurchDialog,
}));

/** The login page, told whether a token has come with the address. */
export const loginRoute = ({ jwt }: Arrival) =>
  function Login() {
    return <LoginRoute arriving={jwt !== null} />;
  };

function LoginRoute({ arriving }: { arriving: boolean }) {
  const goTo = useGoTo();
  const navigate = useNavigate();
  const { apps, support } = useConfig();
  return (
    <LoginPage
      arriving={arriving}
      mark={<ProductMark className="size-12" />}
      footer={{ donate: apps.site, reportBug: support.forum }}
      chooseChurch={
        <SelectChurchDialog
          onLogout={() => void navigate("/logout")}
          onRegister={() => location.assign(`${apps.portal}/churches/register`)}
        />
      }
      onGo={goTo}
    />
  );
}
