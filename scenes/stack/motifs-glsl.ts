/**
 * What is engraved on the six discs, from the top one down: a dial, a chain, a guilloche, three gates, a trace of time and
 * drawers. Each says what its layer does. `q` is the place on a disc of radius 1, `px` the size of a pixel there; the result
 * is how much of a line covers the pixel, 0..1. Needs `cutLine`.
 */
export const MOTIFS = /* glsl */ `
const float TURN = 6.28318530718;
float ring(float r, float at, float w, float px) { return cutLine(r - at, w, px); }
/** Marks from radius \`from\` outwards to \`to\`; \`shift\` in shares of a step. */
float ticks(float r, float a, float count, float shift, float from, float to, float w, float px) {
  float at = a / TURN * count + shift;
  float d = (at - floor(at + 0.5)) * TURN * r / count;
  return cutLine(d, w, px) * clamp((r - from) / px + 0.5, 0.0, 1.0) * clamp((to - r) / px + 0.5, 0.0, 1.0);
}
/** A part of a circle from angle \`begin\` over \`span\`. */
float arc(float r, float a, float at, float begin, float span, float w, float px) {
  float along = mod(a - begin, TURN);
  return ring(r, at, w, px) * step(along, span);
}
float segment(vec2 q, vec2 a, vec2 b, float w, float px) {
  vec2 d = b - a;
  return cutLine(length(q - a - d * clamp(dot(q - a, d) / dot(d, d), 0.0, 1.0)), w, px);
}
float dial(vec2 q, float r, float a, float px) {
  float ink = max(ticks(r, a, 60.0, 0.0, 0.70, 0.78, 0.004, px), ticks(r, a, 12.0, 0.0, 0.64, 0.78, 0.009, px));
  ink = max(ink, arc(r, a, 0.55, -2.6, 3.9, 0.016, px));
  ink = max(ink, ring(r, 0.59, 0.003, px));
  ink = max(ink, ring(r, 0.51, 0.003, px));
  ink = max(ink, ticks(r, a, 36.0, 0.5, 0.38, 0.43, 0.004, px));
  ink = max(ink, ring(r, 0.36, 0.003, px));
  vec2 tip = vec2(cos(1.3), sin(1.3));
  ink = max(ink, segment(q, tip * 0.26, tip * 0.68, 0.013, px));
  return max(ink, cutLine(max(0.0, length(q - tip * 0.55) - 0.022), 0.02, px));
}
/** Links of a chain, every second one seen from its side. */
float chain(float r, float a, float px) {
  float count = 20.0;
  float at = a / TURN * count;
  float ink = 0.0;
  for (int k = 0; k < 2; k++) {
    float i = floor(at) + float(k);
    bool side = mod(i + 0.5, 2.0) > 1.0;
    vec2 p = vec2((at - i) * TURN * 0.54 / count, r - 0.54);
    float half_ = side ? 0.018 : 0.07;
    float d = length(vec2(max(abs(p.x) - (side ? 0.085 : 0.062), 0.0), p.y)) - half_;
    ink = max(ink, side ? clamp(0.5 - d / px, 0.0, 1.0) : cutLine(d, 0.011, px));
  }
  ink = max(ink, max(ring(r, 0.69, 0.004, px), ring(r, 0.39, 0.004, px)));
  ink = max(ink, ticks(r, a, 100.0, 0.0, 0.72, 0.765, 0.003, px));
  return max(ink, ticks(r, a, 20.0, 0.0, 0.31, 0.36, 0.005, px));
}
/** As on a banknote: five waves round the disc, each begun a fifth of a wave later. */
float guilloche(float r, float a, float px) {
  float ink = max(ring(r, 0.785, 0.004, px), ring(r, 0.30, 0.004, px));
  for (int k = 0; k < 6; k++) {
    float wave = a * 11.0 + float(k) * TURN / 6.0;
    float slope = 0.2 * 11.0 * cos(wave) / max(r, 0.2);
    ink = max(ink, cutLine((r - 0.545 - 0.2 * sin(wave)) * inversesqrt(1.0 + slope * slope), 0.005, px));
  }
  return ink;
}
/** Three walls, each with one way through. */
float gates(float r, float a, float px) {
  float ink = ticks(r, a, 72.0, 0.0, 0.75, 0.785, 0.003, px);
  for (int k = 0; k < 3; k++) {
    float at = 0.69 - 0.145 * float(k);
    float begin = 0.75 + 1.9 * float(k);
    float gap = 0.12 / at;
    float along = mod(a - begin, TURN);
    float wall = step(gap, along) * step(along, TURN - gap);
    ink = max(ink, max(ring(r, at, 0.008, px), ring(r, at - 0.05, 0.008, px)) * wall);
    ink = max(ink, ticks(r, a, 60.0 - 12.0 * float(k), 0.5, at - 0.05, at, 0.003, px) * wall);
    float off = min(abs(along - gap), abs(along - TURN + gap)) * at;
    ink = max(ink, cutLine(off, 0.011, px) * clamp((at + 0.018 - r) / px + 0.5, 0.0, 1.0) * clamp((r - at + 0.068) / px + 0.5, 0.0, 1.0));
  }
  return ink;
}
/** A pen that writes what happens, round and round. */
float trace(float r, float a, float px) {
  float ink = max(ticks(r, a, 120.0, 0.0, 0.745, 0.785, 0.003, px), ticks(r, a, 24.0, 0.0, 0.715, 0.785, 0.006, px));
  float burst = pow(0.5 + 0.5 * sin(a * 3.0 + 0.6), 4.0) + 0.7 * pow(0.5 + 0.5 * sin(a * 2.0 - 1.2), 6.0);
  float fast = sin(a * 61.0) * burst;
  float slope = (0.11 * (61.0 * cos(a * 61.0) * burst) + 0.02 * 7.0 * cos(a * 7.0)) / max(r, 0.2);
  ink = max(ink, cutLine((r - 0.53 - 0.11 * fast - 0.02 * sin(a * 7.0)) * inversesqrt(1.0 + slope * slope), 0.008, px));
  for (int k = 0; k < 4; k++) ink = max(ink, 0.6 * ring(r, 0.35 + 0.105 * float(k), 0.0025, px));
  return max(ink, ticks(r, a, 60.0, 0.0, 0.29, 0.315, 0.003, px));
}
/** Rows of drawers, each with its knob. */
float drawers(float r, float a, float px) {
  float ink = ring(r, 0.28, 0.006, px);
  for (int k = 0; k < 4; k++) {
    float outer = 0.785 - 0.126 * float(k);
    float count = k < 2 ? 24.0 : (k == 2 ? 16.0 : 12.0);
    float shift = 0.5 * mod(float(k), 2.0);
    ink = max(ink, ring(r, outer, 0.006, px));
    ink = max(ink, ticks(r, a, count, shift, outer - 0.126, outer, 0.005, px));
    float at = a / TURN * count + shift + 0.5;
    vec2 knob = vec2((at - floor(at + 0.5)) * TURN * r / count, r - outer + 0.063);
    ink = max(ink, cutLine(length(knob), 0.013, px));
  }
  return ink;
}
float motif(int disc, vec2 q, float px) {
  float r = length(q); float a = atan(q.y, q.x);
  if (disc == 0) return dial(q, r, a, px);
  if (disc == 1) return chain(r, a, px);
  if (disc == 2) return guilloche(r, a, px);
  if (disc == 3) return gates(r, a, px);
  if (disc == 4) return trace(r, a, px);
  return drawers(r, a, px);
}
`
