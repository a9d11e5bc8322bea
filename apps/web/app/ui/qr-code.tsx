import { encode } from 'uqr'

/** Quiet zone in modules, required by scanners. */
const MARGIN = 4

/** Dark modules as one path, one unit each. */
export function drawQr(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { border: MARGIN, ecc: 'M' })
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return { path, size }
}

export function writeQrSvg(text: string): string {
  const { path, size } = drawQr(text)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`
}

type QrCodeProps = { text: string; label: string; className?: string }

/** Black on white in both themes, for cameras. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { path, size } = drawQr(text)
  return (
    <svg
      aria-label={label}
      className={className}
      role="img"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${size} ${size}`}
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
