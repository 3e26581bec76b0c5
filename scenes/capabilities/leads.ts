import { band, type CapabilityObject, ring } from './object.ts'

/** Seven orbits, each narrower and lower than the one above: radius and height. */
const ORBITS = Array.from({ length: 7 }, (_, i) => {
  const down = i / 6
  return { radius: 0.5 + 3.6 * (1 - down) ** 1.35, y: 3.3 - 5.5 * down ** 0.8 }
})

/** Orbits that narrow into one. */
export const leads: CapabilityObject = {
  pieces: () => ORBITS.map(({ radius }, joint) => ring(joint, band(radius, 0.13, 0.17))),
  parents: ORBITS.map(() => null),
  core: { radius: 0.74, y: -3.3 },
  streams: ORBITS.slice(0, 3),
  move(time, wake, joints) {
    for (let i = 0; i < ORBITS.length; i += 1) {
      const sway = Math.sin(time * 0.5 - i * 0.55) * 0.055
      const gather = wake * (ORBITS[i]?.y ?? 0) * -0.1
      joints[i]?.rotation.set(0.3 + sway, time * 0.1, 0.08 + sway * 0.7)
      joints[i]?.position.set(0, (ORBITS[i]?.y ?? 0) + gather, 0)
    }
  },
}
