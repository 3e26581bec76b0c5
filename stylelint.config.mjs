/** What tokens hold: sizes of type, space between things, and the widths at which layouts change (src/styles). */
const size = /^var\(--size-[a-z]+\)$/
// `--gap` is the length of a line that is drawn across it.
const space = '(0|var\\(--(space-\\d|gutter|gutter-wide|gap)\\))'

/** @type {import('stylelint').Config} */
export default {
  rules: {
    'block-no-empty': true,
    'declaration-block-no-duplicate-properties': true,
    'declaration-block-no-shorthand-property-overrides': true,
    'media-feature-name-disallowed-list': [
      ['width', 'min-width', 'max-width'],
      { message: 'Use a breakpoint of src/styles/media.css' },
    ],
    'declaration-property-value-allowed-list': {
      'font-size': [
        size,
        'inherit',
        // A share of the text around it.
        /^[\d.]+em$/,
        // Units of a drawing, which grow with it.
        /^[\d.]+px$/,
        // Paper.
        /^[\d.]+pt$/,
        // The one figure that is a picture of its own.
        'clamp(6rem, 15vw, 14rem)',
      ],
      font: ['inherit', /^(italic |\d+ )?(var\(--size-[a-z]+\)|[\d.]+px)( \/ [\d.]+)? var\(--font-[a-z]+\)$/],
      '/^(row-|column-)?gap$/': [new RegExp(`^${space}( ${space})?$`), /^[\d.]+em$/],
    },
  },
  overrides: [
    { files: ['src/styles/media.css'], rules: { 'media-feature-name-disallowed-list': null } },
    // Sheets of paper are measured in points.
    { files: ['src/styles/print.css'], rules: { 'declaration-property-value-allowed-list': null } },
  ],
}
