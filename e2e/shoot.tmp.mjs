import { chromium } from '@playwright/test';
const base='http://127.0.0.1:4790/driver/';
const browser = await chromium.launch({executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args:['--no-sandbox']});
const modes=[['ar','light',390,1],['en','dark',390,1],['ar','light',360,2]];
for (const [lang,scheme,width,scale] of modes) {
  if (process.argv[2] && !process.argv[2].split(',').includes(`${lang}${scale}`)) continue;
  const context = await browser.newContext({viewport:{width,height:780},hasTouch:true,isMobile:true,deviceScaleFactor:1.5,colorScheme:scheme});
  await context.addInitScript(({lang,scale})=>{ if(!localStorage.language) localStorage.language=lang; if(scale!==1){const set=()=>document.documentElement&&(document.documentElement.style.fontSize=`${scale*100}%`); set(); document.addEventListener('DOMContentLoaded',set);} },{lang,scale});
  const page = await context.newPage();
  page.on('console',m=>m.type()==='error'&&console.log(lang,m.text())); page.on('pageerror',e=>console.log('ERR',e));
  const shot=async(name,full=false)=>{ await page.waitForTimeout(350); const w=await page.evaluate(()=>[document.documentElement.scrollWidth,innerWidth]); if(w[0]>w[1]) console.log('WIDE',name,lang,w); await page.screenshot({path:`/work/shots/driver-${name}-${lang}-${scheme}-${width}${scale>1?'-x2':''}.png`,fullPage:full}); };
  await page.goto(base); await page.waitForSelector('h1'); await shot('signin');
  const f=page.locator('input'); await f.nth(0).fill('1001'); await f.nth(1).fill('D-006'); await f.nth(2).fill('demo-1001-app');
  await page.locator('button[type=submit]').click();
  await page.waitForSelector('nav'); await page.waitForTimeout(1500); await shot('run'); await shot('run-full',true);
  const stop = await page.locator('main section a').first().getAttribute('href');
  console.log(stop);
  if (stop) for (const [n,s] of [['stop',''],['delivered','/delivered'],['failed','/failed']]) { await page.goto('http://127.0.0.1:4790'+stop+s); await page.waitForSelector('main a, main form'); if(n==='failed'){await page.locator('input[type=radio]').first().check();} await shot(n); if(scale>1||n!=='stop') await shot(n+'-full',true); }
  for (const p of ['load','load?at=merchant','cash','outbox']) { await page.goto(base+p); await page.waitForTimeout(800); await shot(p.replace('?at=','-')); if(scale>1) await shot(p.replace('?at=','-')+'-full',true);}
  await page.goto(base); await page.waitForTimeout(800); const o=await page.locator('a[href$="/order"]').getAttribute('href').catch(()=>null); if(o){await page.goto('http://127.0.0.1:4790'+o); await page.waitForTimeout(800); await shot('order');}
  await context.close();
}
await browser.close();
