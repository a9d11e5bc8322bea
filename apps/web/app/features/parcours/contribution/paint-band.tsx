import { type PointerEvent, useRef } from 'react'

type Stretch = { from: number; to: number }
type PaintBandProps = { distance: number; chosen: Stretch; onChoose: (stretch: Stretch) => void }

/** Pointer input of a section on the profile; the fields below are the keyboard equivalent. */
export function PaintBand({ distance, chosen, onChoose }: PaintBandProps) {
  const start = useRef<number | null>(null)
  const read = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const share = Math.min(1, Math.max(0, (event.clientX - left) / width))
    return Math.round(share * distance)
  }
  const drag = (event: PointerEvent<HTMLElement>) => {
    const first = start.current
    if (first === null) return
    const last = read(event)
    onChoose({ from: Math.min(first, last), to: Math.max(first, last) })
  }
  const percent = (metres: number) => `${(metres / Math.max(1, distance)) * 100}%`
  return (
    <div
      aria-hidden="true"
      className="paint-band"
      onPointerCancel={() => {
        start.current = null
      }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        start.current = read(event)
      }}
      onPointerMove={drag}
      onPointerUp={(event) => {
        drag(event)
        start.current = null
      }}
    >
      <span
        className="paint-chosen"
        style={{ left: percent(chosen.from), width: percent(chosen.to - chosen.from) }}
      />
    </div>
  )
}
