import type { ShaderMaterial } from 'three'
import { OUTPUT } from './glsl.ts'
import type { Lighting } from './lighting.ts'
import { lightMaterial } from './light-material.ts'

/**
 * Motes circle slowly (Kepler: the inner ones faster), stray a little in a flow without sources, and part round the
 * pointer. Depth of field is drawn here: a mote out of focus grows by its circle of confusion and pales by its area, which
 * costs no pass.
 */
const VERTEX = /* glsl */ `
attribute vec3 aMote;
uniform float uTime; uniform vec3 uViewport; uniform vec3 uPointer; uniform vec3 uWords;
varying float vAlpha; varying float vSoft; varying float vWarm;
vec3 flow(vec3 p) { return vec3(sin(p.z) + cos(p.y), sin(p.x) + cos(p.z), sin(p.y) + cos(p.x)); }
void main() {
  float r = max(length(position.xz), 0.5);
  float turn = uTime * 0.05 / (r * sqrt(r)) * 3.0;
  float c = cos(turn); float s = sin(turn);
  vec3 p = vec3(position.x * c - position.z * s, position.y, position.x * s + position.z * c);
  p += 0.05 * flow(p * 1.7 + uTime * 0.07) + 0.024 * flow(p * 4.3 - uTime * 0.11);
  vec4 world = modelMatrix * vec4(p, 1.0);
  vec4 view = viewMatrix * world;
  // Where the line of sight meets the plane of the pointer.
  vec2 seen = world.xy * cameraPosition.z / max(cameraPosition.z - world.z, 0.1);
  vec2 away = seen - uPointer.xy;
  float near = exp(-dot(away, away) * 1.6) * uPointer.z;
  view.xy += away * near * 0.9;
  float scale = length(modelMatrix[0].xyz);
  float unit = projectionMatrix[1][1] * 0.5 * uViewport.y / -view.z;
  float focus = -(modelViewMatrix * vec4(0.0, 0.0, 0.0, 1.0)).z;
  float px = aMote.x * scale * unit;
  float blur = abs(-view.z - focus) * 0.009 * unit;
  float sharp = max(px, 1.1 * uViewport.z);
  float size = min(sharp + blur, 48.0 * uViewport.z);
  gl_PointSize = size;
  vSoft = smoothstep(2.0, 7.0, size / uViewport.z);
  float dim = sharp * sharp / (size * size);
  vAlpha = aMote.z * min(1.0, px / sharp + 0.3) * mix(dim, sqrt(dim), 0.35) * (0.8 + 0.2 * sin(uTime * 0.6 + aMote.y * 40.0)) * (1.0 + 0.8 * near);
  // Between words a mote is a full stop.
  vAlpha *= smoothstep(0.0, 1.0, (seen.x - uWords.x) * uWords.y) * smoothstep(0.0, 1.0, seen.y - uWords.z);
  vWarm = step(0.93, aMote.y);
  gl_Position = projectionMatrix * view;
  // The edge of a view within a card would cut them off along a line.
  vec2 edge = abs(gl_Position.xy) / gl_Position.w;
  vAlpha *= 1.0 - smoothstep(0.84, 1.0, max(edge.x, edge.y));
}`

const FRAGMENT = /* glsl */ `
uniform vec3 uDust; uniform vec3 uAccent; uniform vec3 uCoreLight; uniform float uDustAlpha; uniform float uFade; uniform float uNight;
varying float vAlpha; varying float vSoft; varying float vWarm;
${OUTPUT}
void main() {
  float d = length(gl_PointCoord - 0.5) * 2.0;
  float alpha = (1.0 - smoothstep(mix(0.5, 0.2, vSoft), 1.0, d)) * min(vAlpha * uDustAlpha * mix(1.9, 2.6, uNight), 1.0) * uFade;
  vec3 colour = mix(uDust, mix(uCoreLight, uDust, 0.3), smoothstep(0.5, 1.0, vAlpha) * uNight);
  colour = mix(colour, uAccent, vWarm * 0.75);
  vec3 lit = encoded(colour) * alpha;
  // At night motes add light: their alpha is their brightest channel.
  float cover = mix(alpha, max(lit.r, max(lit.g, lit.b)), uNight);
  gl_FragColor = written(vec4(lit, cover));
}`

export function createDustMaterial(lighting: Lighting): ShaderMaterial {
  return lightMaterial(lighting, {
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
  })
}
