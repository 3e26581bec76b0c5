import { Color, type IUniform, type ShaderMaterial, Vector3 } from 'three'
import { OUTPUT } from './glsl.ts'
import type { Lighting } from './lighting.ts'
import { lightMaterial } from './light-material.ts'

/** Curves that one packet cloud can follow: they live in uniforms, so moving an end costs nothing. */
export const MAX_CURVES = 16

/** Those curves: a place on one of them, and the way on from there. */
export const CURVES = /* glsl */ `
uniform vec3 uFrom[${MAX_CURVES}]; uniform vec3 uBend[${MAX_CURVES}]; uniform vec3 uTo[${MAX_CURVES}];
vec3 onCurve(int i, float t) {
  float s = 1.0 - t;
  return s * s * uFrom[i] + 2.0 * s * t * uBend[i] + t * t * uTo[i];
}
vec3 wayOn(int i, float t) { return (1.0 - t) * (uBend[i] - uFrom[i]) + t * (uTo[i] - uBend[i]); }
`

const VERTEX = /* glsl */ `
attribute vec3 aPacket;
${CURVES}
uniform vec3 uTint[${MAX_CURVES}]; uniform float uLevel[${MAX_CURVES}];
uniform float uTime; uniform float uSpeed; uniform float uSize; uniform vec3 uViewport;
varying vec3 vTint; varying float vAlpha;
void main() {
  int i = int(aPacket.x + 0.5);
  float t = fract(aPacket.y + uTime * uSpeed);
  vec4 view = modelViewMatrix * vec4(onCurve(i, t), 1.0);
  float scale = length(modelMatrix[0].xyz);
  float px = uSize * aPacket.z * scale * projectionMatrix[1][1] * 0.5 * uViewport.y / -view.z;
  gl_PointSize = max(px, 2.0 * uViewport.z);
  vTint = uTint[i];
  // Born and gone softly at the ends, so no packet pops.
  vAlpha = uLevel[i] * smoothstep(0.0, 0.12, t) * smoothstep(0.0, 0.12, 1.0 - t);
  gl_Position = projectionMatrix * view;
}`

const FRAGMENT = /* glsl */ `
uniform float uNight; uniform float uFade;
varying vec3 vTint; varying float vAlpha;
${OUTPUT}
void main() {
  float d = length(gl_PointCoord - 0.5) * 2.0;
  float body = 1.0 - smoothstep(0.22, 0.36, d);
  float halo = pow(max(0.0, 1.0 - d), 2.0) * mix(0.22, 0.5, uNight);
  float alpha = clamp(max(body, halo), 0.0, 1.0) * vAlpha * uFade;
  vec3 colour = mix(vTint, mix(vTint, vec3(1.0), 0.7 * uNight), body);
  gl_FragColor = vec4(display(colour) * alpha, alpha);
}`

function vectors(): Vector3[] {
  return Array.from({ length: MAX_CURVES }, () => new Vector3())
}

export function createPacketMaterial(
  lighting: Lighting,
  size: number,
  speed: number,
  clock: IUniform,
): ShaderMaterial {
  return lightMaterial(lighting, {
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms: {
      uTime: clock,
      uFrom: { value: vectors() },
      uBend: { value: vectors() },
      uTo: { value: vectors() },
      uTint: { value: Array.from({ length: MAX_CURVES }, () => new Color('#ffffff')) },
      uLevel: { value: new Float32Array(MAX_CURVES) },
      uSize: { value: size },
      uSpeed: { value: speed },
    },
  })
}
