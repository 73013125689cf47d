import type { HomeCardOf } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { DisplayBox } from "@offertory/ui";
import { CircleCheck } from "@offertory/ui/icons.ts";
import { CardLink, CardList, CardRow } from "./card-list.tsx";

/** The open tasks of the person, those due first. */
export function MyTasksCard({ card: { count, tasks } }: { card: HomeCardOf<"myTasks"> }) {
  const t = useT();
  const { date } = useFormats();
  return (
    <DisplayBox
      flush
      title={t("shell:home.tasks.title")}
      icon={<CircleCheck />}
      footer={<CardLink to="/tasks">{t("shell:home.tasks.all", { count })}</CardLink>}
    >
      <CardList>
        {tasks.map(({ id, title, dueDate, isOverdue }) => (
          <CardRow
            key={id}
            to={`/tasks/${id}`}
            title={title}
            detail={
              dueDate === null ? null : isOverdue ? (
                <span className="font-medium text-danger">
                  {t("shell:home.tasks.overdue", { date: date(dueDate) })}
                </span>
              ) : (
                t("shell:home.tasks.due", { date: date(dueDate) })
              )
            }
          />
        ))}
      </CardList>
    </DisplayBox>
  );
}
