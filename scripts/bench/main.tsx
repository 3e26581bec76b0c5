/*
 * The bench: each scene alone on the site's own stage, as its address says (docs/scenes.md, "Looking at it").
 */
import { createRoot } from 'react-dom/client'
import { scenes } from '#scenes/index.ts'
import { exposeProbe } from '#src/lib/stage-probe.ts'
import { addressOf, settingsOf } from './address.ts'
import { Bench } from './bench.tsx'
import '#src/styles/tokens.css'
import './bench.css'

const settings = settingsOf(location.search)
// The stage reads the address, too.
history.replaceState(null, '', addressOf(settings))
// Here the progress says where the page is scrolled to.
history.scrollRestoration = 'manual'
exposeProbe(() => 'immersive')
// The stage allows itself 8 s for a first frame, which a server that has yet to compile the code would need.
await Promise.all([import('#scenes/stage/stage.ts'), scenes[settings.scene].load()])

const root = document.getElementById('root')
if (root) createRoot(root).render(<Bench first={settings} />)
