import {
  type Box,
  FORMATS,
  fitLine,
  layPicture,
  type PictureContent,
  type PictureFormat,
  wrapWords,
} from './lay-picture.ts'

const SIZES = { title: 68, subtitle: 32, value: 60, label: 28, brand: 36 }
const LEADING = 1.15

/** Colours and letters of the page, so that a picture is dark when its page is. */
type Look = Record<'paper' | 'ink' | 'soft' | 'line' | 'brand', string> & {
  heading: string
  sans: string
}

function readLook(): Look {
  const style = getComputedStyle(document.documentElement)
  const read = (name: string) => style.getPropertyValue(name).trim()
  return {
    paper: read('--color-paper'),
    ink: read('--color-ink'),
    soft: read('--color-ink-soft'),
    line: read('--color-balise'),
    brand: read('--color-sapin'),
    heading: read('--font-heading'),
    sans: read('--font-sans'),
  }
}

/** Draws in the browser: nothing of a picture reaches a server. */
export function drawPicture(
  canvas: HTMLCanvasElement,
  format: PictureFormat,
  content: PictureContent,
): void {
  const { width, height } = FORMATS[format]
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) return
  const look = readLook()
  context.fillStyle = look.paper
  context.fillRect(0, 0, width, height)
  const { words, line } = layPicture(format, content.lignes.length > 0)
  drawLine(context, fitLine(content.lignes, line), look)
  drawWords(context, words, content, look)
  context.fillStyle = look.brand
  context.font = `800 ${SIZES.brand}px ${look.heading}`
  context.textBaseline = 'alphabetic'
  context.fillText('Foulée', words.left, height - words.left)
}

function drawLine(
  context: CanvasRenderingContext2D,
  lines: ReturnType<typeof fitLine>,
  look: Look,
): void {
  context.strokeStyle = look.line
  context.lineWidth = 8
  context.lineJoin = 'round'
  context.lineCap = 'round'
  for (const spots of lines) {
    context.beginPath()
    for (const [x, y] of spots) context.lineTo(x, y)
    context.stroke()
  }
}

function drawWords(
  context: CanvasRenderingContext2D,
  { left, top, width }: Box,
  { title, subtitle, figures }: PictureContent,
  look: Look,
): void {
  context.textBaseline = 'top'
  let y = top
  const write = (text: string, size: number, weight: number, colour: string, font: string) => {
    context.font = `${weight} ${size}px ${font}`
    context.fillStyle = colour
    const fits = (line: string) => context.measureText(line).width <= width
    for (const line of wrapWords(text, fits, 2)) {
      context.fillText(line, left, y)
      y += size * LEADING
    }
  }
  write(title, SIZES.title, 800, look.ink, look.heading)
  y += 12
  write(subtitle, SIZES.subtitle, 400, look.soft, look.sans)
  y += 36
  const columns = width >= 700 ? Math.min(4, figures.length) : 2
  for (const [rank, { value, label }] of figures.entries()) {
    const column = rank % columns
    const x = left + (column * width) / columns
    const row = y + Math.floor(rank / columns) * (SIZES.value + SIZES.label + 44)
    context.font = `700 ${SIZES.value}px ${look.heading}`
    context.fillStyle = look.ink
    context.fillText(value, x, row, width / columns - 16)
    context.font = `400 ${SIZES.label}px ${look.sans}`
    context.fillStyle = look.soft
    context.fillText(label, x, row + SIZES.value + 12, width / columns - 16)
  }
}

export const toFile = (canvas: HTMLCanvasElement, name: string): Promise<File | null> =>
  new Promise((resolve) => {
    canvas.toBlob(
      (blob) => resolve(blob && new File([blob], `${name}.png`, { type: 'image/png' })),
      'image/png',
    )
  })
