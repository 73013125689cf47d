import { type Arrival, useConfig } from "@offertory/api-client";
import { lazy } from "react";
import { useNavigate } from "react-router";
import { ProductMark, useGoTo } from "../frame/index.ts";
import { LoginPage, type LoginPageProps } from "../sign-in/index.ts";

/** Fetched when somebody has signed in and must choose: the form itself does not wait for it. */
const SelectChurchDialog = lazy(async () => ({ default: (await import("../churches/index.ts")).SelectChurchDialog }));

export interface LoginRouteProps extends Pick<LoginPageProps, "churchName" | "needsNoChurch" | "onLoggedOut"> {
  /** What came with the address: a token that is being exchanged shows in the page. */
  arrival: Arrival;
  /** Where the footer's link to giving leads; the search for a church where none is known. */
  donate?: string | undefined;
  /** Leads to the form that registers a church, which the portal has. */
  onRegister?: ((name: string) => void) | undefined;
}

/** The login page as an app's route: with the product's mark and links, and the dialog that asks for a church. */
export function LoginRoute({ arrival, donate, onRegister, ...page }: LoginRouteProps) {
  const goTo = useGoTo();
  const navigate = useNavigate();
  const { apps, support } = useConfig();
  return (
    <LoginPage
      {...page}
      arriving={arrival.jwt !== null}
      mark={<ProductMark className="size-12" />}
      footer={{ donate: donate ?? apps.site, reportBug: support.forum }}
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
