import type { VoyageCard as VoyageCardData } from '@foulee/contract/sejours/voyages'
import { NIVEAU_LABELS } from '@foulee/domain/membres/profil'
import { formatDateRange } from '@foulee/domain/shared/date'
import type { Position } from '@foulee/domain/shared/geo'
import { formatDenivele, formatDistance } from '@foulee/domain/shared/mesure'
import { DepartBadge } from '#features/sejours/shared/depart-badge.tsx'
import { awayText } from '#kit/list-page/away-text.ts'
import { Badge } from '#ui/badge.tsx'
import { CardLink } from '#ui/card.tsx'
import { cx } from '#ui/class-names.ts'
import { Picture } from '#ui/picture.tsx'
import { Price } from '#ui/price.tsx'
import { ReliefImage } from '#ui/relief-image.tsx'
import { dureeText, formatPlaces, placeText } from './voyage-texts.ts'

type VoyageCardProps = {
  voyage: VoyageCardData
  layout?: 'tile' | 'row'
  heading?: 'h2' | 'h3'
  origin?: Position | undefined
  isHighlighted?: boolean
}

export function VoyageCard(props: VoyageCardProps) {
  const { voyage, layout = 'tile', heading: Heading = 'h3', origin, isHighlighted } = props
  const { titre, slug, prochain } = voyage
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
          <VoyagePicture voyage={voyage} />
          {isTile && (
            <div className="absolute inset-x-3 top-3 flex flex-wrap gap-2">
              <VoyageBadges voyage={voyage} />
            </div>
          )}
        </div>
        <div className={cx('grid content-start gap-1', isTile ? 'p-4 pb-0' : 'p-3 pb-0 @lg:p-4')}>
          <p className="text-sm font-semibold text-sapin tabular-nums">
            {prochain ? formatDateRange(prochain.debut, prochain.fin) : 'Pas de départ annoncé'}
          </p>
          <Heading className="text-lg/6 text-balance wrap-anywhere">
            <CardLink prefetch="intent" to={`/sejours/${slug}`}>
              {titre}
            </CardLink>
          </Heading>
          <p className="text-sm text-ink-soft">
            {[placeText(voyage), origin && awayText(voyage.position, origin)]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {!isTile && (
            <div className="mt-1 flex flex-wrap gap-2 empty:hidden">
              <VoyageBadges voyage={voyage} />
            </div>
          )}
        </div>
        <div
          className={cx(
            'grid content-end gap-2 p-4 pt-3',
            !isTile && 'col-span-2 max-@lg:p-3 @lg:col-span-1 @lg:col-start-2',
          )}
        >
          <p className="grid text-sm">
            <span>{factsOf(voyage)}</span>
            <span className="text-ink-soft">{prochain && formatPlaces(prochain)}</span>
          </p>
          {voyage.prix_des !== null && <Price cents={voyage.prix_des} isFrom />}
        </div>
      </article>
    </div>
  )
}

function VoyageBadges({
  voyage: { statut, prochain, dossard_inclus },
}: {
  voyage: VoyageCardData
}) {
  return (
    <>
      {statut === 'annulee' && (
        <Badge icon="alert" tone="danger">
          Annulé
        </Badge>
      )}
      {prochain && <DepartBadge etat={prochain.etat} />}
      {dossard_inclus && (
        <Badge icon="ticket" tone="gold">
          Dossard inclus
        </Badge>
      )}
    </>
  )
}

const factsOf = ({ duree_jours, niveau, distance, denivele }: VoyageCardData): string =>
  [
    dureeText(duree_jours),
    niveau && NIVEAU_LABELS[niveau],
    distance !== null && formatDistance(distance),
    denivele !== null && formatDenivele(denivele),
  ]
    .filter(Boolean)
    .join(' · ')

function VoyagePicture({ voyage: { photo, slug } }: { voyage: VoyageCardData }) {
  if (!photo) return <ReliefImage kind="sejour" slug={slug} />
  return (
    <Picture
      className="size-full object-cover"
      sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
      src={photo}
    />
  )
}
