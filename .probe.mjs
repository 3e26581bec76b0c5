import { chromium } from '@playwright/test'
import { openStudio } from '/work/main/scripts/media/still.mjs'
import fs from 'node:fs'
const studio = await openStudio()
const browser = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--use-gl=angle','--use-angle=swiftshader','--enable-unsafe-swiftshader','--ignore-gpu-blocklist']})
const [scene,theme,scale,...at]=process.argv.slice(2)
const page=await studio.open(browser,{query:{scene,theme},width:1280,height:720,scale:Number(scale)})
page.on('console',m=>console.log(m.text()))
for(const a of at){const t=Date.now();const j=await page.evaluate(([t,p])=>window.drawAt(t,p),[4,Number(a)]);fs.writeFileSync(`/tmp/f-${scene}-${theme}-${a}.jpg`,Buffer.from(j,'base64'));console.log(a,Date.now()-t,'ms')}
await browser.close();await studio.close()
