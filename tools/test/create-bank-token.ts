/** Creates a token of a test bank account at the sandbox's Stripe, as its script does. Its micro-deposits are 32 and 45 cents. */
export async function createBankToken(sandboxUrl: string, publicKey: string, number: string): Promise<string> {
  const bank = {
    routing_number: "110000000",
    account_number: number,
    account_holder_type: "individual",
    account_holder_name: "Ann Donor",
    country: "US",
    currency: "usd",
  };
  const fields = Object.fromEntries(Object.entries(bank).map(([name, value]) => [`bank_account[${name}]`, value]));
  const answer = await fetch(`${sandboxUrl}/v1/tokens`, {
    method: "POST",
    headers: { authorization: `Bearer ${publicKey}` },
    body: new URLSearchParams(fields),
  });
  const { id }: { id?: string } = JSON.parse(await answer.text());
  if (!id) throw new Error(`The bank account has no token: ${answer.status}`);
  return id;
}
