import { type Arrival, useConfig, useRead } from "@offertory/api-client";
import { readChurch } from "@offertory/contract";
import { ProductMark, useGoTo } from "@offertory/features/frame";
import { LoginPage } from "@offertory/features/sign-in";
import { lazy, useCallback } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useSiteChurch } from "../shell/site-church.tsx";

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
  const [query] = useSearchParams();
  const { apps, support } = useConfig();
  const site = useSiteChurch();
  const churchId = query.get("churchId");
  const wished = useRead(
    readChurch,
    { params: { churchId: churchId ?? "" } },
    { enabled: churchId !== null, anonymous: true },
  );
  const church = site.church ?? wished.data;
  const returnPath = query.get("returnUrl");
  const leave = useCallback(() => {
    // A visitor who logs out stays on the site they were on, where `/` would be the search for a church.
    const back = returnPath && /^\/[a-z0-9-]+$/.test(returnPath) && returnPath !== "/login" ? returnPath : "/";
    location.assign(back);
  }, [returnPath]);
  return (
    <LoginPage
      arriving={arriving}
      mark={<ProductMark className="size-12" />}
      churchName={church?.name}
      footer={{ donate: church ? `${apps.site}/${church.subDomain}` : apps.site, reportBug: support.forum }}
      chooseChurch={
        <SelectChurchDialog
          onLogout={() => void navigate("/logout")}
          onRegister={() => location.assign(`${apps.portal}/churches/register`)}
        />
      }
      onGo={goTo}
      onLoggedOut={leave}
    />
  );
}
