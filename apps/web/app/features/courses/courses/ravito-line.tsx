import type { Stop } from '@foulee/domain/courses/epreuve-stops'
import { formatDistance, formatNombre } from '@foulee/domain/shared/mesure'
import { cx } from '#ui/class-names.ts'
import { findLongestLeg, type Leg, ravitoLegs } from './epreuve-legs.ts'

type RavitoLineProps = { stops: readonly Stop[]; distance: number | null }

const km = (value: number) => formatDistance(Math.round(value * 1000))

export function RavitoLine({ stops, distance }: RavitoLineProps) {
  const ravitos = stops.filter(({ isRavito }) => isRavito)
  if (!ravitos.length || distance === null || distance <= 0) return null
  const share = (stop: Stop) => Math.min(1, (stop.km * 1000) / distance)
  return (
    <figure className="grid gap-1">
      <div aria-hidden="true" className="ravito-line">
        <span className="ravito-end">Départ</span>
        {ravitos.map((stop, index) => (
          <span
            className={cx('ravito-stop', stop.types.includes('base_de_vie') && 'ravito-base')}
            key={stop.km}
            style={{ left: `${share(stop) * 100}%` }}
          >
            {isClearOfEnds(share(stop)) && (
              <span className={cx('ravito-km', index % 2 === 1 && 'ravito-km-odd')}>
                {formatNombre(stop.km, 1)}
              </span>
            )}
          </span>
        ))}
        <span className="ravito-end ravito-finish">{km(distance / 1000)}</span>
      </div>
      <figcaption>{legsText(ravitoLegs(stops, distance), ravitos.length)}</figcaption>
    </figure>
  )
}

/** Labels too near the ends would overlap theirs. */
const isClearOfEnds = (share: number) => share > 0.06 && share < 0.92

function legsText(legs: readonly Leg[], count: number): string {
  const longest = findLongestLeg(legs)
  const ravitos = count === 1 ? 'Un ravito' : `${count}\u00a0ravitos`
  if (!longest) return `${ravitos}.`
  const from = longest.from ? placeOf(longest.from) : 'le départ'
  const to = longest.to ? placeOf(longest.to) : 'l’arrivée'
  return `${ravitos}. La plus longue portion sans ravito\u00a0: ${km(longest.km)}, entre ${from} et ${to}.`
}

const ARTICLE = /^L(?=es? |a |’)/

const placeOf = ({ nom, km: at }: Stop): string =>
  nom ? `${nom.replace(ARTICLE, 'l')} (${km(at)})` : `le ravito du km\u00a0${formatNombre(at, 1)}`
