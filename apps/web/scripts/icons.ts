/**
 * Builds the application icons from the logo: `npm run icons -w @foulee/web`. Needed only when the
 * logo changes; the result is committed.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { createCanvas, Path2D } from '@napi-rs/canvas'

const folder = new URL('../public/icons/', import.meta.url)
const marks = { x: 3.5, y: 5.5, width: 21, height: 17 }

type Icon = {
  file: string
  size: number
  /** Size of the marks as a share of the side; maskable icons keep them in the safe circle. */
  share: number
  /** Corner radius as a share of the side; the system rounds full icons itself. */
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
