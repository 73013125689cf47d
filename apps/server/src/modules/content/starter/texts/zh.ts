import type { StarterTexts } from "../starter-texts.ts";

export const zh: StarterTexts = {
  home: "首页",
  about: "关于我们",
  events: "活动",
  homeDescription: "欢迎来到{{city}}的{{church}}。了解我们何时聚会、近期活动以及如何找到我们。",
  aboutDescription: "{{church}}是怎样的教会，来访时会遇到什么。",
  welcome: "欢迎来到{{church}}",
  glad: "很高兴您来到这里。请按您本来的样子来。",
  aboutUs: "关于我们",
  visitUs: "欢迎来访",
  newHere: "第一次来？",
  newHereText: "您不必认识谁，不必盛装，也不必带任何东西。门口会有人迎接您，并为您引路。",
  times: "聚会时间",
  timesText: "我们很希望见到您。请与我们联系，我们会告诉您礼拜的时间。",
  upcoming: "近期活动",
  give: "奉献",
  giveText: "您的奉献支持我们在这里和更远的地方一起所做的事。",
  whoWeAre: "我们是谁",
  whoWeAreText:
    "我们是{{city}}的一间教会：各个年龄的人在这里敬拜、祷告、彼此关怀。无论您是谁、相信什么，我们都欢迎您。",
  whatToExpect: "来访时会怎样",
  whatToExpectText: "我们一起唱诗、祷告、聆听圣经。之后有时间交谈。孩子们参加我们的一切活动都受欢迎。",
};
