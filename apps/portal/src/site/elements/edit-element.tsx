import { useT } from "@offertory/i18n/react";
import { answersOf } from "../editor/show-element.ts";
import type { PageWork } from "../editor/use-page-work.ts";
import type { Answers, Edited } from "../editor/use-elements.ts";
import { ButtonForm } from "./button-form.tsx";
import { ColumnsForm } from "./columns-form.tsx";
import { EventsForm } from "./events-form.tsx";
import { FormForm } from "./form-form.tsx";
import { GivingForm } from "./giving-form.tsx";
import { PictureForm } from "./picture-form.tsx";
import { TextForm } from "./text-form.tsx";
import { VideoForm } from "./video-form.tsx";

// i18n-uses: pages:types.*

/** The editor of an element, by its type. */
export function EditElement({ work, edited }: { work: PageWork; edited: Edited }) {
  const t = useT();
  const { type, answers, element } = edited;
  const props = {
    title: t(element ? "pages:edit.change" : "pages:edit.add", { type: t(`pages:types.${type}`) }),
    onSave: (next: Answers) => work.write(edited, next),
    onClose: work.stopEditing,
  };
  switch (type) {
    case "text":
      return (
        <TextForm
          title={props.title}
          answers={answersOf(type, answers)}
          draftName={work.draftName(edited)}
          onSave={(next) => {
            work.stopEditing();
            void work.writeText(edited, next);
          }}
          onClose={props.onClose}
        />
      );
    case "picture":
      return <PictureForm {...props} answers={answersOf(type, answers)} />;
    case "button":
      return <ButtonForm {...props} answers={answersOf(type, answers)} />;
    case "giving":
      return <GivingForm {...props} answers={answersOf(type, answers)} />;
    case "form":
      return <FormForm {...props} answers={answersOf(type, answers)} />;
    case "events":
      return <EventsForm {...props} answers={answersOf(type, answers)} />;
    case "columns":
      return <ColumnsForm {...props} answers={answersOf(type, answers)} />;
    case "video":
      return <VideoForm {...props} answers={answersOf(type, answers)} />;
  }
}
