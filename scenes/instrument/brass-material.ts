import { Matrix4, ShaderMaterial, Vector2 } from 'three'
import { CORE_LIGHT, NOISE, OUTPUT, PANELS } from './glsl.ts'
import { type Rig, RIG_DEFINES } from './rig.ts'
import type { Tier } from './scene-props.ts'

/** Where a vertex stands in the world: by its mesh, or by its joint in metal whose pieces move. */
const PLACED = /* glsl */ `
#ifdef JOINTS
attribute vec2 aJoint; uniform mat4 uJoints[JOINTS]; uniform vec2 uPolish[JOINTS];
mat4 placed() { return uJoints[int(aJoint.x + 0.5)]; }
vec2 polish() { return uPolish[int(aJoint.x + 0.5)]; }
#else
uniform float uRough; uniform float uBrush;
mat4 placed() { return modelMatrix; }
vec2 polish() { return vec2(uRough, uBrush); }
#endif
`

/** Of brass in both qualities. */
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
  vStuff = 0.0;
#endif
  gl_Position = projectionMatrix * viewMatrix * world;
}`

/** Hair-fine lines of the brush, −0.5..0.5; they fade out before they alias. Needs NOISE. */
export const STREAKS = /* glsl */ `
float streaks(float density) {
  float v = vFinish.y * density;
  float visible = 1.0 - smoothstep(0.35, 1.0, fwidth(v));
  return visible < 0.01 ? 0.0 : (noise3(vec3(vLocal.xz * 1.7, v)) - 0.5) * visible;
}
`

/**
 * Brushed along the ring: reflections stay sharp around it and smear across it. The smear is a
 * fan of TAPS mirror directions; hair-fine streaks jitter normal and roughness, and fade out
 * before they alias.
 */
const FRAGMENT = /* glsl */ `
uniform vec3 uBrass; uniform float uFade;
varying vec3 vWorld; varying vec3 vNormal; varying vec3 vGrain; varying vec3 vLocal; varying vec2 vFinish; varying float vStuff; flat varying vec2 vPolish;
#ifdef JOINTS
uniform vec3 uPlanets[6];
#endif
${NOISE}${PANELS}${CORE_LIGHT}${OUTPUT}
${STREAKS}void main() {
  vec3 n = normalize(vNormal);
  vec3 view = normalize(cameraPosition - vWorld);
  vec3 grain = normalize(vGrain - n * dot(vGrain, n) + 1e-5);
  vec3 across = cross(n, grain);
  float streak = streaks(42.0) + 0.7 * streaks(120.0) + 0.5 * streaks(310.0);
  n = normalize(n + across * streak * 0.22 * vPolish.y);
  float rough = clamp(vPolish.x + streak * 0.12 * vPolish.y, 0.06, 0.7);
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
  light /= float(TAPS);
  mirror /= float(TAPS);
  vec3 metal = uBrass;
#ifdef JOINTS
  if (abs(vStuff - 1.0) < 0.5) metal = vec3(0.30, 0.235, 0.165);
  if (abs(vStuff - 2.0) < 0.5) metal = uPlanets[0] * 0.5 + 0.015;
#endif
  vec3 f = panelBrdf(metal, rough, nv);
  vec3 colour = light * f;
  float shade = coreShade(vWorld, n, 0.25);
  vec3 inner = mix(uCoreTint, vec3(0.75, 0.78, 1.0), 0.4) * uCoreGain;
  colour += inner * uBrass * (mirror * 0.62 + shade * 0.22) + uCoreTint * uCoreGain * mirror * 0.12;
  colour *= vFinish.x * (1.0 + streak * 0.16 * vPolish.y);
  gl_FragColor = vec4(radiance(colour), 1.0) * uFade;
}`

export interface BrassFinish {
  /** Perceptual roughness along the grain, 0..1. */
  rough?: number
  /** Strength of the brushing; 0 is polished. */
  brush?: number
}

export interface BrassOptions extends BrassFinish {
  /** Pieces that move against each other in one draw call. */
  joints?: true
  /** Ends at the silhouettes of the rig's `uClear`, so that a ring does not pierce the bodies on it. */
  clear?: true
}

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

/** As many as the most moving mechanism has: one number, so that all share one program. */
export const MOST_JOINTS = 18

/** How the brass is finished: one finish, or one for each joint beside its matrix, and the define that makes the shader read them. */
export function finishOf({ joints, rough = 0.24, brush = 1 }: BrassOptions) {
  if (!joints) return { uniforms: { uRough: { value: rough }, uBrush: { value: brush } }, defines: {} }
  const matrices = Array.from({ length: MOST_JOINTS }, () => new Matrix4())
  const polish = matrices.map(() => new Vector2(rough, brush))
  return {
    uniforms: { uJoints: { value: matrices }, uPolish: { value: polish } },
    defines: { JOINTS: MOST_JOINTS },
  }
}

/** `uFade` multiplies a premultiplied colour, so a fading ring lets the page through, not black. */
export function createBrass(rig: Rig, tier: Tier, options: BrassOptions = {}): ShaderMaterial {
  const finish = finishOf(options)
  return new ShaderMaterial({
    vertexShader: BRASS_VERTEX,
    fragmentShader: FRAGMENT,
    uniforms: { ...rig.uniforms, ...finish.uniforms },
    defines: { ...RIG_DEFINES, ...finish.defines, TAPS: tier === 'high' ? 5 : 3 },
    premultipliedAlpha: true,
    transparent: false,
  })
}
