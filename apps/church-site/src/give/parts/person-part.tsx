import { MAX_GIFT_NOTES_LENGTH } from "@offertory/contract/giving/donations/gift-lengths";
import { NAME_LENGTHS } from "@offertory/contract/people/person-lengths";
import { MAX_EMAIL_LENGTH } from "@offertory/contract/text/is-email";
import { TextField } from "@offertory/ui";
import { useGive } from "../give-context.ts";
import type { SignedIn } from "../signed-in/read-signed-in.ts";
import type { PartProps } from "./part-props.ts";

/** The donor's name and email for the receipt. Values of a signed-in person cannot be changed. */
export function PersonPart({ draft, change, problems, signedIn }: PartProps & { signedIn: SignedIn }) {
  const { t } = useGive();
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t("give:firstName")}
          name="firstName"
          value={draft.firstName}
          onChange={(firstName) => change({ firstName })}
          readOnly={Boolean(signedIn.firstName)}
          autoComplete="given-name"
          maxLength={NAME_LENGTHS.first}
          required
          error={problems.firstName && t(problems.firstName)}
        />
        <TextField
          label={t("give:lastName")}
          name="lastName"
          value={draft.lastName}
          onChange={(lastName) => change({ lastName })}
          readOnly={Boolean(signedIn.lastName)}
          autoComplete="family-name"
          maxLength={NAME_LENGTHS.last}
          required
          error={problems.lastName && t(problems.lastName)}
        />
      </div>
      <TextField
        label={t("give:email")}
        name="email"
        type="email"
        inputMode="email"
        value={draft.email}
        onChange={(email) => change({ email })}
        readOnly={Boolean(signedIn.email)}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_EMAIL_LENGTH}
        required
        hint={
          signedIn.email ? (
            <>
              {t("give:signedIn")}{" "}
              <a href="/logout" className="text-brand underline underline-offset-4">
                {t("give:notYou")}
              </a>
            </>
          ) : (
            t("give:emailHint")
          )
        }
        error={problems.email && t(problems.email)}
      />
      <TextField
        label={t("give:notes")}
        name="notes"
        value={draft.notes}
        onChange={(notes) => change({ notes })}
        autoComplete="off"
        maxLength={MAX_GIFT_NOTES_LENGTH}
      />
    </>
  );
}
