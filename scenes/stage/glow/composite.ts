import { NoBlending, ShaderMaterial, Vector3, type Texture } from 'three'
import { NOISE } from '#scenes/instrument/glsl.ts'

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
uniform sampler2D uScene; uniform sampler2D uBloom; uniform float uStrength; uniform vec3 uTint;
varying vec2 vAt;
${NOISE}
vec3 encoded(vec3 c) { return linearToOutputTexel(vec4(c, 1.0)).rgb; }
void main() {
  vec4 drawn = texture2D(uScene, vAt);
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

export interface Composite {
  material: ShaderMaterial
  /** What to put together. `strength` 0: no glow. */
  set: (scene: Texture, bloom: Texture | null, strength: number, tint: readonly number[]) => void
}

export function createComposite(): Composite {
  const uniforms = {
    uScene: { value: null as Texture | null },
    uBloom: { value: null as Texture | null },
    uStrength: { value: 0 },
    uTint: { value: new Vector3(1, 1, 1) },
  }
  const material = new ShaderMaterial({
    name: 'Composite',
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms,
    blending: NoBlending,
    depthTest: false,
    depthWrite: false,
  })
  return {
    material,
    set(scene, bloom, strength, tint) {
      uniforms.uScene.value = scene
      uniforms.uBloom.value = bloom
      uniforms.uStrength.value = bloom ? strength : 0
      uniforms.uTint.value.set(tint[0] ?? 1, tint[1] ?? 1, tint[2] ?? 1)
    },
  }
}
