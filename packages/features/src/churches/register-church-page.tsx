import { CallFailed, useAnalytics, useApi, useConfig, useSession } from "@offertory/api-client";
import { addChurch } from "@offertory/contract";
import { useErrorText, useT } from "@offertory/i18n/react";
import { buttonClass, FormErrors, Notice, PageHeader } from "@offertory/ui";
import { Building2 } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { Link } from "@offertory/router";
import { type ChurchFormDraft, finishChurch, problemsOfChurch, startChurch } from "./church-draft.ts";
import { dropKeptDraft, keepDraft, readKeptDraft } from "./kept-draft.ts";
import { RegisterChurchForm } from "./register-church-form.tsx";

interface RegisterChurchPageProps {
  /** The name that was searched for. */
  name?: string | undefined;
  /** The path of this page, to return to after signing in. */
  here: string;
  /** Returns the URL of a church with this subdomain. */
  addressOf(subDomain: string): string;
  onRegistered(): void;
}

/**
 * Registers a church. Everybody can open the form; people who are not signed in are asked to sign in on submit, and the
 * input is kept.
 */
export function RegisterChurchPage({ name, here, addressOf, onRegistered }: RegisterChurchPageProps) {
  const t = useT();
  const errorText = useErrorText();
  const call = useApi();
  const analytics = useAnalytics();
  const { app } = useConfig();
  const { user, chooseChurch } = useSession();
  const [draft, setDraft] = useState<ChurchFormDraft>(() =>
    name ? startChurch(name) : (readKeptDraft() ?? startChurch()),
  );
  const [tries, setTries] = useState(0);
  const [busy, setBusy] = useState(false);
  const [mustSignIn, setMustSignIn] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  async function submit() {
    setTries(tries + 1);
    setFailure(null);
    if (busy || Object.keys(problemsOfChurch(draft)).length > 0) return;
    if (!user) {
      keepDraft(draft);
      return setMustSignIn(true);
    }
    setBusy(true);
    try {
      // The church gets exactly the subdomain shown in the form: one that was taken meanwhile is refused, not changed.
      const body = { ...finishChurch(draft), exactSubDomain: draft.subDomain !== "", appName: app };
      const church = await call(addChurch, { body }, { token: user.jwt });
      dropKeptDraft();
      analytics.event("Church", "Register");
      await chooseChurch(church.id);
      onRegistered();
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  }

  const above = (
    <>
      {mustSignIn && !user ? <SignInFirst here={here} /> : null}
      {failure === null ? null : (
        <FormErrors title={t("churches:register.problems")} errors={lines(failure, errorText)} />
      )}
    </>
  );
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        icon={<Building2 />}
        title={t("churches:register.title")}
        subtitle={t("churches:register.subtitle")}
      />
      <section className="rounded-card border border-line bg-raised p-5 shadow-card sm:p-6">
        <RegisterChurchForm
          draft={draft}
          problems={tries > 0 ? problemsOfChurch(draft) : {}}
          busy={busy}
          addressOf={addressOf}
          onChange={setDraft}
          onSubmit={() => void submit()}
          above={above}
        />
      </section>
    </div>
  );
}

/** If the server reports several problems at once, its own messages are shown. */
function lines(error: unknown, errorText: (error: unknown) => string): { message: string }[] {
  const several = error instanceof CallFailed && error.errors.length > 1 ? error.errors : [errorText(error)];
  return several.map((message) => ({ message }));
}

function SignInFirst({ here }: { here: string }) {
  const t = useT();
  const login = (action: string) => `/login?${action}returnUrl=${encodeURIComponent(here)}`;
  return (
    <Notice
      tone="warning"
      title={t("churches:register.signInFirst.title")}
      action={
        <span className="flex flex-wrap gap-2">
          <Link to={login("")} className={buttonClass({ variant: "primary", size: "small" })}>
            {t("churches:register.signInFirst.signIn")}
          </Link>
          <Link to={login("action=register&")} className={buttonClass({ size: "small" })}>
            {t("churches:register.signInFirst.register")}
          </Link>
        </span>
      }
    >
      {t("churches:register.signInFirst.body")}
    </Notice>
  );
}
