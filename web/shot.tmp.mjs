import { chromium } from "@playwright/test";
import { readFileSync } from "node:fs";
const B="http://127.0.0.1:8477", O="/tmp/gallery";
const b=await chromium.launch({executablePath:"/usr/bin/chromium",args:["--no-sandbox"]});
const c=await b.newContext({viewport:{width:1440,height:900},reducedMotion:"reduce",colorScheme:"dark"}); const p=await c.newPage();
p.on("console",m=>["error","warning"].includes(m.type())&&console.log(m.text())); p.on("pageerror",e=>console.log(String(e)));
const what=process.argv.slice(2);
const headers={origin:B};
await p.goto(B); await c.request.post(B+"/api/guests",{headers,data:{name:"Ann"}});
const open=async r=>(await (await c.request.post(B+"/api/records",{headers,data:{record:readFileSync(`/work/main/tests/${r}.txt`,"utf8")}})).json()).id;
if(what.includes("cards")){ let t=Date.now(); await p.goto(B+"/cards/terraforming_mars"); await p.locator("[data-card]").first().waitFor(); console.log("cards",Date.now()-t); await p.waitForTimeout(500); await p.screenshot({path:O+"/cards.png"});
 t=Date.now(); await p.getByRole("searchbox").fill("microbe"); await p.waitForTimeout(50); console.log(Date.now()-t); await p.screenshot({path:O+"/cards2.png"});
 await p.locator("[data-card]").nth(2).click(); await p.waitForTimeout(400); await p.screenshot({path:O+"/cards3.png"});
 await p.goto(B+"/cards/on_mars"); await p.locator("[data-card]").first().waitFor(); await p.waitForTimeout(300); await p.screenshot({path:O+"/om.png"}); await p.setViewportSize({width:390,height:844}); await p.goto(B+"/cards/terraforming_mars"); await p.locator("[data-card]").first().waitFor(); await p.screenshot({path:O+"/phone.png"}); await p.setViewportSize({width:1440,height:900}); }
if(what.includes("result")){ const id=await open("terraforming_mars/records/random_4_players"); await p.goto(B+`/table/${id}/result`); await p.locator(".result").waitFor(); await p.waitForTimeout(500); await p.screenshot({path:O+"/result.png"});
 await p.setViewportSize({width:390,height:844}); await p.waitForTimeout(300); await p.screenshot({path:O+"/result-phone.png"}); await p.setViewportSize({width:1440,height:900});
 const om=await open("on_mars/records/random_solo_lost"); await p.goto(B+`/table/${om}/result`); await p.locator(".result").waitFor(); await p.waitForTimeout(500); await p.screenshot({path:O+"/result-om.png"}); 
 await p.goto(B+`/table/${om}/replay/40`); await p.waitForTimeout(1500); await p.screenshot({path:O+"/replay-om.png"}); }
if(what.includes("replay")){ const id=await open("terraforming_mars/records/random_4_players"); await p.goto(B+`/table/${id}/replay/300`); await p.waitForTimeout(2500); await p.screenshot({path:O+"/replay.png"}); await p.goto(B+`/table/${id}/replay/300?seat=blue`); await p.waitForTimeout(2500); await p.screenshot({path:O+"/replay2.png"}); await p.setViewportSize({width:390,height:844}); await p.waitForTimeout(500); await p.screenshot({path:O+"/replay-phone.png"});}
await b.close();
