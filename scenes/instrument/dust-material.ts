import { ShaderMaterial } from 'three'
import { OUTPUT } from './glsl.ts'
import type { Rig } from './rig.ts'

/** Motes circle slowly (Kepler: the inner ones faster); far and near ones soften. */
const VERTEX = /* glsl */ `
attribute vec3 aMote;
uniform float uTime; uniform vec3 uViewport;
varying float vAlpha; varying float vSoft;
void main() {
  float r = max(length(position.xz), 0.5);
  float turn = uTime * 0.05 / (r * sqrt(r)) * 3.0;
  float c = cos(turn); float s = sin(turn);
  vec3 p = vec3(position.x * c - position.z * s, position.y, position.x * s + position.z * c);
  p.y += 0.06 * sin(uTime * 0.3 + aMote.y * 6.28);
  vec4 view = modelViewMatrix * vec4(p, 1.0);
  float scale = length(modelMatrix[0].xyz);
  float px = aMote.x * scale * projectionMatrix[1][1] * 0.5 * uViewport.y / -view.z;
  float size = max(px, 1.2 * uViewport.z);
  gl_PointSize = size;
  vSoft = smoothstep(3.0, 10.0, size / uViewport.z);
  vAlpha = aMote.z * min(1.0, px / size + 0.25) * (0.72 + 0.28 * sin(uTime * 0.6 + aMote.y * 40.0));
  gl_Position = projectionMatrix * view;
}`

const FRAGMENT = /* glsl */ `
uniform vec3 uDust; uniform float uDustAlpha; uniform float uFade;
varying float vAlpha; varying float vSoft;
${OUTPUT}
void main() {
  float d = length(gl_PointCoord - 0.5) * 2.0;
  float alpha = (1.0 - smoothstep(mix(0.5, 0.0, vSoft), 1.0, d)) * vAlpha * uDustAlpha * uFade * mix(1.0, 0.5, vSoft);
  gl_FragColor = vec4(display(uDust) * alpha, alpha);
}`

export function createDustMaterial(rig: Rig): ShaderMaterial {
  return new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms: rig.uniforms,
    premultipliedAlpha: true,
    transparent: true,
    depthWrite: false,
  })
}
