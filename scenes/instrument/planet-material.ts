import { ShaderMaterial } from 'three'
import { CORE_LIGHT, NOISE, OUTPUT, PANELS, WINDOW } from './glsl.ts'
import { type Lighting, LIGHTING_DEFINES } from './lighting.ts'
import type { Tier } from './scene-props.ts'
import { TRACE } from './trace-glsl.ts'

const VERTEX = /* glsl */ `
attribute vec4 aBody; attribute float aLevel;
uniform vec4 uCore; uniform float uUmbra;
varying vec3 vWorld; varying vec3 vNormal; varying vec3 vLocal; varying vec4 vBody; varying float vLevel; varying float vUmbra;
void main() {
  mat4 m = modelMatrix * instanceMatrix;
  vec4 world = m * vec4(position, 1.0);
  vWorld = world.xyz;
  // Of a flattened body, too: the cofactors turn normals as the matrix turns faces.
  vNormal = mat3(cross(m[1].xyz, m[2].xyz), cross(m[2].xyz, m[0].xyz), cross(m[0].xyz, m[1].xyz)) * normal;
  vLocal = position;
  vBody = aBody;
  vLevel = aLevel;
  // The core is right behind it: the side that is seen is dark.
  vec3 at = m[3].xyz;
  vUmbra = uUmbra * smoothstep(0.93, 0.995, dot(normalize(uCore.xyz - at), normalize(at - cameraPosition)));
  gl_Position = projectionMatrix * viewMatrix * world;
}`

/**
 * Polished stone or metal under clear lacquer. aBody: colour slot, metal 0..1, depth of the strata
 * 0..1, seed. The core lights the near side, the panels the rest.
 */
const FRAGMENT = /* glsl */ `
uniform vec3 uPlanets[6]; uniform vec3 uCoreBlue; uniform float uFade; varying float vUmbra;
varying vec3 vWorld; varying vec3 vNormal; varying vec3 vLocal; varying vec4 vBody; varying float vLevel;
${NOISE}${PANELS}${WINDOW}${CORE_LIGHT}${OUTPUT}
#ifdef MIRROR
uniform vec3 uBrass;
${TRACE}
#endif
vec3 slot(float i) {
  vec3 c = uPlanets[0];
  for (int k = 1; k < 6; k++) if (i > float(k) - 0.5) c = uPlanets[k];
  return c;
}
// Each planet mirrors one light: by day the window, by night the high panels only, as the desk hides the low ones.
vec3 reflection(vec3 ray, float rough) {
  vec3 panels = panelLight(ray, rough) * mix(0.2, 1.0, smoothstep(-0.2, 0.25, ray.y));
  return mix(windowLight(ray, rough * 0.9), panels, uNight);
}
void main() {
  vec3 n = normalize(vNormal);
  vec3 view = normalize(cameraPosition - vWorld);
  float nv = clamp(dot(n, view), 0.02, 1.0);
  float metal = vBody.y;
  vec3 base = slot(vBody.x);
  vec3 p = vLocal * 1.6 + vBody.w * 13.7;
  float wave = fbm3(p * vec3(1.0, 2.2, 1.0));
  float bands = sin((vLocal.y * 7.0 + (wave - 0.5) * 5.0) + vBody.w * 6.0);
  float vein = smoothstep(0.72, 1.0, bands);
  base *= 1.0 + vBody.z * (0.42 * bands * (0.4 + wave) - 0.1);
  base = mix(base, base * 1.5 + vec3(0.05, 0.045, 0.04), vein * vBody.z);
  float rough = mix(0.5, 0.32, metal);
  vec3 f0 = mix(vec3(0.04), mix(pow(base, vec3(0.6, 0.65, 0.6)), base, uNight), metal);
  vec3 ambient = panelLight(n, 1.0) * mix(0.72, 0.62, uNight) + panelLight(n, 0.62) * 0.16;
  vec3 colour = ambient * base * (1.0 - metal) * mix(1.0, 1.25, uNight);
  vec3 ray = reflect(-view, n);
  // Polished metal is mostly what it mirrors: by day a dark line of the room between the sky and the desk.
  float line = smoothstep(-0.6, -0.2, ray.y) * (1.0 - smoothstep(0.0, 0.45, ray.y));
  float polish = mix(1.0, 2.1 - 1.95 * line, metal * (1.0 - uNight));
  colour += reflection(ray, rough) * panelBrdf(f0, rough, nv) * polish;
  // What is left then is cool: the warm panels would turn a pale planet brown.
  vec3 umbra = mix(vec3(1.0), mix(vec3(0.12), vec3(0.07, 0.08, 0.14), uNight), vUmbra);
  colour *= umbra;
  float glow = coreShade(vWorld, n, 0.12) * uCoreGain;
  colour += uCoreTint * glow * mix(base * 1.5 + 0.05, f0 * 0.6, metal);
  // Lacquer: a sharp second reflection over the body.
  float coat = 0.045 + 0.955 * pow(1.0 - nv, 5.0);
  vec3 room = reflection(ray, 0.07);
#ifdef MIRROR
  float far;
  vec4 hit = meetBands(vWorld, ray, 0.03, far);
  room = mix(room, uBrass * (panelLight(reflect(ray, hit.xyz), 0.4) * 0.8 + 0.02), hit.w);
#endif
  colour = mix(colour, room * mix(umbra, vec3(1.0), coat), coat);
  colour += uCoreTint * uCoreGain * coreMirror(vWorld, ray, 0.08) * (coat + 0.05);
  float dusk = pow(1.0 - nv, 3.0) * uNight;
  colour += base * dusk * 0.22;
  // The light behind it comes round its edge, which is bright, and brightest where the last of the core was covered.
  float turned = pow(1.0 - nv, mix(1.5, 2.0, uNight)) * (0.5 + 0.5 * smoothstep(-0.9, 0.9, dot(n.xy, vec2(-0.5, 0.866))));
  colour += mix(uCoreBlue, uCoreTint, 0.5) * turned * vUmbra * mix(1.3, 1.1, uNight);
  gl_FragColor = vec4(radiance(colour), 1.0) * uFade * vLevel;
}`

export function createPlanetMaterial(lighting: Lighting, tier: Tier): ShaderMaterial {
  return new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms: lighting.uniforms,
    defines: { ...LIGHTING_DEFINES, ...(tier === 'high' && { MIRROR: 1 }) },
  })
}
