/** Bands that a reflected ray can meet; more are drawn, but not mirrored. */
export const MIRRORED = 4

/**
 * The instrument reflects itself: every band is an open cylinder or a flat ring, so a ray meets it in closed form.
 * Coverage is blended, never "nearest wins", which made hard seams. Coverage in w, the mean normal in xyz.
 */
export const TRACE = /* glsl */ `
uniform mat4 uBandFrom[${MIRRORED}]; uniform vec4 uBandSize[${MIRRORED}];
vec4 meetBands(vec3 from, vec3 ray, float soft, out float far) {
  float best = 0.0; vec3 normal = vec3(0.0); far = 0.0;
  for (int i = 0; i < ${MIRRORED}; i++) {
    vec4 size = uBandSize[i];
    if (size.w < 0.5) continue;
    vec3 o = (uBandFrom[i] * vec4(from, 1.0)).xyz; vec3 d = mat3(uBandFrom[i]) * ray;
    mat3 back = transpose(mat3(uBandFrom[i]));
    if (size.y < size.z) {
      float t = -o.y / (abs(d.y) < 1e-4 ? 1e-4 : d.y);
      float s = 0.012 + soft * t;
      float cov = (1.0 - smoothstep(size.z - s, size.z + s, abs(length(o.xz + d.xz * t) - size.x))) * min(1.0, size.z / s);
      float w = cov * (1.0 - best) * smoothstep(0.22, 0.4, t) * smoothstep(0.02, 0.12, abs(d.y));
      normal += w * (back * vec3(0.0, -sign(d.y), 0.0)); far += w * t; best += w;
      continue;
    }
    float a = dot(d.xz, d.xz); float b = dot(o.xz, d.xz); float c = dot(o.xz, o.xz) - size.x * size.x;
    float q = b * b - a * c;
    if (q < 0.0 || a < 1e-6) continue;
    float graze = smoothstep(0.0, 0.06 + soft * 1.6, q / (a * size.x * size.x));
    q = sqrt(q);
    for (int k = 0; k < 2; k++) {
      float t = (-b + (k == 0 ? -q : q)) / a;
      if (t < 0.22) continue;
      float s = 0.012 + soft * t;
      float cov = (1.0 - smoothstep(size.y - s, size.y + s, abs(o.y + d.y * t))) * min(1.0, size.y / s);
      float w = cov * graze * (1.0 - best) * smoothstep(0.22, 0.4, t);
      vec2 n = (o.xz + d.xz * t) / size.x * (k == 0 ? 1.0 : -1.0);
      normal += w * (back * vec3(n.x, 0.0, n.y)); far += w * t; best += w;
    }
  }
  far /= max(best, 1e-3);
  return vec4(best > 1e-3 ? normalize(normal) : ray, best);
}
`
