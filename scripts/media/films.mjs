// The clips and how each is encoded.
export const FPS = 30

/**
 * Full-range JPEG in, video range out, and said so in the file. Exact rounding: the film's room must match the page's
 * own colour.
 */
export const pictureOf = (width) =>
  `-vf scale=${width}:-2:in_range=pc:out_range=tv:in_color_matrix=bt601:out_color_matrix=bt709:flags=bicubic+accurate_rnd+full_chroma_int+full_chroma_inp -pix_fmt yuv420p -colorspace bt709 -color_primaries bt709 -color_trc bt709`.split(
    ' ',
  )

// Scrubbing seeks to any frame: a keyframe every six and no B-frames keep that under 50 ms.
const SCRUB =
  '-c:v libx264 -preset veryslow -refs 4 -g 6 -keyint_min 6 -sc_threshold 0 -bf 0 -aq-mode 3 -movflags +faststart'
const LOOP = '-c:v libx264 -preset veryslow -refs 4 -tune animation -aq-mode 3 -movflags +faststart'
const AV1 = '-c:v libsvtav1 -preset 4 -svtav1-params tune=0'

// A chord over A whose loudness swells in whole waves of the six seconds, so that the loop closes without a click.
const voice = (hz, i) => `sin(2*PI*${hz}*t+${i})*(0.6+0.4*sin(2*PI*${i + 1}*t/6))/${i + 1}`
const CHORD = [110, 165, 220, 277, 330].map(voice).join('+')
export const SOUND = ['-f', 'lavfi', '-i', `aevalsrc=exprs='0.11*pow(sin(PI*t/6),2)*(${CHORD})':s=48000:d=6`]

/**
 * `closed`: the last frame leads back to the first. `still`: the share of the clip that is its poster. `phone`: the part of
 * the poster, px, that upright phones show. `dust`: share of the motes, each of which takes bytes from the metal. `crf`: by
 * night the dust takes more bytes for the same rate, by day its loss is seen first.
 */
export const FILMS = [
  {
    scene: 'assembly',
    seconds: 5,
    closed: false,
    still: 1,
    dust: { dark: 0.4, light: 1 },
    phone: { left: 248, top: 0, width: 1200, height: 900 },
    encodings: [
      { type: 'mp4', video: SCRUB.split(' '), audio: null, crf: { dark: 29, light: 28 } },
      // At most 400 KB.
      {
        type: 'mp4',
        screen: 'phone',
        width: 960,
        video: SCRUB.split(' '),
        audio: null,
        crf: { dark: 35, light: 33 },
      },
    ],
  },
  {
    scene: 'turning',
    seconds: 6,
    closed: true,
    still: 0,
    dust: { dark: 1, light: 1 },
    encodings: [
      {
        type: 'mp4',
        video: LOOP.split(' '),
        audio: '-c:a aac -b:a 64k'.split(' '),
        crf: { dark: 28, light: 25 },
      },
      {
        type: 'webm',
        video: AV1.split(' '),
        audio: '-c:a libopus -b:a 48k'.split(' '),
        crf: { dark: 43, light: 38 },
      },
    ],
  },
]
