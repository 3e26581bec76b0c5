import { useFrame } from '@react-three/fiber'
import { type RefObject, useMemo, useRef } from 'react'
import type { Group } from 'three'
import { Bars, type BarsPart } from './bars.tsx'
import { Band, type BandPart } from './bands.tsx'
import { Core } from './core.tsx'
import { Dust } from './dust.tsx'
import { arrive, createFollower, follow } from './follower.ts'
import { Orbits, type OrbitsPart } from './orbit.tsx'
import { dustAt, PIECE, type PiecePart, type PieceSpec, partsAt, segmentsAt } from './piece.ts'
import { PieceMetal } from './piece-metal.tsx'
import { placementOf } from './placement.ts'
import { createPiecePose, driveOf, isPale, lightOf, stand, veilOf } from './piece-pose.ts'
import { applyBars, applyBodies, applyPart } from './piece-apply.ts'
import { Planets, type PlanetsPart } from './planet.tsx'
import { type Rig, updateRig } from './rig.ts'
import type { SceneProps, Tier } from './scene-props.ts'
import { type Caster, Shadow } from './shadow.tsx'
import { SolidBrass } from './solid.tsx'
import { useRig } from './use-part.ts'

interface Props extends SceneProps {
  spec: PieceSpec
  /** Name of one of the piece's placements; the first where there is none of that name. */
  placement?: string | undefined
}

/** The objects that each frame writes to. */
interface Handle {
  group: RefObject<Group | null>
  band: RefObject<BandPart | null>
}

const createHandle = (): Handle => ({ group: { current: null }, band: { current: null } })

interface PartProps {
  rig: Rig
  tier: Tier
  part: PiecePart
  handle: Handle
}

function DrawnPart({ rig, tier, part, handle }: PartProps) {
  const { band, solid, brass, marks } = part
  const spec = useMemo(() => band && { ...band, segments: segmentsAt(band.radius, tier) }, [band, tier])
  const dust = useMemo(() => part.dust && dustAt(part.dust, tier), [part, tier])
  const look = brass ? { brass } : {}
  return (
    <group ref={handle.group}>
      {spec && (
        <Band
          rig={rig}
          tier={tier}
          spec={spec}
          {...look}
          {...(marks ? { graduations: marks } : {})}
          control={handle.band}
        />
      )}
      {dust && <Dust rig={rig} spec={dust} />}
      {solid && <SolidBrass rig={rig} tier={tier} solid={solid} {...look} />}
    </group>
  )
}

/** By day the first three rings that say so throw a shadow. */
function castersOf(parts: readonly PiecePart[], handles: readonly Handle[]): Caster[] {
  return parts.flatMap((part, i) => {
    const handle = handles[i]
    return part.shadow && handle ? [{ ref: handle.group, ...part.shadow }] : []
  })
}

/** A pose may write parts that the lowest tier leaves out: indices are those of the spec. */
function usePieceParts(spec: PieceSpec, plain: boolean, cropped: boolean) {
  return useMemo(() => {
    const handles = spec.parts.map(createHandle)
    const wanted = new Set(partsAt(spec, plain, cropped))
    const all = spec.parts.flatMap((part, i) => {
      const handle = handles[i]
      return handle && wanted.has(part) ? [{ key: `part-${i}`, part, handle }] : []
    })
    // At the lowest tier metal has no engraving, so that one draw is enough for all of it.
    const welded = plain ? all.filter(({ part }) => part.band ?? part.solid) : []
    const drawn = all.filter((item) => !welded.includes(item))
    const metal = { parts: welded.map(({ part }) => part), groups: welded.map(({ handle }) => handle.group) }
    return { handles, drawn, metal, casters: castersOf(spec.parts, handles).slice(0, 3) }
  }, [spec, plain, cropped])
}

function PieceParts({ rig, tier, parts }: { rig: Rig; tier: Tier; parts: ReturnType<typeof usePieceParts> }) {
  const { drawn, metal } = parts
  return (
    <>
      {metal.parts.length > 0 && <PieceMetal rig={rig} {...metal} />}
      {drawn.map(({ key, part, handle }) => (
        <DrawnPart key={key} rig={rig} tier={tier} part={part} handle={handle} />
      ))}
    </>
  )
}

function usePieceState(spec: PieceSpec) {
  return useMemo(
    () => ({
      pose: createPiecePose(spec.parts.length, spec.bodies?.length ?? 0, spec.bars?.count ?? 0),
      drive: { time: 0, progress: 0, drive: 0, signal: 0, show: -1 },
      signal: createFollower(),
      arrived: createFollower(),
    }),
    [spec],
  )
}

/** Draws one set piece from its spec, posed by its placement. */
export function SetPieceScene({ frame, tier: best, spec, placement: name }: Props) {
  const rig = useRig(frame.night)
  const placement = useMemo(() => placementOf(spec.placements, name), [spec, name])
  // Cropped by the edge, it is one of two in view, or beside a film that is drawn, too.
  const cropped = placement?.place === 'margin' || placement?.place === 'held'
  const tier = cropped && best === 'high' ? 'medium' : best
  const plain = tier === 'low'
  // Most of the core is outside the view then, and the glow would cost one more draw.
  const light = spec.core && { ...spec.core, ...(plain && cropped && { reach: 0 }) }
  const state = usePieceState(spec)
  const parts = usePieceParts(spec, plain, cropped)
  const tilt = useRef<Group>(null)
  const root = useRef<Group>(null)
  const core = useRef<Group>(null)
  const planets = useRef<PlanetsPart>(null)
  const orbits = useRef<OrbitsPart>(null)
  const bars = useRef<BarsPart>(null)

  useFrame(() => {
    if (!placement) return
    const { pose, drive, signal, arrived } = state
    drive.time = frame.time
    drive.progress = frame.progress
    drive.drive = driveOf(placement, frame.progress)
    drive.show = placement.show ?? -1
    const said = spec.signal?.() ?? 0
    drive.signal = follow(signal, said, frame.time, spec.rate ?? 3)
    stand(placement, frame, pose, spec.extent)
    spec.move(drive, pose)
    const fade = placement.place === 'card' ? arrive(arrived, frame.time) : pose.fade
    updateRig(rig, frame, fade * veilOf(placement, frame, spec.pale), lightOf(placement, frame))
    const energy = spec.level ? drive.signal : Math.min(1, Math.abs(said - drive.signal))
    // The core does not flare up behind text.
    rig.uniforms.uEnergy.value = isPale(placement, frame) ? 0 : energy
    tilt.current?.position.set(pose.x, pose.y, 0)
    tilt.current?.rotation.set(pose.tiltX, pose.tiltY, 0)
    applyPart(root.current, pose.root)
    applyPart(core.current, pose.core)
    for (let i = 0; i < parts.handles.length; i += 1) {
      const part = pose.parts[i]
      const handle = parts.handles[i]
      if (!part || !handle) continue
      applyPart(handle.group.current, part)
      handle.band.current?.light(part.lit)
    }
    applyBodies(pose, planets.current, frame.time)
    applyBars(pose, bars.current)
  })

  const shared = { rig, tier }
  return (
    <group>
      {!placement?.veiled && <Shadow rig={rig} rings={parts.casters} planets={planets} wide={cropped} />}
      <group ref={tilt}>
        <group ref={root} name={PIECE}>
          <group ref={core}>{light && <Core rig={rig} tier={tier} {...light} />}</group>
          <PieceParts {...shared} parts={parts} />
          {spec.orbits && <Orbits {...shared} orbits={spec.orbits} control={orbits} />}
          {spec.bodies && <Planets {...shared} bodies={spec.bodies} control={planets} />}
          {spec.bars && <Bars rig={rig} spec={spec.bars} control={bars} />}
        </group>
      </group>
    </group>
  )
}
