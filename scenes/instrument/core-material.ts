import { ShaderMaterial } from 'three'
import { NOISE, OUTPUT, PANELS, WINDOW } from './glsl.ts'
import { type Rig, RIG_DEFINES } from './rig.ts'

export const CORE_VERTEX = /* glsl */ `
varying vec3 vWorld; varying vec3 vNormal; varying vec3 vLocal; varying vec3 vEye;
void main() {
  vec4 world = modelMatrix * vec4(position, 1.0);
  vWorld = world.xyz;
  vNormal = mat3(modelMatrix) * normal;
  vLocal = normalize(position);
  // Eye in local axes: the light inside shifts against the glass as the core turns.
  vEye = normalize(transpose(mat3(modelMatrix)) * (cameraPosition - world.xyz));
  gl_Position = projectionMatrix * viewMatrix * world;
}`

/**
 * A glass ball of slow light: two depths of domain-warped noise, seen through the surface, blue in
 * the depths and violet above, filaments almost white, a fresnel rim that melts into the glow.
 */
const FRAGMENT = /* glsl */ `
uniform float uTime; uniform float uFade; uniform float uEnergy;
uniform vec3 uCoreDeep; uniform vec3 uCoreBlue; uniform vec3 uCoreViolet; uniform vec3 uCoreLight;
varying vec3 vWorld; varying vec3 vNormal; varying vec3 vLocal; varying vec3 vEye;
${NOISE}${PANELS}${WINDOW}${OUTPUT}
float layer(vec3 p, float t, out float ridge) {
  vec3 warp = vec3(fbm3(p + vec3(0.0, t, 0.0)), fbm3(p + vec3(5.2, 1.3, t)), fbm3(p.zxy + vec3(t, 9.1, 2.8)));
  float f = fbm3(p * 1.25 + 2.6 * (warp - 0.5));
  // Filaments follow the warp, not the level lines of f: those would read as coasts.
  float vein = fbm3(p * 2.1 + 3.4 * (warp.zxy - 0.5) + 11.0);
  ridge = pow(1.0 - min(1.0, abs(2.0 * vein - 0.94) * 2.2), 3.0);
  return f;
}
void main() {
  vec3 n = normalize(vNormal);
  vec3 view = normalize(cameraPosition - vWorld);
  float nv = clamp(dot(n, view), 0.0, 1.0);
  vec3 bend = refract(-normalize(vEye), vLocal, 0.72);
  float ridge; float deepRidge;
  float f = layer(vLocal * 1.05, uTime * 0.035, ridge);
  float deep = layer((vLocal + bend * 0.9) * 1.25 + 7.0, uTime * 0.05, deepRidge);
  float heart = pow(nv, 1.7);
  vec3 colour = mix(uCoreDeep, uCoreBlue, 0.52 + 0.48 * smoothstep(0.22, 0.7, deep));
  colour = mix(colour, uCoreViolet, smoothstep(0.2, 0.74, f) * 0.95);
  vec3 pale = mix(uCoreViolet, uCoreLight, 0.62);
  colour = mix(colour, pale, heart * heart * mix(0.2, 0.5, uNight) * smoothstep(0.0, 0.7, deep));
  colour += pale * (ridge * 0.2 + deepRidge * 0.16) * (0.25 + 0.75 * heart);
  float rim = pow(1.0 - nv, 2.4);
  colour = mix(colour, mix(uCoreBlue, uCoreLight, 0.42), rim * mix(0.5, 0.9, uNight));
  vec3 mirrored = reflect(-view, n);
  vec3 glass = mix(windowLight(mirrored, 0.03), panelLight(mirrored, 0.05), uNight) * (0.03 + 0.5 * pow(1.0 - nv, 5.0));
  colour = colour * (1.0 + 0.3 * uEnergy) + glass * mix(1.6, 0.55, uNight);
  float alpha = smoothstep(0.0, 0.3, nv) * uFade;
  gl_FragColor = vec4(radiance(colour * mix(0.96, 1.12, uNight)) * alpha, alpha);
}`

export function createCoreMaterial(rig: Rig): ShaderMaterial {
  return new ShaderMaterial({
    vertexShader: CORE_VERTEX,
    fragmentShader: FRAGMENT,
    uniforms: rig.uniforms,
    defines: RIG_DEFINES,
    premultipliedAlpha: true,
    transparent: true,
  })
}
