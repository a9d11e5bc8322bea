import { at } from '@foulee/trace/column'
import { cosDegrees } from '@foulee/trace/distance'
import { decodePolyline } from '@foulee/trace/polyline'
import type { SKRSContext2D } from '@napi-rs/canvas'
import { COLORS } from './share-canvas.ts'

const BOX = { x: 690, y: 110, width: 440, height: 370 }
const STROKES = [
  { width: 18, color: COLORS.surface },
  { width: 10, color: COLORS.balise },
]

export function drawLines(ctx: SKRSContext2D, lignes: readonly string[]): void {
  const lines = lignes.map((ligne) => decodePolyline(ligne)).filter(({ lon }) => lon.length > 1)
  if (!lines.length) return
  const lon = lines.flatMap((line) => [...line.lon])
  const lat = lines.flatMap((line) => [...line.lat])
  const [west, east] = [Math.min(...lon), Math.max(...lon)]
  const [south, north] = [Math.min(...lat), Math.max(...lat)]
  const squeeze = cosDegrees((south + north) / 2)
  const scale = Math.min(
    BOX.width / Math.max(1e-4, (east - west) * squeeze),
    BOX.height / Math.max(1e-4, north - south),
  )
  const x = (value: number) => BOX.x + BOX.width / 2 + (value - (west + east) / 2) * squeeze * scale
  const y = (value: number) => BOX.y + BOX.height / 2 - (value - (south + north) / 2) * scale
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  for (const { width, color } of STROKES) {
    ctx.lineWidth = width
    ctx.strokeStyle = color
    ctx.beginPath()
    for (const line of lines) {
      line.lon.forEach((value, index) => {
        if (index === 0) ctx.moveTo(x(value), y(at(line.lat, index)))
        else ctx.lineTo(x(value), y(at(line.lat, index)))
      })
    }
    ctx.stroke()
  }
}
