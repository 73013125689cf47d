import { Button, Notice } from "@offertory/ui";
import { type ComponentType, lazy, useEffect, useState } from "react";

const PAUSE_MS = 10_000;

interface Texts {
  failed: string;
  tryAgain: string;
}

/**
 * A part of a public page that is loaded on demand. An uncaught failure would unmount the whole page and lose the
 * input. Instead the part shows the failure, and loads again on a button press or after a pause.
 */
export const latePart = <Props extends object>(load: () => Promise<ComponentType<Props>>, useTexts: () => Texts) =>
  lazy(async () => ({ default: await load().catch(() => missingPart(load, useTexts)) }));

function missingPart<Props extends object>(load: () => Promise<ComponentType<Props>>, useTexts: () => Texts) {
  let Part: ComponentType<Props> | null = null;
  return function MissingPart(props: Props) {
    const { failed, tryAgain } = useTexts();
    const [, drawAgain] = useState({});
    const again = async () => {
      Part = await load().catch(() => null);
      drawAgain({});
    };
    useEffect(() => {
      const timer = Part ? 0 : setTimeout(() => void again(), PAUSE_MS);
      return () => clearTimeout(timer);
    });
    if (Part) return <Part {...props} />;
    return (
      <Notice
        tone="danger"
        action={
          <Button size="small" onClick={() => void again()}>
            {tryAgain}
          </Button>
        }
      >
        {failed}
      </Notice>
    );
  };
}
