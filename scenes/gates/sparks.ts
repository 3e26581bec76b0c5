import { Color, Points, Vector3 } from 'three'
import { OUTPUT } from '#scenes/instrument/glsl.ts'
import type { Lighting } from '#scenes/instrument/lighting.ts'
import { owns, type Part } from '#scenes/instrument/use-part.ts'
import { sparkGeometry } from './geometry.ts'
import { lightMaterial } from '#scenes/instrument/light-material.ts'

const VERTEX = /* glsl */ `
attribute vec4 aGrain; attribute float aKind;
uniform vec3 uFrom; uniform vec3 uTo; uniform float uWay; uniform float uAge; uniform vec3 uViewport;
varying float vAlpha; varying float vHot;
void main() {
  vec3 p; float size;
  vec3 course = normalize(uTo - uFrom);
  if (aKind < 0.5) {
    float back = aGrain.x * aGrain.x * 0.34;
    p = mix(uFrom, uTo, max(0.0, uWay - back)) + aGrain.yzw * 0.13 * (0.15 + aGrain.x);
    vAlpha = (1.0 - aGrain.x) * step(back, uWay) * (1.0 - smoothstep(0.0, 0.55, uAge)) * smoothstep(0.0, 0.1, uWay);
    vHot = 1.0 - aGrain.x;
    size = 0.05;
  } else {
    // Thrown back from the ring, fast at first.
    float thrown = (1.0 - exp(-5.0 * uAge)) * (0.25 + 1.5 * aGrain.x * aGrain.x);
    vec3 away = normalize(aGrain.yzw - course * 0.55 + 1e-4);
    p = uTo + away * thrown;
    vAlpha = step(0.0005, uAge) * pow(1.0 - uAge, 1.6) * (0.35 + 0.65 * fract(aGrain.x * 7.31));
    vHot = 1.0 - uAge * 0.7;
    size = 0.075 * (0.5 + fract(aGrain.x * 3.7));
  }
  vec4 view = modelViewMatrix * vec4(p, 1.0);
  float unit = length(modelMatrix[0].xyz) * projectionMatrix[1][1] * 0.5 * uViewport.y / -view.z;
  gl_PointSize = max(size * unit, 1.6 * uViewport.z);
  gl_Position = projectionMatrix * view;
}`

const FRAGMENT = /* glsl */ `
uniform vec3 uTint; uniform float uNight; uniform float uFade;
varying float vAlpha; varying float vHot;
${OUTPUT}
void main() {
  float d = length(gl_PointCoord - 0.5) * 2.0;
  float alpha = (1.0 - smoothstep(0.25, 1.0, d)) * vAlpha * uFade;
  vec3 hot = mix(uTint, vec3(1.0, 0.92, 0.78), vHot * vHot * 0.7) * (1.0 + 2.6 * vHot);
  vec3 colour = mix(display(uTint * 0.8), radiance(hot), uNight);
  gl_FragColor = vec4(colour * alpha, alpha);
}`

export interface SparksPart extends Part<Points> {
  from: Vector3
  to: Vector3
  tint: Color
  /** How far the event is on its way, and the age of its spark, 0..1. */
  way: { value: number }
  age: { value: number }
}

const TRAIL = 0.4

/** What trails behind an event, and the spark where it is stopped: one draw. */
export function createSparks(lighting: Lighting, count: number): SparksPart {
  const own = {
    uFrom: { value: new Vector3() },
    uTo: { value: new Vector3() },
    uTint: { value: new Color() },
    uWay: { value: 0 },
    uAge: { value: 0 },
  }
  const material = lightMaterial(lighting, {
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms: own,
  })
  const points = new Points(sparkGeometry(count, TRAIL), material)
  points.frustumCulled = false
  points.renderOrder = 5
  return {
    object: points,
    from: own.uFrom.value,
    to: own.uTo.value,
    tint: own.uTint.value,
    way: own.uWay,
    age: own.uAge,
    dispose: owns(points.geometry, material),
  }
}
