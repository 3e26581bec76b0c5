import { ENGRAVING, INK } from './engraving-glsl.ts'
import { CLEAR, CORE_LIGHT, HAZE, NOISE, OUTPUT, PANELS } from './glsl.ts'
import { BENDING, METALS, RELIEF, STREAKS, WEDGES } from './stuffs-glsl.ts'
import { TRACE } from './trace-glsl.ts'

/** Where a vertex stands in the world: by its mesh, or by its joint in metal whose pieces move. */
const PLACED = /* glsl */ `
#ifdef JOINTS
attribute vec2 aJoint; uniform mat4 uJoints[JOINTS]; uniform vec2 uPolish[JOINTS];
mat4 placed() { return uJoints[int(aJoint.x + 0.5)]; }
vec2 polish() { return uPolish[int(aJoint.x + 0.5)]; }
#else
uniform float uRough; uniform float uBrush; uniform float uStuff;
mat4 placed() { return modelMatrix; }
vec2 polish() { return vec2(uRough, uBrush); }
#endif
`

export const BRASS_VERTEX = /* glsl */ `
${PLACED}
attribute vec2 aFinish; varying float vStuff; flat varying vec2 vPolish;
varying vec3 vWorld; varying vec3 vNormal; varying vec3 vGrain; varying vec3 vLocal; varying vec3 vUp; varying vec2 vFinish;
void main() {
  mat4 place = placed();
  vec4 world = place * vec4(position, 1.0);
  vWorld = world.xyz;
  // Groups here scale uniformly, so the model matrix serves normals too.
  vNormal = mat3(place) * normal;
  vGrain = mat3(place) * vec3(-position.z, 0.0, position.x);
  vLocal = position;
  vUp = normal;
  vFinish = aFinish;
  vPolish = polish();
#ifdef JOINTS
  vStuff = aJoint.y;
#else
  vStuff = uStuff;
#endif
  gl_Position = projectionMatrix * viewMatrix * world;
}`

/**
 * Brushed along the ring: reflections stay sharp around it and smear across it. The smear is a fan of TAPS mirror
 * directions; hair-fine streaks jitter normal and roughness, and fade out before they alias.
 */
export const PLAIN_BRASS = /* glsl */ `
uniform vec3 uBrass; uniform float uFade;
varying vec3 vWorld; varying vec3 vNormal; varying vec3 vGrain; varying vec3 vLocal; varying vec3 vUp; varying vec2 vFinish; varying float vStuff; flat varying vec2 vPolish;
${NOISE}${PANELS}${CORE_LIGHT}${OUTPUT}${HAZE}
#ifdef ENGRAVED
${ENGRAVING}${INK}
#endif
${METALS}${STREAKS}${BENDING}${CLEAR}${WEDGES}void main() {
#ifdef CLEARED
  if (cleared(vWorld, normalize(vWorld - cameraPosition))) discard;
#endif
  vec3 n = normalize(vNormal);
  float bend = bending(n);
  vec3 view = normalize(cameraPosition - vWorld);
  vec3 grain = normalize(vGrain - n * dot(vGrain, n) + 1e-5);
  vec3 across = cross(n, grain);
  float streak = streaks(vFinish.y * 42.0) + 0.7 * streaks(vFinish.y * 120.0) + 0.5 * streaks(vFinish.y * 310.0);
  n = normalize(n + across * streak * 0.22 * vPolish.y);
#ifdef ENGRAVED
  Cut cut = engrave(vLocal, normalize(vUp));
  n = normalize(n + grain * cut.tilt.x * 0.9);
#endif
  float rough = clamp(vPolish.x + streak * 0.12 * vPolish.y + bend, 0.06, 0.8);
  float nv = clamp(dot(n, view), 0.02, 1.0);
  vec3 light = vec3(0.0);
  float mirror = 0.0;
  for (int i = 0; i < TAPS; i++) {
    float fan = (float(i) + 0.5) / float(TAPS) * 2.0 - 1.0;
    vec3 bent = normalize(n + across * fan * 0.36 * vPolish.y);
    vec3 ray = reflect(-view, bent);
    light += panelLight(ray, rough);
    mirror += coreMirror(vWorld, ray, 0.1 + rough * 0.7);
  }
  light *= sideShade(n, bend) / float(TAPS);
  mirror /= float(TAPS);
  // By day flat faces are turned, as those of fine brass are; thin rods are not, and between them there is no line.
  if (uNight < 0.999 && abs(vUp.y) > 0.8 && vPolish.y > 0.5) {
    float thin = smoothstep(0.015, 0.07, bend);
    light = mix(light * 0.75 * FLAT_SHADE + wedgeLight(grain, n, view), light, max(uNight, thin));
  }
  vec3 f = panelBrdf(metalOf(vStuff), rough, nv);
  vec3 colour = light * f;
  float shade = coreShade(vWorld, n, 0.25);
  vec3 inner = mix(uCoreTint, vec3(0.75, 0.78, 1.0), 0.4) * uCoreGain;
  colour += inner * uBrass * (mirror * 0.62 + shade * 0.22) + uCoreTint * uCoreGain * mirror * 0.12;
  colour *= vFinish.x * (1.0 + streak * 0.16 * vPolish.y) * gathered();
#ifdef ENGRAVED
  float ink = cut.ink * uEngravingAlpha;
  colour = lit(inlaid(mix(lifted(colour, vStuff, cut.face), uEngraving, ink), ink, vStuff), cut);
#else
  colour = lifted(colour, vStuff, 0.0);
#endif
  gl_FragColor = vec4(hazed(radiance(colour), vWorld), 1.0) * uFade;
}`

/**
 * Brushed brass under clear lacquer. The brushing runs around the ring, so a highlight spreads across it: a fan of TAPS
 * mirror directions, bell-weighted. What the mirror ray meets of the other bands replaces the studio; the core lights
 * what faces it, bluer than it is itself, since violet on brass is pink. Engraving is dark under dull lacquer.
 */
export const FINE_BRASS = /* glsl */ `
uniform vec3 uBrass; uniform float uFade;
uniform vec3 uCoreLight; uniform float uCoat;
varying vec3 vWorld; varying vec3 vNormal; varying vec3 vGrain; varying vec3 vLocal; varying vec3 vUp; varying vec2 vFinish; varying float vStuff; flat varying vec2 vPolish;
${NOISE}${PANELS}${CORE_LIGHT}${OUTPUT}${HAZE}${ENGRAVING}${INK}
#ifdef MIRROR
${TRACE}
#endif
${METALS}${STREAKS}${BENDING}${RELIEF}${CLEAR}${WEDGES}
void main() {
#ifdef CLEARED
  if (cleared(vWorld, normalize(vWorld - cameraPosition))) discard;
#endif
  vec3 n = normalize(vNormal);
  float bend = bending(n);
  if (vStuff > 3.5) n = struck(n);
  vec3 smooth_ = n;
  vec3 view = normalize(cameraPosition - vWorld);
  vec3 grain = normalize(vGrain - n * dot(vGrain, n) + 1e-5);
  vec3 across = cross(n, grain);
  float streak = (streaks(vFinish.y * 42.0) + 0.7 * streaks(vFinish.y * 120.0) + 0.5 * streaks(vFinish.y * 310.0)) * (vStuff > 0.5 ? 0.35 : 1.0);
  Cut cut = engrave(vLocal, normalize(vUp));
  n = normalize(n + across * streak * 0.2 * vPolish.y + grain * cut.tilt.x * 0.9);
  float rough = clamp(vPolish.x + streak * 0.12 * vPolish.y + bend, 0.06, 0.8);
  float nv = clamp(dot(n, view), 0.02, 1.0);
  // Each sample is blurred as wide as the gap to the next.
  float soft = mix(rough, max(rough, 0.3), min(1.0, vPolish.y));
  // Less across a flat face, whose every radius would see the same panel.
  float reach = abs(vUp.y) > 0.5 ? 0.2 : 0.52;
  vec3 light = vec3(0.0); float mirror = 0.0; float sum = 0.0;
  for (int i = 0; i < TAPS; i++) {
    float fan = (float(i) + 0.5) / float(TAPS) * 2.0 - 1.0;
    float weight = exp(-2.6 * fan * fan);
    vec3 ray = reflect(-view, normalize(n + across * fan * reach * vPolish.y));
    light += weight * panelLight(ray, soft);
    mirror += weight * coreMirror(vWorld, ray, 0.1 + rough * 0.7);
    sum += weight;
  }
  light *= sideShade(n, bend) / sum; mirror /= sum;
  // A flat face mirrors one panel over its whole width: its brightness is limited, or it would glow like a lamp.
  // The turner's grooves bring the key light back in wedges, which wander around the face as it tilts.
  // So is that of a face with a large numeral, which would be lost in it.
  bool turned = vPolish.y > 0.5;
  if (abs(vUp.y) > 0.5 && (turned || uLane.y > 1.0)) {
    light *= mix(0.86, 0.6, uNight) / (1.0 + mix(0.12, 0.3, uNight) * max(light.r, max(light.g, light.b)));
    // By night a steep cone has none: open to the light, it would have them all the way round.
    if (turned && abs(vUp.y) > mix(0.8, 0.97, uNight)) light = (light * mix(FLAT_SHADE, 0.7, uNight) + wedgeLight(grain, n, view)) * coneShade(n, abs(vUp.y));
  }
  vec3 throw_ = mix(uCoreTint, uCoreBlue, 0.7) * vec3(0.62, 1.0, 1.35) * uCoreGain;
  vec3 ray = reflect(-view, n);
#ifdef MIRROR
  float far;
  vec4 hit = meetBands(vWorld, ray, rough * 0.55, far);
  if (hit.w > 0.01) {
    vec3 at = vWorld + ray * far;
    vec3 there = uBrass * (panelLight(reflect(ray, hit.xyz), 0.45) * 0.75 + throw_ * coreShade(at, hit.xyz, 0.2) * 0.9);
    light = mix(light, there, hit.w * 0.92);
    mirror *= 1.0 - 0.6 * hit.w;
  }
#endif
  vec3 colour = light * panelBrdf(metalOf(vStuff), rough, nv);
  float shade = coreShade(vWorld, n, 0.25);
  colour += throw_ * mix(uBrass, vec3(0.6), 0.2) * (mirror * 1.1 + shade * 0.16);
  colour *= vFinish.x * (1.0 + streak * 0.16 * vPolish.y) * gathered();
  float ink = cut.ink * uEngravingAlpha;
  colour = inlaid(lifted(colour, vStuff, cut.face) * mix(1.0, 0.045, ink * ink) + uEngraving * ink * 0.12, ink, vStuff);
  // Lacquer: a sharp, faint second reflection.
  float coat = (0.04 + 0.96 * pow(1.0 - clamp(dot(smooth_, view), 0.0, 1.0), 5.0)) * (abs(vStuff - 2.0) < 0.5 ? 0.8 : uCoat) * (1.0 - 0.9 * ink);
  // Nor does it shine where something lies on the metal.
  coat *= smoothstep(0.0, 0.4, vFinish.x);
  colour = colour * (1.0 - coat) + panelLight(reflect(-view, smooth_), 0.12) * coat;
  colour = lit(colour, cut);
  gl_FragColor = vec4(hazed(radiance(colour), vWorld), 1.0) * uFade;
}`
