import { useRead, useSession } from "@offertory/api-client";
import { can, readPerson } from "@offertory/contract";
import { LoadFailed, OnlyWith } from "@offertory/features/access";
import { PaymentMethodsBox, useGivingSettings } from "@offertory/features/giving";
import { useT } from "@offertory/i18n/react";
import { PageHeader, Skeleton } from "@offertory/ui";
import { ArrowLeft, Lock } from "@offertory/ui/icons.ts";
import { Link, useParams } from "@offertory/router";

/**
 * The payment methods of another person: those who see donations may view them, those who edit giving settings may
 * change them.
 */
export function PersonMethodsPage() {
  return (
    <OnlyWith any={[can.viewDonations, can.editGivingSettings]}>
      <PersonMethods />
    </OnlyWith>
  );
}

function PersonMethods() {
  const { id = "" } = useParams();
  const t = useT();
  const session = useSession();
  const churchId = session.church?.church.id ?? "";
  const person = useRead(readPerson, { params: { id } });
  const giving = useGivingSettings(churchId);
  const error = person.error ?? giving.error;
  const retry = () => {
    void person.refetch();
    giving.retry();
  };
  const mayEdit = session.can(can.editGivingSettings);
  const name = person.data?.name.display ?? "";
  return (
    <>
      <Link
        to={`/people/${encodeURIComponent(id)}`}
        className="mb-2 inline-flex items-center gap-1.5 py-1 text-sm text-ink-soft hover:text-ink hover:underline"
      >
        <ArrowLeft className="size-4" aria-hidden />
        {name || t("shell:titles.person")}
      </Link>
      <PageHeader
        icon={<Lock />}
        title={t("giving:methods.title")}
        facts={name && (mayEdit ? t("giving:methods.askFirst", { name }) : name)}
      />
      {person.data && giving.settings ? (
        <div className="max-w-2xl">
          <PaymentMethodsBox
            donor={{ churchId, personId: id, name, email: person.data.contactInfo.email ?? "" }}
            gateways={giving.settings.gateways}
            isOwn={false}
            mayEdit={mayEdit}
            mayList={session.can(can.viewDonations)}
          />
        </div>
      ) : error ? (
        <LoadFailed error={error} onRetry={retry} />
      ) : (
        <Skeleton className="h-60 max-w-2xl" />
      )}
    </>
  );
}
