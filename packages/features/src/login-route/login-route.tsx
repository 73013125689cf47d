import { type Arrival, useConfig, useRead } from "@offertory/api-client";
import { type Church, readChurch } from "@offertory/contract";
import { useNavigate, useSearchParams } from "@offertory/router";
import { lazyPart, ProductMark, useGoTo } from "../frame/index.ts";
import { LoginPage, type LoginPageProps } from "../sign-in/index.ts";

/** Fetched when somebody has signed in and must choose: the form itself does not wait for it. */
const SelectChurchDialog = lazyPart(
  async () => (await import("../churches/select-church/index.ts")).SelectChurchDialog,
);

export interface LoginRouteProps extends Pick<LoginPageProps, "churchName" | "needsNoChurch" | "onLoggedOut"> {
  /** What came with the address: a token that is being exchanged shows in the page. */
  arrival: Arrival;
  /** The church whose site this is. */
  church?: Pick<Church, "subDomain"> | null | undefined;
  /** Leads to the form that registers a church, which the portal has. */
  onRegister?: ((name: string) => void) | undefined;
}

/** The login page as an app's route: with the product's mark and links, and the dialog that asks for a church. */
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

/** The donation page of the church that one signs in to; where none is known, the search that leads to one. */
function useDonateLink(church: LoginRouteProps["church"]): string {
  const { apps, subDomain } = useConfig();
  const churchId = useSearchParams()[0].get("churchId");
  const wished = useRead(
    readChurch,
    { params: { churchId: churchId ?? "" } },
    { enabled: churchId !== null && !church, anonymous: true },
  );
  if (subDomain) return "/give";
  const known = church ?? wished.data;
  return known ? `${apps.site}/${known.subDomain}/give` : `${apps.site}/find?then=give`;
}
