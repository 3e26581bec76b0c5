/** Value noise and fbm; no sin(): it differs between GPUs. */
export const NOISE = /* glsl */ `
float hash13(vec3 p) { p = fract(p * 0.1031); p += dot(p, p.zyx + 31.32); return fract((p.x + p.y) * p.z); }
float hash12(vec2 p) { vec3 q = fract(vec3(p.xyx) * 0.1031); q += dot(q, q.yzx + 33.33); return fract((q.x + q.y) * q.z); }
float noise3(vec3 p) {
  vec3 i = floor(p); vec3 f = fract(p); f = f * f * (3.0 - 2.0 * f);
  vec2 e = vec2(0, 1);
  return mix(
    mix(mix(hash13(i), hash13(i + e.yxx), f.x), mix(hash13(i + e.xyx), hash13(i + e.yyx), f.x), f.y),
    mix(mix(hash13(i + e.xxy), hash13(i + e.yxy), f.x), mix(hash13(i + e.xyy), hash13(i + e.yyy), f.x), f.y), f.z);
}
float fbm3(vec3 p) {
  float sum = 0.0; float gain = 0.5;
  for (int i = 0; i < 4; i++) { sum += gain * noise3(p); p = p * 2.03 + vec3(17.1, 3.7, 9.2); gain *= 0.5; }
  return sum;
}
`

/** A line widened to a ribbon: moves a place of it by `side`, device px, across the way to the `next` one, as it is seen. */
export const RIBBON = /* glsl */ `
uniform vec3 uViewport;
vec4 widened(vec4 clip, vec4 next, float side) {
  vec2 along = (next.xy / next.w - clip.xy / clip.w) * uViewport.xy;
  vec2 normal = normalize(vec2(-along.y, along.x) + 1e-6);
  clip.xy += normal * side / (0.5 * uViewport.xy) * clip.w;
  return clip;
}
`

/** Panel lookup and the environment term of a rough surface (split sum; Karis 2014, mobile fit). */
export const PANELS = /* glsl */ `
uniform samplerCube uDay;
uniform samplerCube uDark;
uniform float uNight;
uniform float uExposure;
vec3 panelLight(vec3 dir, float roughness) {
  float lod = MAX_LOD * roughness * (2.0 - roughness);
  vec3 d = vec3(-dir.x, dir.yz);
  // Both studios are read only while the theme changes.
  vec3 c = vec3(0.0);
  if (uNight < 0.999) c += (1.0 - uNight) * textureLod(uDay, d, lod).rgb;
  if (uNight > 0.001) c += uNight * textureLod(uDark, d, lod).rgb;
  return c * uExposure;
}
vec3 panelBrdf(vec3 f0, float roughness, float nv) {
  vec4 r = roughness * vec4(-1.0, -0.0275, -0.572, 0.022) + vec4(1.0, 0.0425, 1.04, -0.04);
  float a = min(r.x * r.x, exp2(-9.28 * nv)) * r.x + r.y;
  vec2 ab = vec2(-1.04, 1.04) * a + r.zw;
  return f0 * ab.x + ab.y;
}
`

/**
 * What a polished ball sees by day: one window of four panes where the studio's key light stands, sky above a darker
 * desk. The studio's strips and flags are made for bands, and would scribble on a ball. `soft`: tangents of an angle.
 */
export const WINDOW = /* glsl */ `
vec3 windowLight(vec3 ray, float soft) {
  const vec3 facing = vec3(-0.653, 0.559, 0.510);
  const vec3 right = vec3(0.616, 0.0, 0.788);
  const vec3 up = vec3(0.440, 0.829, -0.344);
  float ahead = dot(ray, facing);
  vec2 p = abs(vec2(dot(ray, right), dot(ray, up)) / max(ahead, 0.1));
  vec2 pane = 1.0 - smoothstep(vec2(0.40, 0.56) - soft, vec2(0.40, 0.56) + soft, p);
  vec2 bar = smoothstep(vec2(0.02), vec2(0.03 + soft), p);
  float open = pane.x * pane.y * mix(bar.x * bar.y, 1.0, smoothstep(0.04, 0.2, soft)) * step(0.0, ahead);
  vec3 room = mix(vec3(0.26, 0.23, 0.19), vec3(0.62, 0.63, 0.66), smoothstep(-0.25 - soft, 0.35 + soft, ray.y));
  return (room + vec3(6.2, 6.0, 5.6) * open) * uExposure;
}
`

/** The core as a sphere of light at uCore.xyz with radius uCore.w (world). */
export const CORE_LIGHT = /* glsl */ `
uniform vec4 uCore;
uniform vec3 uCoreTint;
uniform float uCoreGain;
float coreMirror(vec3 from, vec3 ray, float blur) {
  vec3 to = uCore.xyz - from;
  float d = length(to);
  float angle = acos(clamp(dot(ray, to / d), -1.0, 1.0));
  float size = asin(clamp(uCore.w / d, 0.0, 0.99));
  return 1.0 - smoothstep(size - blur * 0.5, size + blur, angle);
}
float coreShade(vec3 from, vec3 normal, float wrap) {
  vec3 to = uCore.xyz - from;
  float d2 = dot(to, to);
  float lit = clamp((dot(normal, to * inversesqrt(d2)) + wrap) / (1.0 + wrap), 0.0, 1.0);
  return lit * lit * min(1.0, 7.0 * uCore.w * uCore.w / d2);
}
`

/** The glow round the core: strength and colour at a distance from its middle, a share of its reach. */
export const GLOW = /* glsl */ `
uniform vec3 uGlow; uniform vec3 uCoreBlue; uniform vec3 uCoreViolet; uniform float uGlowAlpha;
float glow(float d, float radius, float streamer, out float corona) {
  float out_ = max(d - radius, 0.0) / (1.0 - radius);
  corona = exp(-out_ * (11.0 - 6.0 * streamer));
  return (corona * 0.62 + exp(-out_ * 3.2) * 0.42) * (1.0 - smoothstep(0.55, 1.0, d)) * uGlowAlpha;
}
vec3 glowTint(float corona) { return mix(uGlow, mix(uCoreBlue, uCoreViolet, 0.4), corona * 0.6); }
`

/**
 * The last step of a fragment. On the canvas itself (low quality) a material tone-maps and encodes, by three's own
 * functions: Khronos neutral, which keeps the hue of bright brass. Into the target of the glow it writes linear light,
 * which the composite tone-maps and encodes. Three defines TONE_MAPPING in the first case only.
 *
 * `radiance`: light, which may be brighter than white and then glows. `display`: a linear colour that is shown as it
 * is, in both cases. `written`: a premultiplied colour that has been mixed as the eye sees it.
 */
export const OUTPUT = /* glsl */ `
vec3 untone(vec3 c) {
  float peak = max(c.r, max(c.g, c.b));
  if (peak > 0.76) c *= (0.0576 / (1.0 - min(peak, 0.88)) + 0.52) / peak;
  float least = min(c.r, min(c.g, c.b));
  return c + (least < 0.04 ? sqrt(least * 0.16) - least : 0.04);
}
#ifdef TONE_MAPPING
vec3 radiance(vec3 c) { return linearToOutputTexel(vec4(toneMapping(max(c, 0.0)), 1.0)).rgb; }
vec3 display(vec3 c) { return linearToOutputTexel(vec4(max(c, 0.0), 1.0)).rgb; }
vec4 written(vec4 c) { return c; }
#else
vec3 radiance(vec3 c) { return max(c, 0.0); }
vec3 display(vec3 c) { return untone(max(c, 0.0)); }
vec4 written(vec4 c) {
  if (c.a < 1e-4) return vec4(0.0);
  return vec4(untone(sRGBTransferEOTF(vec4(min(c.rgb / c.a, 1.0), 1.0)).rgb) * c.a, c.a);
}
#endif
vec3 encoded(vec3 c) { return sRGBTransferOETF(vec4(max(c, 0.0), 1.0)).rgb; }
`

/** Inside the silhouette of a ball near by: nothing of the metal is seen there, before or behind. */
export const CLEAR = /* glsl */ `
#ifdef CLEARED
uniform vec4 uClear[CLEARED];
bool cleared(vec3 at, vec3 view) {
  for (int i = 0; i < CLEARED; i++) {
    vec3 to = uClear[i].xyz - cameraPosition;
    float off = length(to - view * dot(to, view));
    if (off < uClear[i].w && length(at - uClear[i].xyz) < 2.4 * uClear[i].w) return true;
  }
  return false;
}
#endif
`

/** The glow over metal behind the core: it comes in by depth, so that no face shows where it begins. Needs CORE_LIGHT, OUTPUT. */
export const HAZE = /* glsl */ `
${GLOW}
uniform float uGlowReach; uniform float uThrown;
vec3 hazed(vec3 shown, vec3 at) {
  vec3 ahead = uCore.xyz - cameraPosition; float far = length(ahead);
  float behind = dot(at - uCore.xyz, ahead) / far;
  vec3 beside = cameraPosition + (at - cameraPosition) * far / (far + behind) - uCore.xyz;
  float d = length(beside) / max(uGlowReach, 1e-3);
  if (d >= 1.0) return shown;
  float corona;
  float strength = glow(d, uCore.w / uGlowReach, 0.0, corona) * smoothstep(-1.2, 1.2, behind / uCore.w) * uThrown;
  vec3 lit = encoded(glowTint(corona)) * strength;
  float cover = mix(strength, max(lit.r, max(lit.g, lit.b)), uNight);
  return shown * (1.0 - cover) + written(vec4(lit, cover)).rgb;
}
`
