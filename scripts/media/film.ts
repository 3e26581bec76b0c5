/*
 * Frames of a clip: many draws in one load of the page. Each is laid over the page's own colour, because video has
 * no alpha that every browser plays.
 */

/** The room the instrument stands in, as src/styles/base.css paints it. */
const ROOM = {
  dark: { page: '#0a0c1d', bloom: [88, 60, 190, 0.4] },
  light: { page: '#f3efe6', bloom: [134, 120, 240, 0.16] },
} as const

type Theme = keyof typeof ROOM

/** Where the bloom lies: behind the core. Shares of width and height. */
const BLOOM = { x: 0.615, y: 0.5, across: 0.46, down: 0.62 }

function paintRoom(sheet: CanvasRenderingContext2D, theme: Theme): void {
  const { width, height } = sheet.canvas
  const { page, bloom } = ROOM[theme]
  const [r, g, b, alpha] = bloom
  sheet.setTransform(1, 0, 0, 1, 0, 0)
  sheet.fillStyle = page
  sheet.fillRect(0, 0, width, height)
  const across = width * BLOOM.across
  sheet.setTransform(across, 0, 0, height * BLOOM.down, width * BLOOM.x, height * BLOOM.y)
  const glow = sheet.createRadialGradient(0, 0, 0, 0, 0, 1)
  // Falls like a bell, so that no edge shows where it ends.
  for (let i = 0; i <= 8; i += 1)
    glow.addColorStop(i / 8, `rgb(${r} ${g} ${b} / ${alpha * Math.cos((i / 8) * (Math.PI / 2)) ** 2})`)
  sheet.fillStyle = glow
  sheet.fillRect(-2, -2, 4, 4)
  sheet.setTransform(1, 0, 0, 1, 0, 0)
}

/** Puts a drawn frame over the room, scaled down to the clip's size. A JPEG as a data URL. */
export function overRoom(drawn: HTMLCanvasElement, theme: Theme): string {
  const canvas = document.createElement('canvas')
  canvas.width = innerWidth
  canvas.height = innerHeight
  const sheet = canvas.getContext('2d')
  if (!sheet) throw new Error('no 2D canvas')
  paintRoom(sheet, theme)
  sheet.imageSmoothingQuality = 'high'
  sheet.drawImage(drawn, 0, 0, innerWidth, innerHeight)
  return canvas.toDataURL('image/jpeg', 0.96)
}
