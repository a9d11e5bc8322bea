import { at } from '@foulee/trace/column'
import { decodePolyline } from '@foulee/trace/polyline'
import { useMemo } from 'react'
import './croquis.css'

const BOX = { width: 160, height: 120, margin: 16 }

function drawCroquis(croquis: readonly string[]): string {
  const lines = croquis.map((line) => decodePolyline(line)).filter(({ lon }) => lon.length > 1)
  const lat = lines.flatMap((line) => [...line.lat])
  const squeeze = Math.cos((((Math.min(...lat) + Math.max(...lat)) / 2) * Math.PI) / 180)
  const lon = lines.flatMap((line) => Array.from(line.lon, (value) => value * squeeze))
  if (!lon.length) return ''
  const [west, east, south, north] = [
    Math.min(...lon),
    Math.max(...lon),
    Math.min(...lat),
    Math.max(...lat),
  ]
  const { width, height, margin } = BOX
  const scale = Math.min(
    (width - 2 * margin) / Math.max(1e-4, east - west),
    (height - 2 * margin) / Math.max(1e-4, north - south),
  )
  const x = (value: number) => width / 2 + (value * squeeze - (west + east) / 2) * scale
  const y = (value: number) => height / 2 - (value - (south + north) / 2) * scale
  return lines
    .map((line) =>
      Array.from(line.lon, (value, index) => {
        const pen = index === 0 ? 'M' : 'L'
        return `${pen}${x(value).toFixed(1)} ${y(at(line.lat, index)).toFixed(1)}`
      }).join(''),
    )
    .join('')
}

export function Croquis({ croquis }: { croquis: readonly string[] }) {
  const path = useMemo(() => drawCroquis(croquis), [croquis])
  if (!path) return null
  return (
    <svg
      aria-hidden="true"
      className="croquis"
      preserveAspectRatio="xMidYMid meet"
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
    >
      <path className="croquis-rim" d={path} />
      <path className="croquis-line" d={path} />
    </svg>
  )
}
