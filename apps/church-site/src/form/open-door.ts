import type { FormSubmission, KeptSubmission } from "@offertory/contract";
import type { FormDoor } from "@offertory/features/forms";
import type { FormBoot } from "./boot.ts";
import { call } from "./call.ts";
import type { Captcha } from "@offertory/giving-client/captcha";

/** How a visitor's answers reach the server. */
export function openDoor(boot: FormBoot, captcha: Captcha): FormDoor {
  const common = { service: boot.membershipApi, words: boot.strings };
  return {
    submit: async (draft) => {
      // Without a ticket the server judges by itself.
      const { ticket } = await captcha.pass();
      const website = filledByMachines();
      const body = [{ ...draft, ...(ticket && { ticket }), ...(website && { website }) }];
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

/** What stands in the field that nobody sees. */
const filledByMachines = (): string => document.querySelector<HTMLInputElement>('input[name="website"]')?.value ?? "";
