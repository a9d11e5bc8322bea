import type { ParcoursCard as ParcoursCardData } from '@foulee/contract/parcours/parcours'
import {
  DIFFICULTE_LABELS,
  FORME_LABELS,
  TYPE_PARCOURS_LABELS,
  type TypeParcours,
} from '@foulee/domain/parcours/parcours'
import type { Position } from '@foulee/domain/shared/geo'
import { distanceFigure, formatNombre } from '@foulee/domain/shared/mesure'
import { awayText } from '#kit/list-page/away-text.ts'
import { Croquis } from '#kit/track/croquis.tsx'
import { CardLink } from '#ui/card.tsx'
import { cx } from '#ui/class-names.ts'
import { ReliefImage } from '#ui/relief-image.tsx'
import { placeText } from './parcours-summary.ts'

const SHORT_LABELS: Readonly<Partial<Record<TypeParcours, string>>> = {
  nature: 'Nature',
  marche: 'Marche',
  piste: 'Piste',
}

type ParcoursCardProps = {
  parcours: ParcoursCardData
  layout?: 'tile' | 'row'
  heading?: 'h2' | 'h3' | 'h4'
  origin?: Position | undefined
  isHighlighted?: boolean
}

export function ParcoursCard(props: ParcoursCardProps) {
  const { parcours, layout = 'tile', heading: Heading = 'h3', origin, isHighlighted } = props
  const { titre, slug, croquis, types } = parcours
  const isTile = layout === 'tile'
  const [type] = types
  return (
    <div className="@container h-full">
      <article
        className={cx(
          'card card-link group h-full',
          !isTile && 'grid-cols-[7rem_1fr] grid-rows-[auto_auto] @lg:grid-cols-[11rem_1fr]',
          isHighlighted && 'border-sapin outline-2 outline-sapin',
        )}
      >
        <div className={cx('card-media relative', !isTile && 'aspect-auto min-h-28 row-span-2')}>
          <ReliefImage kind="parcours" slug={slug} />
          <Croquis croquis={croquis} />
          {type && (
            <span className="badge absolute start-2 top-2 bg-surface text-ink max-@lg:px-2">
              {SHORT_LABELS[type] ?? TYPE_PARCOURS_LABELS[type]}
            </span>
          )}
        </div>
        <div className={cx('grid content-start gap-1 p-3 pb-0 @lg:p-4 @lg:pb-0')}>
          <Heading className="text-lg/6 text-balance wrap-anywhere @lg:text-xl">
            <CardLink prefetch="intent" to={`/parcours/${slug}`}>
              {titre}
            </CardLink>
          </Heading>
          <p className="text-sm text-ink-soft">
            {[placeText(parcours), origin && awayText(parcours.position, origin)]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <p className="text-sm text-ink-soft">{describe(parcours)}</p>
        </div>
        <Figures parcours={parcours} />
      </article>
    </div>
  )
}

const describe = ({ forme, difficulte }: ParcoursCardData) =>
  [forme && FORME_LABELS[forme], difficulte && DIFFICULTE_LABELS[difficulte]]
    .filter(Boolean)
    .join(' · ')

function Figures({ parcours }: { parcours: ParcoursCardData }) {
  const { distance, denivele, km_effort, note, nb_notes } = parcours
  const figures = [
    distance !== null && distanceFigure(distance),
    denivele !== null && { value: formatNombre(denivele), unit: 'm\u00a0D+' },
    km_effort !== null && { value: formatNombre(km_effort), unit: 'km-effort' },
  ].filter((figure) => figure !== false)
  return (
    <dl className="flex flex-wrap items-baseline gap-x-4 gap-y-1 p-3 @lg:p-4">
      {figures.map(({ value, unit }) => (
        <div className="flex flex-row-reverse items-baseline gap-1" key={unit}>
          <dt className="text-sm text-ink-soft">{unit}</dt>
          <dd className="font-heading text-xl font-bold tabular-nums">{value}</dd>
        </div>
      ))}
      {note !== null && (
        <div className="ms-auto flex items-baseline gap-1 text-sm">
          <dt className="sr-only">Note</dt>
          <dd>
            <span aria-hidden="true" className="text-sapin">
              ★
            </span>{' '}
            <strong className="tabular-nums">{formatNombre(note, 1)}</strong>
            <span className="sr-only"> sur 5</span>{' '}
            <span className="text-ink-soft">{`(${formatNombre(nb_notes)}\u00a0avis)`}</span>
          </dd>
        </div>
      )}
    </dl>
  )
}
