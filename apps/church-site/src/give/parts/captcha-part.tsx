import { Button } from "@offertory/ui";
import { Shape } from "../../public-page/shape.tsx";
import { useGive } from "../give-context.ts";
import type { VisitorCaptcha } from "../send/use-captcha.ts";

const TEXTS = {
  "": "give:captchaReady",
  success: "give:captchaPassed",
  robot: "give:captchaRobot",
  error: "give:captchaError",
} as const;

/** Shows the state of the captcha. The visitor does not have to do anything for it. */
export function CaptchaPart({ captcha }: { captcha: VisitorCaptcha }) {
  const { t } = useGive();
  const { state, isWorking, pass } = captcha;
  const failed = !isWorking && (state === "robot" || state === "error");
  return (
    <div className="flex min-h-9 items-center gap-2 text-sm text-ink-soft" data-captcha={isWorking ? "working" : state}>
      <Shape name="shield" className={state === "success" ? "text-success" : ""} />
      <p role="status" className={failed ? "font-medium text-danger" : ""}>
        {t(isWorking ? "give:captchaWorking" : TEXTS[state])}
      </p>
      {failed ? (
        <Button size="small" className="ml-auto" onClick={() => void pass()}>
          {t("give:tryAgain")}
        </Button>
      ) : null}
    </div>
  );
}
