/** The clipboard's content after copying from other programs, as they really write it, shortened. */
export const FROM_WORD = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40"><head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/ada/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- @font-face {font-family:Calibri;} p.MsoNormal, li.MsoNormal {margin:0in; font-size:11.0pt;} --></style></head>
<body lang=EN-US style='tab-interval:.5in'><!--StartFragment-->
<p class=MsoTitle>Easter at Grace<o:p></o:p></p>
<h2 style='mso-style-name:"Heading 2"'><span style='font-family:"Calibri Light",sans-serif;color:#2F5496'>Services<o:p></o:p></span></h2>
<p class=MsoNormal align=center style='text-align:center'><b style='mso-bidi-font-weight:normal'>Come</b> <i>early</i>,
<span style='mso-spacerun:yes'>  </span>bring <u>friends</u><o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Friday<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:1.0in;text-indent:-.25in;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Tenebrae<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Sunday<o:p></o:p></p>
<p class=MsoNormal>Then:</p>
<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span><![endif]>Breakfast<o:p></o:p></p>
<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr><td width=312 style='width:233.75pt'>
<p class=MsoNormal>9:00<o:p></o:p></p></td><td><p class=MsoNormal>Choir<o:p></o:p></p></td></tr></table>
<v:shape id="x"><v:imagedata src="file:///C:/clip_image002.png"/></v:shape><img src="file:///C:/clip_image002.png">
<!--EndFragment--></body></html>`;

export const WORD_AS_KEPT =
  "<h1>Easter at Grace</h1><h2>Services</h2>" +
  '<p class="align-center"><strong>Come</strong> <em>early</em>, bring <u>friends</u></p>' +
  "<ul><li><p>Friday</p><ul><li><p>Tenebrae</p></li></ul></li><li><p>Sunday</p></li></ul>" +
  "<p>Then:</p><ol><li><p>Breakfast</p></li></ol><table><tbody><tr><td>9:00</td><td>Choir</td></tr></tbody></table>";

export const FROM_DOCS = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-7a1c">
<h1 dir="ltr" style="line-height:1.38;margin-top:20pt;"><span style="font-size:20pt;font-family:Arial,sans-serif;color:#000000;font-weight:400;font-style:normal;text-decoration:none;white-space:pre-wrap;">Welcome</span></h1>
<p dir="ltr" style="line-height:1.38;text-align: right;"><span style="font-size:11pt;font-weight:400;">Plain, </span><span style="font-size:11pt;font-weight:700;">bold</span><span style="font-size:11pt;font-style:italic;">, italic</span><span style="text-decoration:line-through;">, gone</span><a href="https://grace.test/" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">a link</span></a></p><br />
<ul style="margin-top:0;"><li dir="ltr" aria-level="1" style="list-style-type:disc;"><p dir="ltr" role="presentation"><span style="font-weight:400;">One</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>Below</span></p></li></ul></ul></b><br class="Apple-interchange-newline">`;

export const DOCS_AS_KEPT =
  '<h1>Welcome</h1><p class="align-right">Plain, <strong>bold</strong><em>, italic</em><s>, gone</s>' +
  '<a href="https://grace.test/">a link</a></p>' +
  "<ul><li><p>One</p><ul><li><p>Below</p></li></ul></li></ul>";

export const FROM_WEB = `<article class="post" data-id="7"><header><h3 id="t" style="font:700 2em serif">News</h3></header>
<script>track()</script><div class="lead" onclick="track()">We <font color=red>meet</font> <strong class="x">weekly</strong></div>
<p style="display:block"><a href="https://grace.test/more?utm=1" class="btn-cta" target="_blank" onclick="track()">Read more</a>
<a href="javascript:share()">Share</a></p><iframe src="https://ads.test"></iframe><img src="https://grace.test/a.png" srcset="x 2x" style="width:9px" alt="Hall"></article>`;

export const WEB_AS_KEPT =
  "<h3>News</h3><p>We meet <strong>weekly</strong></p>" +
  '<p><a href="https://grace.test/more?utm=1" target="_blank" rel="noopener">Read more</a> Share</p>' +
  '<p><img src="https://grace.test/a.png" alt="Hall"></p>';

/** Two columns copied from Excel, which also puts a picture of the cells on the clipboard. */
export const FROM_EXCEL = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet>
<style><!--table {mso-displayed-decimal-separator:"\\.";} .xl65 {text-align:center;}--></style></head><body link="#0563C1">
<table border=0 cellpadding=0 cellspacing=0 width=128 style='border-collapse:collapse;width:96pt'><!--StartFragment-->
 <col width=64 span=2 style='width:48pt'>
 <tr height=20 style='height:15.0pt'><td height=20 width=64 style='height:15.0pt'>Name</td><td width=64>Age</td></tr>
 <tr height=20><td height=20>Anna</td><td align=right>12</td></tr>
 <tr height=20><td height=20>Ben</td><td align=right>14</td></tr>
<!--EndFragment--></table></body></html>`;
