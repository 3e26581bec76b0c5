import { useFrame } from '@react-three/fiber'
import { useMemo, useRef } from 'react'
import type { Group } from 'three'
import { Bars, type BarsPart } from './bars.tsx'
import { Core } from './core.tsx'
import { arrive, choose, createFollower, follow, shareOf } from './follower.ts'
import { Orbits } from './orbit.tsx'
import { PIECE, type PieceProps, type PieceSpec } from './piece.ts'
import { type Handle, PieceParts, usePieceParts } from './piece-parts.tsx'
import { type Placement, placementOf } from './placement.ts'
import { createPiecePose, driveOf, type PiecePose, stand } from './piece-pose.ts'
import { applyBars, applyBodies, applyPart } from './piece-apply.ts'
import { Planets, type PlanetsPart } from './planet.tsx'
import { type Lighting, updateLighting } from './lighting.ts'
import type { SceneFrame } from './scene-props.ts'
import { Shadow } from './shadow.tsx'
import { useLighting } from './use-part.ts'
import { clearWords } from './words.ts'

/** Share of the panels' light that an eclipse takes by night. */
const DIMMED = 0.45

/** How fast a body answers to the pointer, a share of the rest per second. */
const LOOK_RATE = 4

interface Props extends PieceProps {
  spec: PieceSpec
}

function usePieceState(spec: PieceSpec) {
  return useMemo(
    () => ({
      pose: createPiecePose(spec.parts.length, spec.bodies?.length ?? 0, spec.bars?.count ?? 0),
      drive: {
        time: 0,
        drive: 0,
        signal: 0,
        second: 0,
        looked: new Float32Array(spec.bodies?.length ?? 0),
        show: -1,
      },
      signal: createFollower(),
      second: createFollower(),
    }),
    [spec],
  )
}

function applyHandles(handles: readonly Handle[], pose: PiecePose): void {
  for (let i = 0; i < handles.length; i += 1) {
    const part = pose.parts[i]
    const handle = handles[i]
    if (!part || !handle) continue
    applyPart(handle.group.current, part)
    handle.band.current?.light(part.lit)
  }
}

/** In a lane and in a card the paper lies close behind the piece, z in units: its shadow stays with it. */
const NEAR = -1.6
/** Turn of the dust, where a part gives none, and of the core, where the piece gives none; radians a second. */
const DRIFT = 0.01
const SLOW = 0.05

function turnDust({ parts }: PieceSpec, pose: PiecePose, time: number): void {
  for (let i = 0; i < parts.length; i += 1) {
    const part = parts[i]
    const out = pose.parts[i]
    if (part?.dust && out) out.turn = time * (part.drift ?? DRIFT)
  }
}

function relight(
  lighting: Lighting,
  { thrown = 1 }: PieceSpec,
  placement: Placement,
  frame: Readonly<SceneFrame>,
  pose: Readonly<PiecePose>,
  fade: number,
): void {
  const dimmed = 1 - DIMMED * pose.umbra * frame.night
  updateLighting(lighting, frame, fade, placement.light * dimmed)
  lighting.uniforms.uThrown.value = thrown
  lighting.uniforms.uCoreGain.value *= thrown
  lighting.uniforms.uUmbra.value = pose.umbra
  clearWords(lighting, placement.place, frame)
}

/** Draws one set piece from its spec, posed by its placement. */
function SetPieceScene({ frame, tier: best, spec, placement: name }: Props) {
  const lighting = useLighting(frame.night)
  const placement = useMemo(() => placementOf(spec.placements, name), [spec, name])
  // In its lane it is one of two in view, and small: its metal is simpler, its light is not.
  const inLane = placement?.place === 'lane'
  const tier = inLane && best === 'high' ? 'medium' : best
  const plain = tier === 'low'
  const paper = inLane || placement?.place === 'card' ? NEAR : spec.paper
  // Two pieces may be in view then, and the glow costs a draw each.
  const light = spec.core && { ...spec.core, ...(plain && inLane && { reach: 0 }) }
  const state = usePieceState(spec)
  const parts = usePieceParts(spec, plain, inLane)
  const tilt = useRef<Group>(null)
  const root = useRef<Group>(null)
  const core = useRef<Group>(null)
  const planets = useRef<PlanetsPart>(null)
  const bars = useRef<BarsPart>(null)

  useFrame(() => {
    if (!placement) return
    const { pose, drive, signal, second } = state
    choose(drive.looked, spec.looked?.() ?? -1, shareOf(LOOK_RATE, frame.time - drive.time))
    drive.time = frame.time
    drive.drive = driveOf(placement, frame.progress)
    drive.show = placement.show ?? -1
    const said = spec.signal?.() ?? 0
    drive.signal = follow(signal, said, frame.time, spec.rate ?? 3)
    drive.second = follow(second, spec.second?.() ?? 0, frame.time, spec.rate ?? 3)
    stand(placement, frame, pose, spec.extent)
    pose.core.turn = frame.time * SLOW
    spec.move(drive, pose)
    turnDust(spec, pose, frame.time)
    const fade = placement.place === 'card' ? arrive(frame) : pose.fade
    relight(lighting, spec, placement, frame, pose, fade)
    const energy = spec.level ? drive.signal : Math.min(1, Math.abs(said - drive.signal))
    lighting.uniforms.uEnergy.value = energy
    tilt.current?.position.set(pose.x, pose.y, 0)
    tilt.current?.rotation.set(pose.tiltX, pose.tiltY, 0)
    applyPart(root.current, pose.root)
    applyPart(core.current, pose.core)
    applyHandles(parts.handles, pose)
    applyBodies(pose, planets.current, frame.time)
    applyBars(pose, bars.current)
  })

  const shared = { lighting, tier }
  return (
    <group>
      {!(plain && inLane) && <Shadow lighting={lighting} planets={planets} paper={paper} />}
      <group ref={tilt}>
        <group ref={root} name={PIECE}>
          <group ref={core}>{light && <Core lighting={lighting} tier={best} {...light} />}</group>
          <PieceParts {...shared} parts={parts} />
          {spec.orbits && <Orbits {...shared} orbits={spec.orbits} />}
          {spec.bodies && <Planets {...shared} bodies={spec.bodies} control={planets} />}
          {spec.bars && <Bars lighting={lighting} spec={spec.bars} control={bars} />}
        </group>
      </group>
    </group>
  )
}

/** The scene of a set piece. */
export const pieceScene = (spec: PieceSpec) =>
  function PieceScene(props: PieceProps) {
    return <SetPieceScene {...props} spec={spec} />
  }
