import { useSession } from "@offertory/api-client";
import { type Fill, FillContext, type PaymentPartProps, type Translator } from "@offertory/features/forms";
import { PayOnce, useGivingSettings } from "@offertory/features/giving";
import { useFormats, useLanguage, useT } from "@offertory/i18n/react";
import { Notice, Skeleton } from "@offertory/ui";
import { type ReactNode, useMemo } from "react";
import { LoadFailed } from "@offertory/features/access";

interface FillFrameProps {
  /** Funds whose names are known already. A payment question loads its fund's name if it is not among them. */
  funds?: readonly { id: string; name: string }[] | undefined;
  /** False in a preview, where nothing can be paid. */
  pays: boolean;
  children: ReactNode;
}

const NO_FUNDS: readonly { id: string; name: string }[] = [];

/** Provides the form with the portal's translations, formats and payment component. */
export function FillFrame({ funds = NO_FUNDS, pays, children }: FillFrameProps) {
  const t = useT();
  const { language } = useLanguage();
  const { money } = useFormats();
  const fill = useMemo((): Fill => {
    const translate: Translator = (key, values) => {
      const blanks: Record<string, unknown> = values ?? {};
      return t(key, blanks);
    };
    return {
      t: translate,
      language,
      money,
      fundName: (fundId) => funds.find(({ id }) => id === fundId)?.name ?? "",
      PaymentPart: pays ? MemberPayment : null,
    };
  }, [t, language, money, funds, pays]);
  return <FillContext value={fill}>{children}</FillContext>;
}

/** Takes the payment from the signed-in member. */
function MemberPayment({ question, amount, fundId, ...part }: PaymentPartProps) {
  const t = useT();
  const { money } = useFormats();
  const { church, person, user } = useSession();
  const churchId = church?.church.id ?? "";
  const { settings, error, retry } = useGivingSettings(churchId);
  const name = person?.name.display ?? church?.person.name.display ?? "";
  if (error) return <LoadFailed error={error} onRetry={retry} />;
  if (!settings) return <Skeleton className="h-24" />;
  if (settings.gateways.length === 0) return <Notice tone="warning">{t("forms:fill.noPayments")}</Notice>;
  return (
    <PayOnce
      donor={{
        churchId,
        personId: church?.person.id ?? "",
        name,
        email: person?.contactInfo.email || (user?.email ?? ""),
      }}
      gateways={settings.gateways}
      amount={amount}
      fund={{ id: fundId, name: settings.funds.find(({ id }) => id === fundId)?.name ?? "" }}
      questionId={question.id}
      texts={{
        pay: t("forms:fill.pay", { amount: money(amount) }),
        paying: t("forms:fill.paying"),
        failed: t("forms:fill.paymentFailed"),
        note: t("forms:fill.paymentNote"),
      }}
      {...part}
    />
  );
}
