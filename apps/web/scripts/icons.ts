/**
 * Draws the icons of the installed application from the logo's two marks: `npm run icons -w
 * @foulee/web`. Needed only when the logo changes; the result is committed.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { createCanvas, Path2D } from '@napi-rs/canvas'

const folder = new URL('../public/icons/', import.meta.url)
/** The marks lie on a grid of 28; this is the box that they fill. */
const marks = { x: 3.5, y: 5.5, width: 21, height: 17 }

type Icon = {
  file: string
  size: number
  /** Part of the side that the marks take; a maskable icon keeps them in its safe circle. */
  share: number
  /** Corners as part of the side; the system rounds those of full icons itself. */
  corner: number
}

const icons: Icon[] = [
  { file: 'icon-192.png', size: 192, share: 0.66, corner: 0.22 },
  { file: 'icon-512.png', size: 512, share: 0.66, corner: 0.22 },
  { file: 'maskable-512.png', size: 512, share: 0.54, corner: 0 },
  { file: 'apple-touch-icon.png', size: 180, share: 0.62, corner: 0 },
]

function draw({ size, share, corner }: Icon) {
  const canvas = createCanvas(size, size)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = '#faf8f3'
  ctx.beginPath()
  ctx.roundRect(0, 0, size, size, corner * size)
  ctx.fill()
  const scale = (size * share) / marks.width
  ctx.translate(size / 2, size / 2)
  ctx.scale(scale, scale)
  ctx.translate(-marks.x - marks.width / 2, -marks.y - marks.height / 2)
  ctx.fillStyle = '#0f5b3f'
  ctx.fill(new Path2D('M9.2 5.5h15.3l-2.3 7H6.9z'))
  ctx.fillStyle = '#ff5a1f'
  ctx.fill(new Path2D('M5.8 15.5h11.3l-2.3 7H3.5z'))
  return canvas.encode('png')
}

await mkdir(folder, { recursive: true })
for (const icon of icons) await writeFile(new URL(icon.file, folder), await draw(icon))
