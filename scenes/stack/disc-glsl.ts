import { STREAKS } from '#scenes/instrument/stuffs-glsl.ts'
import { ENGRAVING } from '#scenes/instrument/engraving-glsl.ts'
import { CORE_LIGHT, NOISE, OUTPUT, PANELS } from '#scenes/instrument/glsl.ts'
import { MOTIFS } from './motifs-glsl.ts'

/** Discs of the stack. */
export const DISCS = 6

export const DISC_VERTEX = /* glsl */ `
attribute vec2 aFinish; attribute float aDisc;
varying vec3 vWorld; varying vec3 vNormal; varying vec3 vGrain; varying vec3 vLocal; varying vec3 vUp; varying float vFace; flat varying int vDisc;
void main() {
  mat4 place = modelMatrix * instanceMatrix;
  vec4 world = place * vec4(position, 1.0);
  vWorld = world.xyz;
  // Discs scale uniformly, so the matrix serves normals too.
  vNormal = mat3(place) * normal;
  vGrain = mat3(place) * vec3(-position.z, 0.0, position.x);
  vLocal = position; vUp = normal; vFace = aFinish.y; vDisc = int(aDisc + 0.5);
  gl_Position = projectionMatrix * viewMatrix * world;
}`

/**
 * Turned discs: polished rim, edge and hub of brass, and a dark face brushed in circles, so that light lies on it in two
 * wedges. What is engraved in the face is gilded; on the disc that is looked at it is light. The discs shade and mirror each
 * other: each is a circle, so a ray meets it in closed form.
 */
export const DISC_FRAGMENT = /* glsl */ `
uniform vec3 uBrass; uniform vec3 uEngraving; uniform float uEngravingAlpha; uniform float uFade;
uniform vec3 uCoreBlue; uniform vec3 uCoreViolet; uniform vec3 uCoreLight;
uniform vec4 uDiscs[${DISCS}]; uniform vec3 uAxes[${DISCS}]; uniform float uLight[${DISCS}];
varying vec3 vWorld; varying vec3 vNormal; varying vec3 vGrain; varying vec3 vLocal; varying vec3 vUp; varying float vFace; flat varying int vDisc;
${NOISE}${PANELS}${CORE_LIGHT}${OUTPUT}${ENGRAVING}${MOTIFS}${STREAKS}
/** How much of a ray another disc covers, and the light that this one gives back in \`glow\`. */
float meetDiscs(vec3 from, vec3 ray, float soft, out float glow) {
  float cover = 0.0; glow = 0.0;
  for (int i = 0; i < ${DISCS}; i++) {
    if (i == vDisc) continue;
    float down = dot(ray, uAxes[i]);
    float t = dot(uDiscs[i].xyz - from, uAxes[i]) / (abs(down) < 1e-3 ? 1e-3 : down);
    if (t < 0.02) continue;
    float off = length(from + ray * t - uDiscs[i].xyz);
    float s = 0.03 + soft * t;
    float c = (1.0 - smoothstep(uDiscs[i].w - s, uDiscs[i].w + s, off)) * (1.0 - cover);
    // Its engraving is on the upper side.
    glow += c * uLight[i] * (down < 0.0 ? 1.0 : 0.12); cover += c;
  }
  return cover;
}
/** Whether another disc stands between a place and the core. */
float hidden(vec3 from) {
  vec3 way = uCore.xyz - from;
  float cover = 0.0;
  for (int i = 0; i < ${DISCS}; i++) {
    if (i == vDisc) continue;
    float down = dot(way, uAxes[i]);
    float t = dot(uDiscs[i].xyz - from, uAxes[i]) / (abs(down) < 1e-4 ? 1e-4 : down);
    if (t < 0.0 || t > 1.0) continue;
    cover = max(cover, 1.0 - smoothstep(uDiscs[i].w * 0.9, uDiscs[i].w * 1.06, length(from + way * t - uDiscs[i].xyz)));
  }
  return cover;
}
/** How open the room over a place is, 0..1. */
float openness(vec3 from, vec3 n) {
  float open = 1.0;
  for (int i = 0; i < ${DISCS}; i++) {
    if (i == vDisc) continue;
    vec3 to = uDiscs[i].xyz - from;
    float up = dot(to, n);
    if (up < 0.02) continue;
    float r = uDiscs[i].w;
    float aside = length(to - n * up);
    open *= 1.0 - 0.9 * r * r / (r * r + up * up * 2.2) * (1.0 - smoothstep(r * 0.55, r * 1.15 + up, aside));
  }
  return open;
}
void main() {
  vec3 n = normalize(vNormal);
  vec3 view = normalize(cameraPosition - vWorld);
  float scale = length(vGrain) / max(length(vLocal.xz), 1e-3);
  vec3 grain = normalize(vGrain - n * dot(vGrain, n) + 1e-5);
  vec3 across = cross(n, grain);
  float r = length(vLocal.xz);
  float place = fract(atan(vLocal.z, vLocal.x) / TURN);
  bool flat_ = abs(vUp.y) > 0.5;
  float lit = uLight[vDisc];
  float face = step(0.5, vFace);
  float across_ = flat_ ? r : vLocal.y;
  float streak = streaks(across_ * 90.0) + 0.6 * streaks(across_ * 260.0);

  // The engraving.
  vec2 dx = dFdx(vLocal.xz); vec2 dy = dFdy(vLocal.xz);
  float px = sqrt(abs(dx.x * dy.y - dx.y * dy.x)) + 1e-5;
  Cut cut = UNCUT;
  float gilt = 0.0;
  if (vUp.y > 0.5 && face > 0.5) gilt = motif(vDisc, vLocal.xz, px);
  else if (vUp.y > 0.5 && r > 0.84) addMarks(cut, place, (0.917 - r) / 0.067, vec3(120.0, 0.0, 0.0034), 0.917, 0.067, vec2(px));
  else if (!flat_ && r > 0.99) {
    vec3 ex = dFdx(vLocal); vec3 ey = dFdy(vLocal);
    vec2 round = normalize(vec2(-vLocal.z, vLocal.x));
    vec2 size = vec2(length(vec2(dot(ex.xz, round), dot(ey.xz, round))), length(vec2(ex.y, ey.y))) + 1e-5;
    float half_ = 0.061;
    float s = vLocal.y / half_;
    addMarks(cut, place, s * 1.7 - 0.72, vec3(240.0, 0.0, 0.0024), 1.0, half_ * 0.58, size);
    cut.ink = max(cut.ink, cutLine((s - 0.17) * half_, 0.0016, size.y));
    // Its own number, twelve times round.
    float at = place * 12.0; float high = half_ * 0.96;
    float soft = max(size.x, size.y) / high;
    vec2 p = vec2((floor(at) + 0.5 - at) * TURN / 12.0 / high, (s + 0.9) * half_ / high);
    cut.ink = max(cut.ink, clamp(numeral(p, float(${DISCS - 1} - vDisc)) / soft + 0.5, 0.0, 1.0) * (1.0 - smoothstep(0.2, 0.5, soft)));
  }

  vec3 metal = mix(uBrass, mix(vec3(0.37, 0.265, 0.165), vec3(0.20, 0.165, 0.135), uNight), face);
  float rough = mix(0.24, 0.34, face) + streak * 0.1;
  n = normalize(n + across * streak * mix(0.16, 0.1, face) + grain * cut.tilt.x * 0.9);
  float nv = clamp(dot(n, view), 0.02, 1.0);
  float reach = flat_ ? mix(0.3, 0.42, face) : 0.5;
  vec3 light = vec3(0.0); float mirror = 0.0; float sum = 0.0;
  for (int i = 0; i < TAPS; i++) {
    float fan = (float(i) + 0.5) / float(TAPS) * 2.0 - 1.0;
    float weight = exp(-2.4 * fan * fan);
    vec3 ray = reflect(-view, normalize(n + across * fan * reach));
    light += weight * panelLight(ray, max(rough, 0.3));
    mirror += weight * coreMirror(vWorld, ray, 0.1 + rough * 0.7);
    sum += weight;
  }
  light /= sum; mirror /= sum;
  // A flat rim sees one panel over its whole width: held below where it would glow as a lamp.
  if (flat_) light *= mix(0.86, 0.75, uNight) / (1.0 + mix(0.2, 0.26, uNight) * max(light.r, max(light.g, light.b)));
  vec3 own = mix(uCoreBlue, uCoreViolet, 0.45);
  // By the plain normal: a strewn edge of a reflection would look like scratches.
  float glow;
  float cover = meetDiscs(vWorld, reflect(-view, normalize(vNormal)), rough * 0.5, glow);
  light = light * (1.0 - mix(0.6, 0.94, uNight) * cover) + own * glow * mix(0.25, 0.9, uNight);
  // By day much of what is bright is bright at once: the metal keeps its dark lines.
  light *= mix(vec3(1.04, 0.99, 0.93) * mix(flat_ ? 0.72 : 0.5, 1.0, smoothstep(0.3, 1.5, light.g)), vec3(1.0), uNight);
  float open = openness(vWorld, n);
  light *= mix(1.0, open, mix(0.42, 0.75, uNight));
  vec3 throw_ = mix(uCoreTint, uCoreBlue, 0.6) * vec3(0.66, 0.95, 1.35) * uCoreGain * (1.0 - hidden(vWorld));
  vec3 colour = light * panelBrdf(metal, rough, nv);
  float shade = coreShade(vWorld, n, 0.3);
  colour += throw_ * (mirror * mix(uBrass, vec3(0.6), 0.3) + shade * mix(uBrass * 0.22, vec3(0.3, 0.26, 0.42) * mix(0.35, 1.0, uNight), face));
  colour *= 1.0 + streak * 0.2;

  colour *= mix(vec3(1.0), vec3(0.62, 0.64, 0.94), lit * face * (1.0 - uNight));

  // Dark cuts in brass; gilded lines in the dark face.
  float ink = cut.ink * uEngravingAlpha;
  colour *= mix(1.0, 0.05, ink * ink);
  colour += uEngraving * ink * 0.1;
  vec3 gold = uBrass * (mix(0.5, 0.3, uNight) * mix(0.45, 1.0, open) + 0.75 * min(light, vec3(1.6)));
  vec3 live = mix(own, uCoreLight, mix(0.5, 0.42, uNight)) * mix(1.2, 2.3, uNight);
  colour = mix(colour, mix(gold, live, lit), gilt);
  // The face under living lines is lit by them.
  colour += own * lit * face * step(0.5, vUp.y) * mix(0.03, 0.1, uNight);
  float coat = (0.04 + 0.96 * pow(1.0 - clamp(dot(n, view), 0.0, 1.0), 5.0)) * mix(0.4, 0.42, face) * (1.0 - 0.9 * ink);
  colour = colour * (1.0 - coat) + panelLight(reflect(-view, normalize(vNormal)), 0.14) * coat * (1.0 - cover) * open;
  gl_FragColor = vec4(radiance(colour), 1.0) * uFade;
}`
