export interface FundShare {
  fundId: string;
  amount: number;
}
