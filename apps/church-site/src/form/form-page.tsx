import {
  type Answers,
  type Fill,
  FillContext,
  type PaymentPartProps,
  useFillTexts,
  useHydrated,
} from "@offertory/features/forms";
import { type Captcha, openCaptcha } from "@offertory/giving-client/captcha";
import { formatMoney } from "@offertory/i18n";
import { Suspense, useState } from "react";
import type { FormBoot } from "./boot.ts";
import { ChurchHead } from "../public-page/church-head.tsx";
import { latePart } from "../public-page/late-part.tsx";
import { FormContext, useFormPage } from "./form-context.ts";
import { PublicForm } from "./public-form.tsx";
import { FormStatusView } from "./form-status-view.tsx";
import { createTranslator } from "./strings.ts";

const VisitorPayment = latePart(
  async () => (await import("./payment/visitor-payment.tsx")).VisitorPayment,
  function useTexts() {
    const { giveStrings } = useFormPage();
    const { t } = useFillTexts();
    return {
      failed: giveStrings?.partFailed ?? t("forms:fill.noPayments"),
      tryAgain: giveStrings?.tryAgain ?? t("forms:fill.tryNow"),
    };
  },
);

const PLACEHOLDER = <div className="min-h-80" />;

/** Rendered after hydration; until then an empty box of the same height avoids a layout shift. */
function LatePayment(props: PaymentPartProps) {
  const isHydrated = useHydrated();
  if (!isHydrated) return PLACEHOLDER;
  return (
    <Suspense fallback={PLACEHOLDER}>
      <VisitorPayment {...props} />
    </Suspense>
  );
}

const captchaOf = ({ givingApi, page }: FormBoot): Captcha =>
  openCaptcha(async () => {
    const { passCaptcha } = await import("@offertory/giving-client/pass-captcha");
    return passCaptcha(givingApi, page.church.id);
  });

const NOTHING_TYPED: Answers = {};

interface FormPageProps {
  boot: FormBoot;
  formId: string;
  /** Input from before hydration. */
  typed?: Answers;
}

export function FormPage({ boot, formId, typed = NOTHING_TYPED }: FormPageProps) {
  const [surroundings] = useState(() => ({ ...boot, captcha: captchaOf(boot) }));
  const [fill] = useState((): Fill => {
    const { language, page } = boot;
    return {
      t: createTranslator(boot.strings),
      language,
      money: (cents) => formatMoney(language, cents),
      fundName: (fundId) => page.giving?.funds.find(({ id }) => id === fundId)?.name ?? "",
      PaymentPart: LatePayment,
    };
  });
  const { form, standing } = boot.page;
  return (
    <FormContext value={surroundings}>
      <FillContext value={fill}>
        <div className="mx-auto flex min-h-dvh w-full max-w-2xl flex-col px-0 sm:px-4 sm:py-8">
          <ChurchHead church={boot.page.church} home={boot.home} />
          <main className="relative flex grow flex-col bg-raised px-4 py-6 sm:grow-0 sm:rounded-card sm:border sm:border-line sm:px-8 sm:py-8 sm:shadow-card">
            {standing === "open" && form ? (
              <PublicForm form={form} typed={typed} />
            ) : (
              <FormStatusView boot={boot} formId={formId} t={fill.t} />
            )}
          </main>
        </div>
      </FillContext>
    </FormContext>
  );
}
