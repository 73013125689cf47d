import type { StarterTexts } from "../starter-texts.ts";

export const ko: StarterTexts = {
  home: "홈",
  about: "교회 소개",
  events: "행사",
  homeDescription:
    "{{city}}에 있는 {{church}}에 오신 것을 환영합니다. 모임 시간, 다가오는 행사, 오시는 길을 안내합니다.",
  aboutDescription: "{{church}}는 어떤 교회인지, 방문하시면 무엇을 만나게 되는지 소개합니다.",
  welcome: "{{church}}에 오신 것을 환영합니다",
  glad: "여기 오신 것을 기쁘게 생각합니다. 있는 모습 그대로 오세요.",
  aboutUs: "교회 소개",
  visitUs: "오시는 길",
  newHere: "처음이신가요?",
  newHereText:
    "아는 사람이 없어도, 차려입지 않아도, 아무것도 가져오지 않아도 괜찮습니다. 문에서 누군가가 반갑게 맞이하고 안내해 드립니다.",
  times: "모임 시간",
  timesText: "만나 뵙기를 기대합니다. 연락 주시면 예배 시간을 알려 드리겠습니다.",
  upcoming: "다가오는 행사",
  give: "헌금하기",
  giveText: "여러분의 헌금은 이곳과 그 너머에서 우리가 함께하는 일을 돕습니다.",
  whoWeAre: "우리는 누구인가",
  whoWeAreText:
    "우리는 {{city}}에 있는 교회입니다. 모든 연령의 사람들이 함께 예배하고 기도하며 서로를 돌봅니다. 누구든, 무엇을 믿든 환영합니다.",
  whatToExpect: "무엇을 만나게 되나요",
  whatToExpectText:
    "함께 찬양하고 기도하며 성경 말씀을 듣습니다. 이후에는 이야기를 나누는 시간이 있습니다. 아이들은 모든 순서에 언제나 환영합니다.",
};
