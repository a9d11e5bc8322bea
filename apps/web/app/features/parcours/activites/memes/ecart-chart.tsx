import type { EcartSortie } from '@foulee/contract/parcours/activite-memes'
import { useState } from 'react'
import {
  type Gap,
  gapPath,
  gapTicks,
  heightOf,
  readGap,
} from '#features/parcours/shared/gap-line.ts'
import { ElevationDistances } from '#ui/elevation-axes.tsx'
import { kilometreText } from '#ui/elevation-text.ts'
import { ProfileReader } from '#ui/profile-reader.tsx'
import { avanceText, tickText } from './memes-texts.ts'

const [WIDTH, HEIGHT] = [1000, 240]
/** Seconds of half the drawing at least: an even run must look even. */
const LEAST = 30

/** Seconds ahead and behind along the way; a range reads them by hand, by keys and aloud. */
export function EcartChart({ ecart, jour }: { ecart: EcartSortie; jour: string }) {
  const [at, setAt] = useState<number | null>(null)
  const length = ecart.metres.at(-1) ?? 0
  const line = ecart.metres.map(
    (metres, rank): Gap => ({ metres, avance: ecart.avance[rank] ?? 0 }),
  )
  if (line.length < 2 || !(length > 0)) return null
  const most = 1.1 * Math.max(LEAST, ...ecart.avance.map(Math.abs))
  const avance = readGap(line, at ?? 0) ?? 0
  return (
    <figure className="profile sortie-ecart grid gap-3">
      <div>
        <div className="profile-frame">
          <svg
            aria-hidden="true"
            className="profile-drawing"
            preserveAspectRatio="none"
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          >
            <path
              className="sortie-egalite"
              d={`M0 ${HEIGHT / 2}H${WIDTH}`}
              vectorEffect="non-scaling-stroke"
            />
            <path
              className="race-day-line"
              d={gapPath(line, { length, most, width: WIDTH, height: HEIGHT })}
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <ul aria-hidden="true" className="contents">
            {gapTicks(most).map((tick) => (
              <li
                className="profile-level"
                key={tick}
                style={{ top: `${heightOf(tick, most) * 100}%` }}
              >
                <span>{tickText(tick)}</span>
              </li>
            ))}
          </ul>
          <ProfileReader
            at={at}
            label="Temps pris et perdu"
            length={length}
            onMove={setAt}
            steps={120}
            text={`${kilometreText(at ?? 0)} · ${avanceText(Math.round(avance))}`}
            top={heightOf(avance, most)}
          />
        </div>
        <ElevationDistances length={length} />
      </div>
      <figcaption className="text-sm text-ink-soft">
        Au-dessus de la ligne du milieu, vous étiez en avance sur celle du {jour}, pauses non
        comptées. À l’arrivée&nbsp;: {avanceText(line.at(-1)?.avance ?? 0)}.
      </figcaption>
    </figure>
  )
}
