import { CORE_LIGHT, HAZE, OUTPUT, PANELS } from './glsl.ts'

/** Paper: matt ivory, which takes the light of all panels. Its underside lies in its own shade. */
export const PAPER = /* glsl */ `
uniform float uFade;
varying vec3 vWorld; varying vec3 vNormal; varying vec3 vUp; varying vec2 vFinish;
${PANELS}${CORE_LIGHT}${OUTPUT}${HAZE}
const vec3 IVORY = vec3(0.87, 0.83, 0.72);
void main() {
  vec3 n = normalize(vNormal);
  vec3 light = panelLight(n, 1.0) * 0.9 + panelLight(n, 0.7) * 0.25;
  light += uCoreTint * uCoreGain * coreShade(vWorld, n, 0.25);
  vec3 colour = light * IVORY * vFinish.x * mix(0.35, 1.0, smoothstep(-0.6, 0.0, vUp.y));
  gl_FragColor = vec4(hazed(radiance(colour), vWorld), 1.0) * uFade;
}`
