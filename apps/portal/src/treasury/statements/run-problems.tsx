import { useRead } from "@offertory/api-client";
import { readStatementRun, type StatementRun } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Skeleton } from "@offertory/ui";
import { LoadFailed } from "@offertory/features/access";
import { DonorLink } from "../donors/donor-link.tsx";

/** Who did not get an email, and why. i18n-uses: statements:reason.* */
export function RunProblems({ run }: { run: StatementRun }) {
  const t = useT();
  const read = useRead(readStatementRun, { params: { id: run.id } });
  if (read.error && !read.data) return <LoadFailed error={read.error} onRetry={() => void read.refetch()} />;
  if (!read.data) return <Skeleton className="mt-4 h-16" />;
  return (
    <div className="mt-4">
      <h4 className="mb-2 text-sm font-semibold">{t("statements:run.problems")}</h4>
      <ul className="divide-y divide-line rounded-field border border-line text-sm">
        {read.data.problems.map(({ personId, name, email, reason, detail }) => (
          <li key={personId} className="px-3 py-2 wrap-anywhere">
            <DonorLink donor={{ id: personId, name }} className="font-medium text-brand hover:underline" />{" "}
            <span className="text-ink-soft">{email}</span>
            <span className="block">{t(`statements:reason.${reason}`)}</span>
            {detail && <span className="block text-xs text-ink-soft">{detail}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
