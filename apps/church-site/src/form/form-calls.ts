import type { FormSubmission, KeptSubmission } from "@offertory/contract";
import type { FormCalls } from "@offertory/features/forms";
import type { FormBoot } from "./boot.ts";
import { call } from "./call.ts";
import type { Captcha } from "@offertory/giving-client/captcha";

/** Returns the calls by which a visitor's answers reach the server. */
export function createFormCalls(boot: FormBoot, captcha: Captcha): FormCalls {
  const common = { service: boot.membershipApi, strings: boot.strings };
  return {
    submit: async (draft) => {
      // Without a captcha token the server decides by itself whether the submission looks like spam.
      const { captchaToken } = await captcha.pass();
      const website = filledByMachines();
      const body = [{ ...draft, ...(captchaToken && { captchaToken }), ...(website && { website }) }];
      const [sent] = await call<FormSubmission[]>({ ...common, path: "/formsubmissions", body });
      captcha.spend();
      return sent;
    },
    keep: (draft) => call<{ id: string; key: string }>({ ...common, path: "/formsubmissions/keep", body: draft }),
    lookUp: (id, key) =>
      call<KeptSubmission>({
        ...common,
        path: `/formsubmissions/keep/${encodeURIComponent(id)}?${new URLSearchParams({ key })}`,
      }),
  };
}

/** Returns the value of the honeypot field, which people do not see and bots fill in. */
const filledByMachines = (): string => document.querySelector<HTMLInputElement>('input[name="website"]')?.value ?? "";
