/** What a new site says, in one language. `{{church}}` is the church's name, `{{city}}` where it is. */
export interface StarterTexts {
  home: string;
  about: string;
  events: string;
  homeDescription: string;
  aboutDescription: string;
  welcome: string;
  glad: string;
  aboutUs: string;
  visitUs: string;
  newHere: string;
  newHereText: string;
  times: string;
  /** Says no time that might be wrong. */
  timesText: string;
  upcoming: string;
  give: string;
  giveText: string;
  whoWeAre: string;
  whoWeAreText: string;
  whatToExpect: string;
  whatToExpectText: string;
}
