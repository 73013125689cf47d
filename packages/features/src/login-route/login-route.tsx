import { type Arrival, useConfig, useRead } from "@offertory/api-client";
import { type Church, readChurch } from "@offertory/contract";
import { useNavigate, useSearchParams } from "@offertory/router";
import { lazyPart, ProductMark, useGoTo } from "../frame/index.ts";
import { LoginPage, type LoginPageProps } from "../sign-in/index.ts";

/** Loaded when somebody has signed in and has to choose a church; the login form does not wait for it. */
const SelectChurchDialog = lazyPart(
  async () => (await import("../churches/select-church/index.ts")).SelectChurchDialog,
);

export interface LoginRouteProps extends Pick<LoginPageProps, "churchName" | "needsNoChurch" | "onLoggedOut"> {
  /** The token of the URL, if any; the page shows that it is being exchanged. */
  arrival: Arrival;
  /** The church whose site this is. */
  church?: Pick<Church, "subDomain"> | null | undefined;
  /** Opens the form that registers a church; only the portal has it. */
  onRegister?: ((name: string) => void) | undefined;
}

/** The login page as a route, with the logo, links, and the dialog that chooses a church. */
export function LoginRoute({ arrival, church, onRegister, ...page }: LoginRouteProps) {
  const goTo = useGoTo();
  const navigate = useNavigate();
  const { apps, support } = useConfig();
  const donate = useDonateLink(church);
  return (
    <LoginPage
      {...page}
      arriving={arrival.jwt !== null}
      mark={<ProductMark className="size-12" />}
      footer={{ donate, reportBug: support.forum }}
      chooseChurch={
        <SelectChurchDialog
          onLogout={() => void navigate("/logout")}
          onRegister={onRegister ?? (() => location.assign(`${apps.portal}/churches/register`))}
        />
      }
      onGo={goTo}
    />
  );
}

/** Returns the donation page of the church to sign in to; the search for a church if none is known. */
function useDonateLink(church: LoginRouteProps["church"]): string {
  const { apps, subDomain } = useConfig();
  const churchId = useSearchParams()[0].get("churchId");
  const requestedChurch = useRead(
    readChurch,
    { params: { churchId: churchId ?? "" } },
    { enabled: churchId !== null && !church, anonymous: true },
  );
  if (subDomain) return "/give";
  const known = church ?? requestedChurch.data;
  return known ? `${apps.site}/${known.subDomain}/give` : `${apps.site}/find?then=give`;
}
