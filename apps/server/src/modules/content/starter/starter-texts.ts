/**
 * The texts of the starter site in one language. `{{church}}` stands for the church's name, `{{city}}` for its city.
 */
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
  /** Names no service times, because they might be wrong. */
  timesText: string;
  upcoming: string;
  give: string;
  giveText: string;
  whoWeAre: string;
  whoWeAreText: string;
  whatToExpect: string;
  whatToExpectText: string;
}
