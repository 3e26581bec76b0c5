import { chromium } from '@playwright/test'
import { openStudio } from '/work/main/scripts/media/still.mjs'
const studio = await openStudio()
const browser = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']})
const [theme,...names]=process.argv.slice(2)
const page=await browser.newPage({viewport:{width:1280,height:800}})
page.on('console',m=>console.log(m.text()));page.on('pageerror',e=>console.log(String(e)))
for(const n of names){await page.goto(`${studio.base}scripts/media/vignettes/page.html?name=${n}&theme=${theme}`);await page.waitForSelector('html[data-ready]',{timeout:15000});
const o=await page.evaluate(()=>[...document.querySelectorAll('main *')].filter(e=>{const r=e.getBoundingClientRect();return (r.bottom>790||r.right>1260)&&r.width<1200&&!e.closest('svg [clip-path]')}).map(e=>e.tagName+':'+(e.textContent||'').slice(0,30)).slice(0,5));console.log(n,o.join(' | '))
await page.screenshot({path:`/tmp/v-${n}-${theme}.png`})}
await browser.close();await studio.close()
