import type { Bilan } from '@foulee/contract/parcours/bilan'
import { useState } from 'react'
import { gapPath, gapTicks, heightOf, readGap } from '#features/parcours/shared/gap-line.ts'
import { ElevationDistances } from '#ui/elevation-axes.tsx'
import { elevationLine, elevationScale } from '#ui/elevation-scale.ts'
import { ProfileReader } from '#ui/profile-reader.tsx'
import { avanceText, kmText, tickText } from './bilan-texts.ts'
import { drawGaps, findMost, type GapLines } from './gap-lines.ts'

const [WIDTH, HEIGHT] = [1000, 280]

/** Seconds ahead and behind over the profile; a range reads them by hand, by keys and aloud. */
export function BilanChart({ bilan }: { bilan: Bilan }) {
  const lines = drawGaps(bilan)
  if (!lines) return null
  const most = findMost(lines)
  const { distance } = bilan
  return (
    <figure className="profile bilan-profil">
      <div className="profile-frame">
        <Drawing bilan={bilan} lines={lines} most={most} />
        <ul aria-hidden="true" className="contents">
          {gapTicks(most).map((avance) => (
            <li
              className="profile-level"
              key={avance}
              style={{ top: `${heightOf(avance, most) * 100}%` }}
            >
              <span>{tickText(avance)}</span>
            </li>
          ))}
        </ul>
        <Reader distance={distance} lines={lines} most={most} />
      </div>
      <ElevationDistances length={distance} />
      <figcaption className="race-day-legend">
        <span className="race-day-key">Vous</span>
        {lines.officiels.length > 0 && <span className="bilan-point">Passages du résultat</span>}
        {lines.autres.length > 0 && (
          <span className="race-day-key race-day-key-others">Coureurs de votre temps</span>
        )}
        <span>
          Ligne du milieu&nbsp;:{' '}
          {lines.temoin === 'feuille' ? 'le plan' : 'les coureurs de votre temps'} ; au-dessus, en
          avance.
        </span>
      </figcaption>
    </figure>
  )
}

type Part = { lines: GapLines; most: number }

function Drawing({ bilan, lines, most }: Part & { bilan: Bilan }) {
  const { profil, lieux, distance } = bilan
  const frame = { length: distance, most, width: WIDTH, height: HEIGHT }
  const relief = profil && elevationLine(profil, elevationScale(profil), WIDTH, HEIGHT)
  return (
    <>
      <svg
        aria-hidden="true"
        className="profile-drawing"
        preserveAspectRatio="none"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      >
        {relief && <path className="race-day-relief" d={`${relief}V${HEIGHT}H0Z`} />}
        {lieux.map(({ metres }) => (
          <path
            className="race-day-mark"
            d={`M${((metres / distance) * WIDTH).toFixed(1)} 0V${HEIGHT}`}
            key={metres}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <path
          className="bilan-milieu"
          d={`M0 ${HEIGHT / 2}H${WIDTH}`}
          vectorEffect="non-scaling-stroke"
        />
        <path
          className="race-day-line race-day-line-others"
          d={gapPath(lines.autres, frame)}
          vectorEffect="non-scaling-stroke"
        />
        <path
          className="race-day-line"
          d={gapPath(lines.mine, frame)}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <ul aria-hidden="true" className="contents">
        {lines.officiels.map(({ metres, avance }) => (
          <li
            className="bilan-officiel"
            key={metres}
            style={{
              left: `${(100 * metres) / distance}%`,
              top: `${heightOf(avance, most) * 100}%`,
            }}
          />
        ))}
      </ul>
    </>
  )
}

function Reader({ lines, most, distance }: Part & { distance: number }) {
  const [at, setAt] = useState<number | null>(null)
  const metres = at ?? 0
  const avance = readGap(lines.mine, metres)
  return (
    <ProfileReader
      at={at}
      label="Avance et retard"
      length={distance}
      onMove={setAt}
      steps={120}
      text={readingText(lines, metres)}
      top={avance === null ? null : heightOf(avance, most)}
    />
  )
}

function readingText({ mine, autres }: GapLines, metres: number): string {
  const [own, others] = [readGap(mine, metres), readGap(autres, metres)]
  return [
    kmText(metres),
    own === null ? null : avanceText(own),
    others === null ? null : `eux\u00a0: ${avanceText(others)}`,
  ]
    .filter((text) => text !== null)
    .join(' · ')
}
