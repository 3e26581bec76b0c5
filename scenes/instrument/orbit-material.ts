import { DoubleSide, type ShaderMaterial } from 'three'
import { OUTPUT, RIBBON } from './glsl.ts'
import type { Lighting } from './lighting.ts'
import { lightMaterial } from './light-material.ts'

/** A ribbon widened in screen space: the same hairline at every pixel ratio and distance. */
const VERTEX = /* glsl */ `
attribute vec4 aOrbit; attribute vec4 aLook; attribute vec4 aPlane;
${RIBBON}
uniform vec4 uAngles[2];
varying float vSide; varying float vHalf; varying float vAngle; varying vec4 vLook; varying float vTrail; varying float vDepth;
const float TAU = 6.28318530718;
vec3 at(float angle) {
  vec3 level = vec3(cos(angle) * aOrbit.x, 0.0, sin(angle) * aOrbit.x);
  return level + 2.0 * cross(aPlane.xyz, cross(aPlane.xyz, level) + aPlane.w * level);
}
void main() {
  float angle = position.x * TAU;
  vHalf = 0.5 * aOrbit.y * uViewport.z;
  vSide = position.y * (vHalf + 1.0);
  vAngle = angle;
  vLook = aLook;
  int slot = int(aOrbit.z + 0.5);
  vTrail = slot < 4 ? uAngles[0][slot] : uAngles[1][slot - 4];
  vDepth = aOrbit.w;
  mat4 m = projectionMatrix * modelViewMatrix;
  gl_Position = widened(m * vec4(at(angle), 1.0), m * vec4(at(angle + 0.01), 1.0), vSide);
}`

/**
 * aLook: dashes around (0 = solid), share of a dash that is drawn, brightness, decay of the trail.
 * A negative decay makes a gauge: lit from angle 0 up to the slot's value (0..1), with a bright head.
 */
const FRAGMENT = /* glsl */ `
uniform vec3 uOrbit; uniform vec3 uCoreLight; uniform vec3 uCoreBlue; uniform vec3 uCoreViolet; uniform float uOrbitAlpha; uniform float uNight; uniform float uFade;
varying float vSide; varying float vHalf; varying float vAngle; varying vec4 vLook; varying float vTrail; varying float vDepth;
const float TAU = 6.28318530718;
${OUTPUT}
void main() {
  float body = clamp(vHalf + 0.5 - abs(vSide), 0.0, 1.0);
  float behind = fract((vTrail - vAngle) / TAU);
  float trail = exp(-behind * vLook.w) * step(0.01, vLook.w);
  float alpha = vLook.z + trail * 0.75;
  vec3 colour = mix(uOrbit, mix(uOrbit, uCoreLight, 0.6 * uNight), trail);
  if (vLook.w < 0.0) {
    float place = vAngle / TAU;
    float on = 1.0 - smoothstep(vTrail - 0.0004, vTrail + 0.0004, place);
    float head = on * exp(-(vTrail - place) * 18.0);
    alpha = mix(vLook.z, 1.2, on);
    colour = mix(uOrbit, mix(mix(uCoreBlue, uCoreViolet, place), uCoreLight, head * uNight), on);
  }
  if (vLook.x > 0.5) {
    float cell = vAngle / TAU * vLook.x;
    float soft = max(fwidth(cell), 1e-4);
    float wave = abs(fract(cell) - 0.5) * 2.0;
    alpha *= 1.0 - smoothstep(vLook.y - soft, vLook.y + soft, wave);
  }
  alpha *= body * uOrbitAlpha * vDepth * uFade;
  alpha = min(alpha, 1.0);
  gl_FragColor = vec4(display(colour) * alpha, alpha);
}`

export function createOrbitMaterial(lighting: Lighting): ShaderMaterial {
  return lightMaterial(lighting, {
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms: { uAngles: { value: new Float32Array(8) } },
    side: DoubleSide,
  })
}
