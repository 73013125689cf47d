import { useApi } from "@offertory/api-client";
import { solveCaptcha } from "@offertory/api-client/solve-captcha";
import { isEmail, MAX_EMAIL_LENGTH, requestLostLink } from "@offertory/contract";
import { useErrorText, useT } from "@offertory/i18n/react";
import { Button, Form, Notice, TextField } from "@offertory/ui";
import { useState } from "react";
import { useOneAtATime } from "../payment-methods/use-one-at-a-time.ts";

const NOBODY = { token: null };

/** Sends the manage links of an address again. It says the same whether the address has a recurring donation. */
export function LostLink() {
  const t = useT();
  const call = useApi();
  const errorText = useErrorText();
  const { busy, once } = useOneAtATime();
  const [email, setEmail] = useState("");
  const [tried, setTried] = useState(false);
  const [wasSent, setWasSent] = useState(false);
  const [failed, setFailed] = useState("");

  async function send() {
    setTried(true);
    setFailed("");
    const address = email.trim();
    if (!isEmail(address)) return;
    const captcha = await solveCaptcha(call).catch(() => null);
    if (captcha === null) return setFailed(t("giving:lost.robot"));
    try {
      await call(requestLostLink, { body: { email: address, captcha } }, NOBODY);
      setWasSent(true);
    } catch (error) {
      setFailed(errorText(error));
    }
  }

  if (wasSent)
    return (
      <Notice tone="success" title={t("giving:lost.sentTitle")}>
        {t("giving:lost.sentBody")}
      </Notice>
    );
  return (
    <Form onSubmit={() => void once(send)} aria-label={t("giving:lost.title")}>
      <p className="text-ink-soft">{t("giving:lost.body")}</p>
      <TextField
        label={t("giving:lost.email")}
        hint={t("giving:lost.hint")}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={MAX_EMAIL_LENGTH}
        value={email}
        onChange={setEmail}
        required
        error={tried && !isEmail(email.trim()) ? t("errors:email-invalid") : undefined}
      />
      {failed && <Notice tone="danger">{failed}</Notice>}
      <Button type="submit" variant="primary" className="self-start" busy={busy} busyLabel={t("common:pleaseWait")}>
        {t("giving:lost.send")}
      </Button>
    </Form>
  );
}
