import { isEmail } from "@offertory/contract";

export interface SignInDraft {
  email: string;
  password: string;
}

export const startSignIn = (email = ""): SignInDraft => ({ email, password: "" });

/** The messages of `login.validate` to show, by field. */
export interface SignInProblems {
  email?: "email";
  password?: "password";
}

export const problemsOfSignIn = ({ email, password }: SignInDraft): SignInProblems => ({
  ...(!isEmail(email.trim()) && { email: "email" }),
  ...(!password && { password: "password" }),
});
