import { NoBlending, ShaderMaterial, Vector2, Vector3, Vector4, type Texture } from 'three'
import { NOISE } from '#scenes/instrument/glsl.ts'
import { GLOW } from './config.ts'

const VERTEX = /* glsl */ `
varying vec2 vAt;
void main() {
  vAt = position.xy * 0.5 + 0.5;
  gl_Position = vec4(position.xy, 1.0, 1.0);
}`

/**
 * From linear premultiplied light to what the browser lays over the page: premultiplied, encoded, no channel above
 * alpha. Edges are tone-mapped by the colour they have, not by their share of the pixel. Glow covers by its brightest
 * channel, so it lightens any page and leaves no grey halo. A grain of one step hides banding, by the place alone.
 */
const FRAGMENT = /* glsl */ `
uniform sampler2D uScene; uniform sampler2D uBloom; uniform float uStrength; uniform vec3 uTint; uniform vec2 uDefocus; uniform vec4 uNear;
varying vec2 vAt;
${NOISE}
vec3 encoded(vec3 c) { return linearToOutputTexel(vec4(c, 1.0)).rgb; }
// The mean of a disc, in light that is not yet tone-mapped, so that glints open into discs as they do in a lens.
vec4 seen() {
  vec2 blur = uDefocus + uNear.zw * (1.0 - smoothstep(uNear.x, uNear.y, vAt.y));
  if (blur.y <= 0.0) return texture2D(uScene, vAt);
  float turn = hash12(gl_FragCoord.xy) * 6.2832;
  vec4 sum = vec4(0.0);
  for (int i = 0; i < TAPS; i++) {
    float angle = float(i) * 2.39996 + turn;
    sum += texture2D(uScene, vAt + sqrt((float(i) + 0.5) / float(TAPS)) * vec2(cos(angle), sin(angle)) * blur);
  }
  return sum / float(TAPS);
}
void main() {
  vec4 drawn = seen();
  float a = clamp(drawn.a, 0.0, 1.0);
  vec3 c = a > 1e-3 ? encoded(toneMapping(max(drawn.rgb / a, 0.0))) * a : vec3(0.0);
  if (uStrength > 0.0) {
    vec3 glow = encoded(1.0 - exp(-max(texture2D(uBloom, vAt).rgb, 0.0) * uTint * uStrength));
    c += glow * (1.0 - c);
    a += (1.0 - a) * max(glow.r, max(glow.g, glow.b));
  }
  float grain = (hash12(gl_FragCoord.xy) + hash12(gl_FragCoord.yx + 61.7) - 1.0) / 255.0;
  float grained = step(0.002, a);
  a = clamp(a + grain * grained * step(a, 0.998), 0.0, 1.0);
  gl_FragColor = vec4(clamp(c + grain * grained, 0.0, a), a);
}`

/** Blur by height, in shares of the canvas's height from its foot: of `radius` below `soft`, none above `sharp`. */
export type NearBlur = ReturnType<typeof createNearBlur>

export const createNearBlur = () => ({ sharp: 0, soft: -1, radius: 0 })

interface Composite {
  material: ShaderMaterial
  /** What to put together. `strength` 0: no glow. */
  set: (scene: Texture, bloom: Texture | null, strength: number) => void
  /** Radius of a blur of the whole as a share of the height, one by height, and height over width. 0 costs nothing. */
  focus: (radius: number, near: Readonly<NearBlur>, aspect: number) => void
}

export function createComposite(): Composite {
  const uniforms = {
    uScene: { value: null as Texture | null },
    uBloom: { value: null as Texture | null },
    uStrength: { value: 0 },
    uTint: { value: new Vector3(...GLOW.tint) },
    uDefocus: { value: new Vector2() },
    uNear: { value: new Vector4(-1, 0, 0, 0) },
  }
  const material = new ShaderMaterial({
    name: 'Composite',
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms,
    defines: { TAPS: 22 },
    blending: NoBlending,
    depthTest: false,
    depthWrite: false,
  })
  return {
    material,
    set(scene, bloom, strength) {
      uniforms.uScene.value = scene
      uniforms.uBloom.value = bloom
      uniforms.uStrength.value = bloom ? strength : 0
    },
    focus(radius, near, aspect) {
      uniforms.uDefocus.value.set(radius * aspect, radius)
      uniforms.uNear.value.set(near.soft, near.sharp, near.radius * aspect, near.radius)
    },
  }
}
