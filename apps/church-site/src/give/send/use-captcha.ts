import { type Captcha, type CaptchaState, openCaptcha } from "@offertory/giving-client/captcha";
import { useState } from "react";
import type { Give } from "../give-context.ts";
import { loadSending } from "./load-sending.ts";

export interface VisitorCaptcha extends Captcha {
  state: CaptchaState;
  isWorking: boolean;
}

export function useCaptcha({ givingApi, page }: Give): VisitorCaptcha {
  const [state, setState] = useState<CaptchaState>("");
  const [isWorking, setIsWorking] = useState(false);
  const [captcha] = useState(() =>
    openCaptcha(
      async () => (await loadSending()).passCaptcha(givingApi, page.church.id),
      (result) => {
        setIsWorking(!result);
        if (result) setState(result.state);
      },
    ),
  );
  const spend = () => {
    captcha.spend();
    setState("");
  };
  return { ...captcha, spend, state, isWorking };
}
