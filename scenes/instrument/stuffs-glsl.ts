import { DEGREE } from './ease.ts'
import type { LightPanel } from './light-panels.ts'
import { KEY, STRIP, WINDOW_PANEL } from './studios.ts'

/** What metal is made of, by its number (brass-material.ts): a struck relief is of brass. */
export const METALS = /* glsl */ `
uniform vec3 uPlanets[6]; uniform float uGathered;
// A lens gathers light: most where there is little.
float gathered() { return 1.0 + uGathered * mix(0.1, 1.0, uNight); }
vec3 metalOf(float stuff) {
  // Paper, where all of a piece is one draw.
  if (stuff > 4.5) return vec3(0.9, 0.86, 0.75);
  if (stuff < 0.5 || stuff > 3.5) return uBrass;
  if (stuff > 2.5) return vec3(0.12, 0.15, 0.27);
  // Bronze is warmer by day: under that sky it would be gray.
  return stuff > 1.5 ? uPlanets[0] * 0.5 + 0.015 : mix(vec3(0.40, 0.262, 0.13), vec3(0.30, 0.235, 0.165), uNight);
}
// By night polished metal would show little but a dark room, as glass does. Brass keeps some light of its own colour: most
// where it is engraved, so that ink is darker than the metal everywhere.
vec3 lifted(vec3 metal, float stuff, float engraved) {
  float dark = 1.0 - smoothstep(0.0, 0.1, dot(metal, vec3(0.2126, 0.7152, 0.0722)));
  float kept = max(step(stuff, 0.5), 2.0 * engraved * step(stuff, 1.5));
  return metal + vec3(0.03, 0.021, 0.012) * kept * dark * uNight;
}
`

/** A struck relief, whose rosette is a height of two folded waves: bends the normal. */
export const RELIEF = /* glsl */ `
float relief(vec2 p) {
  float r = length(p); float a = atan(p.y, p.x);
  float petal = abs(sin(a * 6.0 + r * 1.1));
  float leaf = sin((r * 1.0 + petal * 0.62) * 19.0);
  return leaf * 0.5 + 0.5 * sin(r * 46.0) * smoothstep(0.9, 1.0, petal);
}
vec3 struck(vec3 n) {
  vec2 p = vLocal.xz;
  float e = 0.012;
  float px = max(length(dFdx(p)), length(dFdy(p)));
  vec2 slope = vec2(relief(p + vec2(e, 0.0)) - relief(p - vec2(e, 0.0)), relief(p + vec2(0.0, e)) - relief(p - vec2(0.0, e))) / (2.0 * e);
  slope *= 0.015 * (1.0 - smoothstep(0.05, 0.2, px));
  vec3 out_ = normalize(vec3(vLocal.x, 0.0, vLocal.z)); vec3 round = vec3(-out_.z, 0.0, out_.x);
  vec3 grain = normalize(vGrain); vec3 away = normalize(cross(grain, n)) * sign(vUp.y) ;
  float across = dot(slope, out_.xz); float around = dot(slope, round.xz);
  return normalize(n - grain * around + away * across * -1.0);
}
`

/** Hair-fine lines of the brush, −0.5..0.5, by how far across it, in lines; they fade out before they alias. Needs NOISE. */
export const STREAKS = /* glsl */ `
float streaks(float v) {
  float visible = 1.0 - smoothstep(0.35, 1.0, fwidth(v));
  return visible < 0.01 ? 0.0 : (noise3(vec3(vLocal.xz * 1.7, v)) - 0.5) * visible;
}
`

/** How far a surface turns within one pixel: by that much it is rougher, as thin metal is, or it sparkles in dots. */
export const BENDING = /* glsl */ `
float bending(vec3 n) {
  vec3 turn = max(abs(dFdx(n)), abs(dFdy(n)));
  return max(turn.x, max(turn.y, turn.z));
}
const vec3 WINDOW = ${towards(WINDOW_PANEL)};
// By day all that a thin rod mirrors is bright, and it looks flat: what faces away from the window lies in its own shade.
float sideShade(vec3 n, float bend) {
  return mix(1.0, mix(0.2, 1.1, smoothstep(-0.25, 0.9, dot(n, WINDOW))), (1.0 - uNight) * smoothstep(0.004, 0.018, bend));
}
// So does that side of a cone, whose normal turns too slowly to be taken for a rod's: the steeper, the more.
float coneShade(vec3 n, float up) {
  return mix(1.0, mix(0.22, 1.1, smoothstep(0.4, 0.98, dot(n, WINDOW))), (1.0 - uNight) * (1.0 - smoothstep(0.84, 0.96, up)));
}
`

/** Direction to a panel's middle. */
function towards({ azimuth, elevation }: LightPanel): string {
  const [a, e] = [azimuth * DEGREE, elevation * DEGREE]
  const at = [Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e)]
  return `vec3(${at.map((x) => x.toFixed(3)).join(', ')})`
}

/**
 * Where a turned face mirrors a light: in two wedges, where its grooves lie across the half vector. One that faces the
 * half vector has none: all of it mirrors the panels.
 */
export const WEDGES = /* glsl */ `
const vec3 KEY = ${towards(KEY)};
const vec3 STRIP = ${towards(STRIP)};
float wedges(vec3 grain, vec3 n, vec3 view, vec3 light) {
  vec3 h = normalize(view + light);
  float along = dot(grain, h);
  float off = 1.0 - dot(n, h) * dot(n, h);
  return exp(-14.0 * along * along / max(off, 0.01)) * smoothstep(0.02, 0.2, off);
}
vec3 wedgeLight(vec3 grain, vec3 n, vec3 view) {
  return (wedges(grain, n, view, KEY) + 0.6 * wedges(grain, n, view, STRIP)) * vec3(1.0, 0.96, 0.88) * mix(1.2, 1.5, uNight);
}
// By day a flat face is dark between the wedges: all it mirrors is sky, and metal that mirrors sky alone is beige.
const float FLAT_SHADE = 0.43;
`
