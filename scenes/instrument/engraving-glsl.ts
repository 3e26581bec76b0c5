import { GLYPH_CELL, GLYPH_RANGE } from './glyphs.ts'

/** Length of a mark as a share of half the face, and its width as a multiple of the fine width. */
export const MARK_SIZES = {
  ten: { reach: 0.86, bold: 2.4 },
  five: { reach: 0.6, bold: 1.35 },
  one: { reach: 0.36, bold: 1 },
} as const

const glsl = (value: number) => value.toFixed(4)
const { one, five, ten } = MARK_SIZES
/** Where the lane of the marks begins: a little beneath the longest. */
const LANE = 0.98 - ten.reach - 0.03

/**
 * Graduations cut into a band, in its own space: no triangle, no texture but the numerals, sharp at any distance. A
 * line thinner than a pixel pales instead of flickering. Marks hang from the +s rim; every 5th is longer, every 10th
 * longer and bold; numerals stand half a step beside the bold marks, or on them, with a star between each two.
 */
export const ENGRAVING = /* glsl */ `
uniform vec4 uMarks[4]; uniform vec4 uShape; uniform vec3 uRule; uniform sampler2D uGlyphs; uniform float uLit; uniform float uEnamel; uniform vec4 uLane;
// face: whether there are marks on it; the others: how much of the pixel is of each.
struct Cut { float face; float ink; float lit; float enamel; vec2 tilt; };
const Cut UNCUT = Cut(0.0, 0.0, 0.0, 0.0, vec2(0.0));
float cutLine(float d, float half_, float px) {
  return clamp((half_ + 0.5 * px - abs(d)) / px, 0.0, min(1.0, 2.0 * half_ / px));
}
float numeral(vec2 at, float value) {
  vec2 cell = vec2(mod(value, ${glsl(GLYPH_CELL.columns)}), floor(value / ${glsl(GLYPH_CELL.columns)}));
  vec2 uv = vec2(at.x / ${glsl(GLYPH_CELL.wide)} + 0.5, (at.y - 0.5) / ${glsl(GLYPH_CELL.high)} + 0.5);
  if (uv.x < 0.01 || uv.x > 0.99 || uv.y < 0.01 || uv.y > 0.99) return -1.0;
  float level = textureLod(uGlyphs, (cell + uv) / vec2(${glsl(GLYPH_CELL.columns)}, ${glsl(GLYPH_CELL.rows)}), 0.0).r;
  return (level - 0.5) * 2.0 * ${glsl(GLYPH_RANGE)};
}
void addMarks(inout Cut cut, float place, float s, vec3 marks, float r, float half_, vec2 px) {
  // Beneath the lane.
  if (s < ${glsl(LANE)} - 0.5 * px.y / half_) return;
  float pitch = 6.28318530718 * r / marks.x;
  float at = place * marks.x;
  float i = floor(at + 0.5);
  float dx = (at - i) * pitch;
  float ten = step(abs(mod(i + 0.5, 10.0) - 0.5), 0.1);
  float five = step(abs(mod(i + 0.5, 5.0) - 0.5), 0.1);
  float reach = mix(mix(${glsl(one.reach)}, ${glsl(five.reach)}, five), ${glsl(ten.reach)}, ten);
  float w = marks.z * mix(mix(${glsl(one.bold)}, ${glsl(five.bold)}, five), ${glsl(ten.bold)}, ten);
  // Where marks are closer than pixels, all that is left of them is their mean.
  float body = mix(cutLine(dx, w, px.x), 2.0 * marks.z / pitch, smoothstep(0.35, 0.8, px.x / pitch));
  float along = clamp((s - (0.98 - reach)) * half_ / px.y + 0.5, 0.0, 1.0) * clamp((0.98 - s) * half_ / px.y + 0.5, 0.0, 1.0);
  float ink = body * along;
  // A slanted mark only some pixels wide keeps flat edges: where each pixel is of one edge or the other, they zigzag.
  cut.tilt.x -= sign(dx) * ink * smoothstep(0.2, 1.0, abs(dx) / w) * smoothstep(2.0, 4.0, w / px.x);
  cut.ink = max(cut.ink, ink);
  cut.lit = max(cut.lit, ink * step(i / marks.x, uLit - 1e-4));
  float lane = clamp((s - ${glsl(LANE)}) * half_ / px.y + 0.5, 0.0, 1.0) * clamp((0.98 - s) * half_ / px.y + 0.5, 0.0, 1.0);
  cut.enamel = uEnamel * lane * clamp((uLit - place) * 6.28318530718 * r / px.x, 0.0, 1.0);
}
void addNumerals(inout Cut cut, float place, float s, vec4 marks, float r, float half_, vec2 px, float facing) {
  float at = place * marks.y + marks.w;
  float k = floor(at);
  float size = half_ * uLane.y;
  float run = 6.28318530718 * r / marks.y / size;
  vec2 p = vec2((k + 0.5 - at) * run * facing, (s - uLane.x) / uLane.y);
  float soft = max(px.x, px.y) / size;
  if (soft < 0.35 && abs(p.y - 0.5) < 0.6) {
    // They rise from left to right for whoever looks at the face.
    float d = numeral(p, mod(facing > 0.0 ? marks.y - 1.0 - k : k, min(marks.y, 12.0)));
    float ink = clamp(d / soft + 0.5, 0.0, 1.0) * (1.0 - smoothstep(0.12, 0.35, soft));
    vec2 star = abs(vec2((0.5 - abs(at - k - 0.5)) * run, p.y - 0.46)) / 0.2;
    ink = max(ink, (1.0 - smoothstep(0.8 - soft, 1.0, sqrt(star.x) + sqrt(star.y))) * (1.0 - smoothstep(0.05, 0.2, soft)));
    cut.ink = max(cut.ink, ink);
    cut.lit = max(cut.lit, ink * step(1.0, uLane.y) * step(place, uLit - 1e-4));
  }
  // Two hair lines, above and below the words of the scale.
  float hair = max(cutLine((s - uLane.z) * half_, marks.z * 0.7, px.y), cutLine((s - uLane.w) * half_, marks.z * 0.7, px.y));
  cut.ink = max(cut.ink, hair * 0.8);
}
// The same along the axis: marks hang from a line at +z.
void addRule(inout Cut cut, vec3 p, float s, float r, float half_, vec2 px) {
  float off = atan(p.x, p.z) * r;
  addMarks(cut, s * 0.5 + 0.5, 0.98 - off / uRule.z, vec3(uRule.x, 0.0, uRule.y), half_ / 3.14159265359, uRule.z, px.yx);
  cut.tilt = vec2(0.0);
  cut.ink = max(cut.ink, cutLine(off, uRule.y, px.x));
}
/** p, n: place and normal in the band's space. */
Cut engrave(vec3 p, vec3 n) {
  Cut cut = UNCUT;
  // Before any way out: what a pixel differs by from its neighbour is defined only where both are.
  vec3 dx = dFdx(p); vec3 dy = dFdy(p);
  float r = length(p.xz);
  vec3 out_ = vec3(p.x, 0.0, p.z) / r;
  bool radial = abs(n.y) < 0.5;
  float sign_ = radial ? dot(n, out_) : n.y;
  if (abs(sign_) < 0.8 || abs(r - uShape.x) > uShape.w + 1e-3) return cut;
  vec4 marks = radial ? (sign_ > 0.0 ? uMarks[0] : uMarks[1]) : (sign_ > 0.0 ? uMarks[2] : uMarks[3]);
  float half_ = radial ? uShape.y : uShape.z;
  float s = (radial ? p.y : r - uShape.x) / half_;
  vec3 across = radial ? vec3(0.0, 1.0, 0.0) : out_;
  vec3 around = vec3(-out_.z, 0.0, out_.x);
  vec2 px = vec2(length(vec2(dot(dx, around), dot(dy, around))), length(vec2(dot(dx, across), dot(dy, across)))) + 1e-5;
  if (abs(s) > 1.0) return cut;
  cut.face = step(0.5, marks.x);
  if (uRule.x > 0.5 && radial && sign_ > 0.0) addRule(cut, p, s, r, half_, px);
  if (marks.x < 0.5) return cut;
  float place = fract(atan(p.z, p.x) / 6.28318530718);
  addMarks(cut, place, s, marks.xyz, r, half_, px);
  bool mirrored = radial ? sign_ < 0.0 : sign_ > 0.0;
  if (marks.y > 0.5) addNumerals(cut, place, s, marks, r, half_, px, mirrored ? -1.0 : 1.0);
  return cut;
}
`

/** What cuts are filled with: ink; in steel, silver; and where a mark of a gauge is lit, the colour of the core. Needs GLOW. */
export const INK = /* glsl */ `
uniform vec3 uEngraving; uniform float uEngravingAlpha;
vec3 inlaid(vec3 inked, float ink, float stuff) {
  return inked + vec3(0.3, 0.225, 0.135) * ink * step(abs(stuff - 3.0), 0.5) * (2.0 - uNight);
}
vec3 lit(vec3 colour, Cut cut) {
  vec3 light = mix(uCoreBlue, uCoreViolet, 0.45);
  // The metal shines through the enamel, in which by day its marks are left standing, bright.
  vec3 mark = mix(light * 0.8, vec3(0.82, 0.66, 0.38), cut.enamel);
  vec3 enamel = light * (0.28 + 0.5 * dot(colour, vec3(0.2126, 0.7152, 0.0722)));
  return mix(mix(colour, enamel, cut.enamel), mix(mark, light * 2.2, uNight), cut.lit);
}
`
