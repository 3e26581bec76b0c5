import { NOISE, OUTPUT, PANELS, WINDOW } from './glsl.ts'
import { TRACE } from './trace-glsl.ts'

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

/** What is left of the core when a planet covers it: by night a rim brighter than white, by day one of its deepest colour. */
const ECLIPSED = /* glsl */ `
vec3 eclipsed(vec3 c, float rim) {
  vec3 day = mix(c, mix(uCoreBlue, uCoreViolet, 0.5), uUmbra * 0.85);
  return mix(day, c + mix(uCoreBlue, uCoreLight, 0.7) * 2.4 * rim * uUmbra, uNight);
}`

/**
 * Low: two depths of domain-warped noise, seen through the surface, blue in
 * the depths and violet above, filaments almost white, a fresnel rim that melts into the glow.
 */
export const PAINTED_CORE = /* glsl */ `
uniform float uTime; uniform float uFade; uniform float uEnergy; uniform float uUmbra;
uniform vec3 uCoreDeep; uniform vec3 uCoreBlue; uniform vec3 uCoreViolet; uniform vec3 uCoreLight;
varying vec3 vWorld; varying vec3 vNormal; varying vec3 vLocal; varying vec3 vEye;
${NOISE}${PANELS}${WINDOW}${OUTPUT}${ECLIPSED}
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
  float cloud = smoothstep(0.3, 0.66, deep) * smoothstep(0.28, 0.6, f);
  vec3 glow = mix(uCoreBlue, uCoreViolet, smoothstep(0.2, 0.74, f) * 0.95);
  vec3 pale = mix(uCoreViolet, uCoreLight, mix(0.62, 0.48, uNight));
  // By night the ball is dark glass with light in it; by day the light fills it.
  vec3 colour = mix(mix(uCoreDeep, glow, 0.75), uCoreDeep * 0.4, uNight);
  colour = mix(colour, glow, mix(smoothstep(0.22, 0.7, deep) * 0.6, cloud * 0.8, uNight));
  colour += pale * (ridge * mix(0.2, 0.85, uNight) + deepRidge * mix(0.16, 0.5, uNight)) * (0.25 + 0.75 * heart);
  colour += pale * pow(nv, 9.0) * (0.3 + 0.7 * cloud) * mix(0.25, 0.45, uNight);
  float rim = pow(1.0 - nv, 2.6);
  colour = mix(colour, mix(uCoreBlue, uCoreLight, 0.45), rim * mix(0.5, 0.6, uNight));
  colour = eclipsed(colour, rim);
  vec3 mirrored = reflect(-view, n);
  vec3 glass = mix(windowLight(mirrored, 0.03), panelLight(mirrored, 0.05), uNight) * (0.03 + 0.5 * pow(1.0 - nv, 5.0));
  colour = colour * (1.0 + 0.3 * uEnergy) + glass * mix(1.6, 0.55, uNight);
  float alpha = smoothstep(0.0, 0.3, nv) * uFade;
  gl_FragColor = vec4(radiance(colour * mix(0.96, 1.12, uNight)) * alpha, alpha);
}`

/** Light along one chord through the ball: filaments in a slow vortex round a nucleus. rgb, and what it hides in a. */
const MARCH = /* glsl */ `
uniform highp sampler3D uNoise;
float field(vec3 p) { return textureLod(uNoise, p, 0.0).r; }
vec4 march(vec3 from, vec3 along, float chord, float jitter) {
  vec3 sum = vec3(0.0); float through = 1.0;
  float size = chord / float(STEPS);
  float drift = uTime * 0.012;
  for (int i = 0; i < STEPS; i++) {
    vec3 p = from + along * (float(i) + jitter) * size;
    float r = length(p);
    float turn = 1.7 * (1.0 - r) + uTime * 0.06;
    float c = cos(turn); float s = sin(turn);
    vec3 q = vec3(p.x * c - p.z * s, p.y, p.x * s + p.z * c);
    float veil = field(q * 0.13 + vec3(drift, -drift, 0.3));
    float a = field(q * 0.36 + vec3(0.0, drift * 2.0, veil * 0.4));
    float b = field(q * 1.07 + vec3(a * 0.5, -drift * 3.0, 0.6));
    float ridge = 1.0 - abs(2.0 * a - 1.0); ridge *= ridge; ridge *= ridge * ridge;
    float fine = 1.0 - abs(2.0 * b - 1.0); fine *= fine * fine;
    float edge = 1.0 - smoothstep(0.72, 1.0, r);
    float thread = ridge * ridge * (0.12 + 1.9 * fine * fine) * edge;
    float cloud = (0.06 + 0.94 * smoothstep(0.36, 0.68, veil)) * smoothstep(0.34, 0.82, a) * edge;
    float heart = exp(-r * r * mix(34.0, 18.0, uEnergy));
    vec3 glow = mix(uCoreBlue * vec3(0.75, 0.9, 1.25), uCoreViolet * vec3(0.92, 0.62, 1.2), smoothstep(0.3, 0.62, veil + 0.28 * p.y));
    vec3 light = glow * cloud * 0.6 + mix(glow, uCoreLight, 0.3) * thread * (3.2 + 4.0 * uEnergy);
    light += uCoreLight * vec3(0.86, 0.88, 1.12) * heart * (3.6 + 4.0 * uEnergy);
    sum += through * light * size;
    through *= exp(-(cloud * 1.0 + thread * 1.9 + heart * 2.0) * size);
  }
  return vec4(sum, 1.0 - through);
}`

/** Above low: light marched through glass, with the bands bent in the ball and mirrored on it where MIRROR is defined. */
export const GLASS_CORE = /* glsl */ `
uniform float uTime; uniform float uFade; uniform float uEnergy; uniform float uUmbra;
uniform vec3 uCoreDeep; uniform vec3 uCoreBlue; uniform vec3 uCoreViolet; uniform vec3 uCoreLight; uniform vec3 uBrass; uniform vec4 uCore;
varying vec3 vWorld; varying vec3 vNormal; varying vec3 vLocal; varying vec3 vEye;
${NOISE}${PANELS}${WINDOW}${OUTPUT}${ECLIPSED}
${MARCH}
#ifdef MIRROR
${TRACE}
vec3 brassAt(vec3 from, vec3 ray, vec3 behind, float soft) {
  float far;
  vec4 hit = meetBands(from, ray, soft, far);
  vec3 metal = uBrass * (panelLight(reflect(ray, hit.xyz), 0.4) * 0.8 + 0.05);
  return mix(behind, metal, hit.w);
}
#endif
void main() {
  vec3 n = normalize(vNormal); vec3 local = normalize(vLocal);
  vec3 view = normalize(cameraPosition - vWorld);
  float nv = clamp(dot(n, view), 0.0, 1.0);
  vec3 into = refract(-normalize(vEye), local, 0.78);
  float chord = -2.0 * dot(local, into);
  float jitter = fract(52.9829189 * fract(dot(floor(gl_FragCoord.xy), vec2(0.06711056, 0.00583715))));
  vec4 inner = march(local, into, chord, 0.15 + 0.7 * jitter);
  // By day the ball stands on paper: what is empty in it lets the paper through, tinted.
  vec3 back = mix(vec3(0.68, 0.66, 0.95), uCoreDeep * 0.34, uNight);
#ifdef MIRROR
  vec3 ray = refract(-view, n, 0.78);
  vec3 exit = vWorld + ray * chord * uCore.w;
  vec3 beyond = refract(ray, (uCore.xyz - exit) / uCore.w, 1.28);
  vec3 brass = brassAt(exit, dot(beyond, beyond) > 0.1 ? beyond : ray, back, 0.05);
  // Through blue glass in daylight all of its warmth would be a stain.
  back = mix(back, brass, mix(0.35, 1.0, uNight));
#endif
  float bright = dot(inner.rgb, vec3(0.333));
  vec3 hue = mix(uCoreBlue, uCoreViolet, clamp(0.35 + 0.5 * n.y + 0.3 * (inner.r / (inner.b + 0.05) - 0.5), 0.0, 1.0));
  vec3 day = mix(mix(back, hue, 0.3), hue, clamp(inner.a * 1.45, 0.0, 0.95));
  day = mix(day, vec3(0.92, 0.92, 1.0), smoothstep(0.5, 1.25, bright) * 0.72);
  // The window shines through the glass: the limb is deep, and what it gathers lies opposite.
  vec3 gathered = n - vec3(0.47, -0.5, 0.72);
  day *= mix(vec3(0.26, 0.24, 0.62), vec3(1.0), smoothstep(0.04, 0.6, nv));
  day += vec3(0.36, 0.34, 0.42) * exp(-4.5 * dot(gathered, gathered));
  vec3 colour = mix(day, back * (1.0 - inner.a) + inner.rgb * 1.15, uNight);
  // The shell: reflections, a bright rim, and hair lines of a graticule.
  float fresnel = 0.035 + 0.965 * pow(1.0 - nv, 5.0);
  vec3 mirrored = reflect(-view, n);
  // Cut sharply, the window would be a sticker on the ball.
  vec3 sky = mix(windowLight(mirrored, 0.12), panelLight(mirrored, 0.03), uNight);
#ifdef MIRROR
  sky = brassAt(vWorld, mirrored, sky, 0.03);
#endif
  float rim = pow(1.0 - nv, 2.6);
  colour = mix(colour, mix(uCoreBlue, uCoreLight, 0.5), rim * mix(0.1, 0.36, uNight));
  colour = eclipsed(colour, rim);
  vec2 grid = vec2(atan(local.z, local.x) / 6.28318530718 * 12.0, asin(clamp(local.y, -1.0, 1.0)) / 3.14159265 * 8.0);
  vec2 wide = max(fwidth(grid), 1e-4);
  vec2 hair = 1.0 - smoothstep(vec2(0.4), vec2(1.3), abs(fract(grid + 0.5) - 0.5) / wide);
  float lines = max(hair.x * step(wide.x, 0.3) * (1.0 - abs(local.y)), hair.y);
  colour += mix(-0.1, 0.16, uNight) * uCoreLight * lines * (0.3 + 0.7 * rim);
  colour += sky * fresnel * mix(1.9, 0.8, uNight);
  float alpha = smoothstep(0.0, 0.14, nv) * uFade;
  gl_FragColor = vec4(radiance(max(colour, 0.0)) * alpha, alpha);
}`
