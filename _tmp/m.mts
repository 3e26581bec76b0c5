import { chromium } from '@playwright/test'
import { layoutFaults } from '/work/wt/phone/tests/e2e/layout-measure.ts'
const base = process.argv[2]; const routes = (process.argv[3] ?? '').split(',').filter(Boolean); const shots = process.argv[4]
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox','--disable-gpu-compositing'] })
for (const r of routes) {
  const ctx = await b.newContext({ viewport: { width: 390, height: 844 }, colorScheme: 'dark', hasTouch: true, isMobile: true })
  const p = await ctx.newPage()
  await p.goto(`${base}${r}?experience=light`, { waitUntil: 'load' })
  await p.waitForFunction(() => document.documentElement.dataset.pageReady === 'true')
  const H = await p.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < H; y += 700) { await p.evaluate((t) => scrollTo(0, t), y); await p.waitForTimeout(60) }
  await p.waitForTimeout(600)
  for (const w of [320, 390, 768, 1024]) {
    await p.setViewportSize({ width: w, height: w < 500 ? 844 : 1024 })
    await p.waitForTimeout(250)
    const f = await p.evaluate(layoutFaults)
    const h = await p.evaluate(() => document.documentElement.scrollHeight)
    console.log(`${r} @${w} h=${h} faults=${f.length}`)
    const seen = new Map()
    for (const x of f) { const k = x.kind; seen.set(k, (seen.get(k) ?? 0) + 1); if (seen.get(k) <= 6) console.log(`   ${x.kind} y=${x.y} ${x.sample}`) ; else if (seen.get(k) === 7) console.log(`   ${x.kind} …`) }
    if (shots && w === 390) { await p.evaluate(() => scrollTo(0, 0)); await p.screenshot({ path: `${shots}/${r === '/' ? 'home' : r.slice(1).replaceAll('/', '_')}.png`, fullPage: true }) }
  }
  await ctx.close()
}
await b.close()
