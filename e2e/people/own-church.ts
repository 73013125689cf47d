import { addChurch, login, register, selectChurch, setPassword, uniqueId } from "@offertory/contract";
import type { APIRequestContext } from "@playwright/test";
import { mailFor } from "../support/mail-for.ts";
import { callApi } from "./call-api.ts";

export interface OwnAccount {
  email: string;
  password: string;
  /** The token of the account, good for choosing churches. */
  jwt: string;
}

export interface OwnChurch extends OwnAccount {
  churchId: string;
  name: string;
  /** The name again, as the options of the sign-in call it: `signIn(page, church.email, church)`. */
  church: string;
  subDomain: string;
  /** The token of the administrator in this church's membership API. */
  token: string;
}

/** Characters that no other test has, for names and addresses. */
export const ownWord = (): string =>
  uniqueId()
    .replace(/[^A-Za-z]/g, "q")
    .toLowerCase();

/** A new account with a password, made as a newcomer makes it: register, open the mail, set a password. */
export async function makeOwnAccount(request: APIRequestContext): Promise<OwnAccount> {
  const email = `${ownWord()}@example.com`;
  const password = "quiet-river-lantern";
  const after = new Date();
  await callApi(request, register, { body: { firstName: "Robin", lastName: "Newcomer", email } });
  const { links } = await mailFor(email, { after });
  const authGuid = links.map((link) => new URL(link).searchParams.get("auth")).find(Boolean);
  if (!authGuid) throw new Error(`The mail to ${email} holds no link to set a password`);
  await callApi(request, setPassword, { body: { authGuid, newPassword: password } });
  return { email, password, jwt: await signInAgain(request, { email, password }) };
}

/** The token of a new session. */
async function signInAgain(request: APIRequestContext, { email, password }: Omit<OwnAccount, "jwt">): Promise<string> {
  return (await callApi(request, login, { body: { email, password } })).user.jwt;
}

/** An account may register ten churches a day, and an address sixty accounts an hour: journeys share an account. */
const CHURCHES_OF_ONE = 9;
let shared: { account: Promise<OwnAccount>; churches: number } | undefined;

function shareAccount(request: APIRequestContext, churches = 1): Promise<OwnAccount> {
  if (!shared || shared.churches + churches > CHURCHES_OF_ONE)
    shared = { account: makeOwnAccount(request), churches: 0 };
  shared.churches += churches;
  return shared.account;
}

/** A church of its own for a journey that changes what others look at; its administrator has many such churches. */
export async function makeChurch(request: APIRequestContext): Promise<OwnChurch> {
  const account = await shareAccount(request);
  // The journey before may have signed out, which ends its session.
  return registerChurch(request, { ...account, jwt: await signInAgain(request, account) });
}

/** Two churches of one administrator, for a journey from one to the other. */
export async function makeTwoChurches(request: APIRequestContext): Promise<[OwnChurch, OwnChurch]> {
  const shares = await shareAccount(request, 2);
  const account = { ...shares, jwt: await signInAgain(request, shares) };
  return [await registerChurch(request, account), await registerChurch(request, account)];
}

/** A church with an administrator who has no other, for a journey that changes the account itself. */
export const makeOwnChurch = async (request: APIRequestContext): Promise<OwnChurch> =>
  registerChurch(request, await makeOwnAccount(request));

async function registerChurch(request: APIRequestContext, account: OwnAccount): Promise<OwnChurch> {
  const word = ownWord();
  const name = `Chapel ${word}`;
  const made = await callApi(
    request,
    addChurch,
    {
      body: {
        name,
        subDomain: word,
        address1: "5 Hill Road",
        city: "Ames",
        state: "Iowa",
        zip: "50010",
        country: "USA",
      },
    },
    account.jwt,
  );
  const chosen = await callApi(request, selectChurch, { body: { churchId: made.id } }, account.jwt);
  const token = chosen.apis.find(({ keyName }) => keyName === "MembershipApi")?.jwt ?? chosen.jwt;
  return { ...account, churchId: made.id, name, church: name, subDomain: made.subDomain, token };
}
