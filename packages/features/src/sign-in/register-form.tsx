import { useAnalytics, useCall, useConfig } from "@offertory/api-client";
import { MAX_EMAIL_LENGTH, NAME_LENGTHS, register } from "@offertory/contract";
import { useLanguage, useT } from "@offertory/i18n/react";
import { Button, Form, TextField } from "@offertory/ui";
import { useState } from "react";
import { problemsOfRegistration, type RegisterDraft, startRegistration, trimmed } from "./register-draft.ts";
import { RegisterProblem } from "./register-problem.tsx";
import { useReturnTarget } from "./use-return-target.ts";
import { useStaying } from "./use-staying.ts";

// i18n-uses: accounts:register.*, accounts:login.validate.*

/** Creates an account; its owner sets the password by an emailed link. */
export function RegisterForm({ onRegistered }: { onRegistered(email: string): void }) {
  const t = useT();
  const { app, apps } = useConfig();
  const { language } = useLanguage();
  const analytics = useAnalytics();
  const [draft, setDraft] = useState(startRegistration);
  const [tries, setTries] = useState(0);
  const send = useCall(register);
  const returnTarget = useReturnTarget();
  const failure = useStaying(send.error, send.isPending);
  const problems = tries > 0 ? problemsOfRegistration(draft) : {};

  function submit() {
    setTries(tries + 1);
    if (send.isPending || Object.keys(problemsOfRegistration(draft)).length > 0) return;
    const body = { ...trimmed(draft), appName: app, appUrl: apps[app], language, ...returnTarget };
    send.mutate(
      { body },
      {
        onSuccess: () => {
          analytics.event("User", "Register");
          onRegistered(body.email);
        },
      },
    );
  }

  const field = (name: keyof RegisterDraft) => ({
    name,
    label: t(`accounts:register.${name}`),
    value: draft[name],
    onChange: (value: string) => setDraft({ ...draft, [name]: value }),
    error: problems[name] && t(`accounts:login.validate.${name}`),
  });

  return (
    <Form onSubmit={submit} aria-label={t("accounts:register.title")}>
      {failure ? <RegisterProblem error={failure} /> : null}
      <TextField {...field("firstName")} autoComplete="given-name" maxLength={NAME_LENGTHS.first} autoFocus />
      <TextField {...field("lastName")} autoComplete="family-name" maxLength={NAME_LENGTHS.last} />
      <TextField {...field("email")} type="email" autoComplete="email" maxLength={MAX_EMAIL_LENGTH} />
      <Button
        type="submit"
        variant="primary"
        busy={send.isPending}
        busyLabel={t("common:pleaseWait")}
        className="w-full"
      >
        {t("accounts:register.submit")}
      </Button>
    </Form>
  );
}
