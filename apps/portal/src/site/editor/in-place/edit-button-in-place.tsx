import { ELEMENT_LENGTHS, type PageElement } from "@offertory/contract";
import { linkClasses } from "@offertory/contract/rich-text/link-classes";
import { useLayoutEffect, useId, useRef, useState } from "react";
import { answersOf } from "../show-element.ts";
import { InPlaceBar } from "./in-place-bar.tsx";
import { pressInPlace } from "./press-in-place.ts";
import type { InPlace, InPlaceEdit } from "./use-in-place.ts";

interface EditButtonInPlaceProps {
  inPlace: InPlace;
  edit: InPlaceEdit;
  element: PageElement;
  isInside: boolean;
}

/**
 * The text of a button, edited on the page. It is a text field over an invisible copy of the text, which gives the button
 * the size that it has for visitors; so it can hold nothing but plain text.
 */
export function EditButtonInPlace({ inPlace, edit, element, isInside }: EditButtonInPlaceProps) {
  const hint = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { typed = "", draft } = edit;
  const { text: saved, url: _, target: __, ...look } = answersOf("button", element.answers);
  const [text, setText] = useState(oneLine((draft ?? saved) + typed));
  const kept = () => text.trim();

  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
  }, []);

  return (
    <>
      <p className={isInside ? "" : "w-full text-center"}>
        <span className={[...linkClasses(look), "relative"].join(" ")}>
          {/* A zero-width space keeps the height of an empty button. */}
          <span aria-hidden="true" className="invisible whitespace-pre-wrap">
            {text || "\u200b"}
          </span>
          <textarea
            ref={field}
            aria-label={inPlace.nameOf(element)}
            aria-describedby={hint}
            value={text}
            rows={1}
            maxLength={ELEMENT_LENGTHS.button.text}
            onChange={(event) => setText(oneLine(event.target.value))}
            onKeyDown={(event) =>
              pressInPlace(event, {
                isOneLine: true,
                keep: () => inPlace.keep(kept(), true),
                restore: () => inPlace.restore(kept()),
              })
            }
            className="absolute inset-0 resize-none overflow-hidden rounded-[inherit] bg-transparent p-[inherit] text-center leading-[inherit] font-[inherit] text-inherit outline-2 outline-offset-2 outline-current [font-size:inherit]"
          />
        </span>
      </p>
      <InPlaceBar inPlace={inPlace} text={kept} field={field} hintId={hint} />
    </>
  );
}

/** A button has one line: line breaks that were pasted become spaces. */
const oneLine = (text: string): string =>
  text.includes("\n") || text.includes("\r")
    ? text
        .split(/[\r\n]+/)
        .map((line) => line.trim())
        .join(" ")
    : text;
