// Draws the icons of the site from one SVG. Run by hand (`npm run icons`) when the mark changes; output is committed.
import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

const mark = (ink, paper, inset) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <rect width="64" height="64" rx="${inset ? 0 : 14}" fill="${paper}"/>
  <g transform="translate(32 32) scale(${inset ? 1.35 : 1.6}) translate(-16 -16)" fill="none">
    <circle cx="16" cy="16" r="4.6" fill="${ink}"/>
    <ellipse cx="16" cy="16" rx="14" ry="6.4" transform="rotate(-24 16 16)" stroke="#c8963c" stroke-width="1.7"/>
    <circle cx="27.6" cy="8.5" r="2.6" fill="#c8963c"/>
  </g>
</svg>
`
const rounded = mark('#f2ede1', '#0a0c1d', false)
const full = mark('#f2ede1', '#0a0c1d', true)
const png = (svg, size) =>
  sharp(Buffer.from(svg), { density: 600 }).resize(size, size).png({ compressionLevel: 9 }).toBuffer()

/** An ICO file that holds one PNG: 6 bytes of header, 16 of directory, then the picture. */
function ico(picture, size) {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(picture.length, 14)
  head.writeUInt32LE(22, 18)
  return Buffer.concat([head, picture])
}

await mkdir('public/icons', { recursive: true })
await writeFile('public/icons/icon.svg', rounded)
await writeFile('public/icons/apple-touch-icon.png', await png(full, 180))
await writeFile('public/icons/icon-192.png', await png(full, 192))
await writeFile('public/icons/icon-512.png', await png(full, 512))
await writeFile('public/favicon.ico', ico(await png(rounded, 32), 32))
