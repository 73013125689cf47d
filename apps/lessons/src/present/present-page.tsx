import { useRead, useSession } from "@offertory/api-client";
import { readShownLesson, type ShownLesson } from "@offertory/contract";
import { FollowRoute, PageSkeleton } from "@offertory/features/frame";
import { useParams, useSearchParams } from "@offertory/router";
import { LoadFailed } from "../access/load-failed.tsx";
import { useTitle } from "../read/use-title.ts";
import { PresenterView } from "./presenter-view.tsx";
import { Stage } from "./stage.tsx";

/** The presentation of a lesson, without the frame of the app. */
export function PresentPage() {
  const { church = "", program = "", study = "", lesson = "" } = useParams();
  const { status } = useSession();
  const input = { params: { church, program, study, lesson } };
  const read = useRead(readShownLesson, input, { enabled: status !== "starting", staleTime: Number.POSITIVE_INFINITY });
  return (
    <>
      <FollowRoute />
      {read.data ? (
        <Presented lesson={read.data} />
      ) : (
        <main className="p-6">
          {read.error ? <LoadFailed error={read.error} onRetry={() => void read.refetch()} /> : <PageSkeleton />}
        </main>
      )}
    </>
  );
}

function Presented({ lesson }: { lesson: ShownLesson }) {
  useTitle(`${lesson.title} · ${lesson.church.name}`);
  const [url] = useSearchParams();
  return url.get("view") === "presenter" ? <PresenterView lesson={lesson} /> : <Stage lesson={lesson} />;
}
