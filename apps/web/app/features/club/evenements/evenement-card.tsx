import type { EvenementCard as EvenementCardData } from '@foulee/contract/club/evenements'
import { TYPE_EVENEMENT_LABELS } from '@foulee/domain/club/evenement'
import { NIVEAU_LABELS } from '@foulee/domain/membres/profil'
import type { Position } from '@foulee/domain/shared/geo'
import { capitalize } from '@foulee/domain/shared/typographie'
import { awayText } from '#kit/list-page/away-text.ts'
import { Badge } from '#ui/badge.tsx'
import { CardLink } from '#ui/card.tsx'
import { cx } from '#ui/class-names.ts'
import { Picture } from '#ui/picture.tsx'
import { Price } from '#ui/price.tsx'
import { ReliefImage } from '#ui/relief-image.tsx'
import { DateBadge } from './date-badge.tsx'
import { placesText, placeText, whenText } from './evenement-texts.ts'
import { evenementPath } from './paths.ts'

type EvenementCardProps = {
  evenement: EvenementCardData
  layout?: 'tile' | 'row'
  heading?: 'h2' | 'h3'
  origin?: Position | undefined
  isHighlighted?: boolean
}

export function EvenementCard(props: EvenementCardProps) {
  const { evenement, layout = 'tile', heading: Heading = 'h3', origin, isHighlighted } = props
  const { titre, slug, prochaine, serie, prix, porteur } = evenement
  const isTile = layout === 'tile'
  return (
    <div className="@container h-full">
      <article
        className={cx(
          'card card-link group h-full',
          !isTile && 'grid-cols-[5.5rem_1fr] grid-rows-[auto_auto] @lg:grid-cols-[11rem_1fr]',
          isHighlighted && 'border-sapin outline-2 outline-sapin',
        )}
      >
        <div className={cx('card-media', !isTile && 'aspect-auto min-h-24 @lg:row-span-2')}>
          <EvenementPicture evenement={evenement} />
          {isTile && (
            <div className="absolute inset-x-3 top-3 flex flex-wrap gap-2">
              <EvenementBadges evenement={evenement} />
            </div>
          )}
        </div>
        <div className={cx('grid content-start gap-1', isTile ? 'p-4 pb-0' : 'p-3 pb-0 @lg:p-4')}>
          <p className="text-sm font-semibold text-sapin tabular-nums">
            {prochaine ? capitalize(whenText(prochaine)) : 'Pas de date à venir'}
          </p>
          <Heading className="text-lg/6 text-balance wrap-anywhere">
            <CardLink prefetch="intent" to={evenementPath(slug)}>
              {titre}
            </CardLink>
          </Heading>
          <p className="text-sm text-ink-soft">
            {[placeText(evenement), origin && awayText(evenement.position, origin)]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {serie && <p className="text-sm text-ink-soft">{capitalize(serie)}</p>}
          {!isTile && (
            <div className="mt-1 flex flex-wrap gap-2 empty:hidden">
              <EvenementBadges evenement={evenement} />
            </div>
          )}
        </div>
        <div
          className={cx(
            'flex flex-wrap items-end justify-between gap-3 p-4 pt-3',
            !isTile && 'col-span-2 max-@lg:p-3 @lg:col-span-1 @lg:col-start-2',
          )}
        >
          <p className="grid min-w-0 text-sm">
            <span>{porteur.nom}</span>
            <span className="text-ink-soft empty:hidden">{prochaine && placesText(prochaine)}</span>
          </p>
          <Price cents={prix} />
        </div>
      </article>
    </div>
  )
}

function EvenementBadges({ evenement }: { evenement: EvenementCardData }) {
  const { statut, prochaine, type, niveau } = evenement
  return (
    <>
      <Badge>{TYPE_EVENEMENT_LABELS[type]}</Badge>
      {niveau && <Badge>{NIVEAU_LABELS[niveau]}</Badge>}
      {statut === 'annulee' ? (
        <DateBadge etat="annule" />
      ) : (
        prochaine && <DateBadge etat={prochaine.etat} />
      )}
    </>
  )
}

function EvenementPicture({ evenement: { photo, slug } }: { evenement: EvenementCardData }) {
  if (!photo) return <ReliefImage kind="evenement" slug={slug} />
  return (
    <Picture
      className="size-full object-cover"
      sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
      src={photo}
    />
  )
}
