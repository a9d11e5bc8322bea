import { createCanvas, type Image, loadImage, Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import { COLORS, readyFonts, SHARE, shorten, wrapText } from './share-canvas.ts'
import type { ShareContent, ShareFigure } from './share-content.ts'
import { drawLines } from './share-line.ts'

export type ShareScene = { relief: Buffer | null; isDemo: boolean }

/** Larger sizes allow fewer lines, so that the name does not reach the logo. */
const TITLES = [
  { size: 88, maxLines: 1 },
  { size: 72, maxLines: 2 },
  { size: 60, maxLines: 2 },
  { size: 52, maxLines: 3 },
]
const TITLE_WIDTH = 900
const NARROW_WIDTH = 560
/**
 * Width in pixels of the veil's solid strips: a gradient would be dithered, which compresses badly.
 */
const STRIP = 4

export async function drawShare(content: ShareContent, scene: ShareScene): Promise<Buffer> {
  const { ctx, encode } = await prepare(scene)
  const { margin, height } = SHARE
  drawLines(ctx, content.lignes)
  if (content.medaille) await drawMedal(ctx, content.medaille)
  drawName(ctx, margin, margin)
  drawBadge(ctx, content.is_cancelled ? 'Annulée' : scene.isDemo ? 'Démonstration' : '', {
    fill: content.is_cancelled ? COLORS.rouge : COLORS.jaune,
    ink: content.is_cancelled ? COLORS.surface : COLORS.ink,
  })
  const baseline = height - margin
  drawFigures(ctx, content.figures, baseline)
  const room = content.figures.length ? baseline - 150 : baseline
  drawTitle(ctx, content, room)
  return encode()
}

const MEDAL = 380

async function drawMedal(ctx: SKRSContext2D, svg: string): Promise<void> {
  const image = await loadImage(
    Buffer.from(svg.replace('<svg ', `<svg width="${2 * MEDAL}" height="${2 * MEDAL}" `)),
  )
  ctx.drawImage(image, SHARE.width - SHARE.margin - MEDAL, (SHARE.height - MEDAL) / 2, MEDAL, MEDAL)
}

export async function drawSite(scene: ShareScene): Promise<Buffer> {
  const { ctx, encode } = await prepare(scene)
  const { margin } = SHARE
  drawMark(ctx, margin, 150, 128)
  ctx.fillStyle = COLORS.ink
  ctx.font = '800 132px Titre'
  ctx.fillText('Foulée', margin - 4, 420)
  ctx.fillStyle = COLORS.inkSoft
  ctx.font = '400 40px Texte'
  ctx.fillText('Courses à pied et trails, partout en France', margin, 500)
  return encode()
}

async function prepare({ relief }: ShareScene) {
  readyFonts()
  const canvas = createCanvas(SHARE.width, SHARE.height)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = COLORS.paper
  ctx.fillRect(0, 0, SHARE.width, SHARE.height)
  if (relief) drawRelief(ctx, await loadImage(relief))
  return { ctx, encode: () => canvas.encode('png') }
}

function drawRelief(ctx: SKRSContext2D, image: Image): void {
  const { width, height } = SHARE
  const scale = Math.max(width / image.width, height / image.height)
  const [w, h] = [image.width * scale, image.height * scale]
  ctx.drawImage(image, width - w, (height - h) / 2, w, h)
  for (let x = 0; x < width; x += STRIP) {
    const clear = Math.max(0, (x / width - 0.3) / 0.7) * 0.95
    ctx.fillStyle = `rgba(250, 248, 243, ${1 - clear})`
    ctx.fillRect(x, 0, STRIP, height)
  }
}

function drawMark(ctx: SKRSContext2D, x: number, y: number, size: number): void {
  ctx.save()
  ctx.translate(x, y)
  ctx.scale(size / 28, size / 28)
  ctx.translate(-3.5, -5.5)
  ctx.fillStyle = COLORS.sapin
  ctx.fill(new Path2D('M9.2 5.5h15.3l-2.3 7H6.9z'))
  ctx.fillStyle = COLORS.balise
  ctx.fill(new Path2D('M5.8 15.5h11.3l-2.3 7H3.5z'))
  ctx.restore()
}

function drawName(ctx: SKRSContext2D, x: number, y: number): void {
  drawMark(ctx, x, y, 64)
  ctx.fillStyle = COLORS.ink
  ctx.font = '800 46px Titre'
  ctx.fillText('Foulée', x + 64, y + 37)
}

function drawBadge(ctx: SKRSContext2D, text: string, { fill, ink }: { fill: string; ink: string }) {
  if (!text) return
  ctx.font = '700 28px Texte'
  const width = ctx.measureText(text).width + 44
  const x = SHARE.width - SHARE.margin - width
  ctx.fillStyle = fill
  ctx.beginPath()
  ctx.roundRect(x, SHARE.margin - 8, width, 54, 27)
  ctx.fill()
  ctx.fillStyle = ink
  ctx.fillText(text, x + 22, SHARE.margin + 29)
}

function drawTitle(ctx: SKRSContext2D, content: ShareContent, bottom: number): void {
  const { date, nom, lieu, lignes, medaille } = content
  const { margin } = SHARE
  const { lines, size } = fitTitle(ctx, nom, lignes.length || medaille ? NARROW_WIDTH : TITLE_WIDTH)
  const leading = Math.round(size * 1.06)
  let y = bottom
  ctx.font = '400 36px Texte'
  ctx.fillStyle = COLORS.inkSoft
  ctx.fillText(
    shorten(ctx, lieu, SHARE.width - 2 * margin - (medaille ? MEDAL + 40 : 0)),
    margin,
    y,
  )
  y -= 62
  ctx.font = `800 ${size}px Titre`
  ctx.fillStyle = COLORS.ink
  for (const line of lines.toReversed()) {
    ctx.fillText(line, margin - 3, y)
    y -= leading
  }
  ctx.font = '700 36px Texte'
  ctx.fillStyle = COLORS.sapin
  ctx.fillText(date, margin, y + leading - size - 12)
}

function fitTitle(
  ctx: SKRSContext2D,
  nom: string,
  width: number,
): { lines: string[]; size: number } {
  let fitted = { lines: [nom], size: 0 }
  for (const { size, maxLines } of TITLES) {
    ctx.font = `800 ${size}px Titre`
    const { lines, isCut } = wrapText(ctx, nom, width, maxLines)
    fitted = { lines, size }
    if (!isCut) break
  }
  return fitted
}

function drawFigures(ctx: SKRSContext2D, figures: readonly ShareFigure[], bottom: number): void {
  let x: number = SHARE.margin
  for (const { value, unit, below } of figures) {
    ctx.font = '700 58px Titre'
    ctx.fillStyle = COLORS.ink
    ctx.fillText(value, x, bottom - 40)
    const valueWidth = ctx.measureText(value).width
    ctx.font = '400 32px Texte'
    ctx.fillStyle = COLORS.inkSoft
    ctx.fillText(unit, x + valueWidth + 10, bottom - 40)
    const topWidth = valueWidth + 10 + ctx.measureText(unit).width
    ctx.font = '400 28px Texte'
    ctx.fillText(below, x, bottom)
    x += Math.max(topWidth, ctx.measureText(below).width) + 56
  }
}
