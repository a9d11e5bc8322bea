import type { VoyageCard as VoyageCardData } from '@foulee/contract/sejours/voyages'
import { formatDateRange } from '@foulee/domain/date'
import { NIVEAU_LABELS } from '@foulee/domain/membres/profil'
import { ETAT_DEPART_LABELS, type EtatDepart } from '@foulee/domain/sejours/depart'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { CardLink } from '../../../ui/card.tsx'
import { cx } from '../../../ui/class-names.ts'
import type { IconName } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Price } from '../../../ui/price.tsx'
import { ReliefImage } from '../../../ui/relief-image.tsx'
import { placeText, sayPlaces } from './voyage-texts.ts'

type VoyageCardProps = {
  voyage: VoyageCardData
  /** The level of its title under the page's headings. */
  heading?: 'h2' | 'h3'
  /** Pointed at from elsewhere, such as its marker on a map. */
  isHighlighted?: boolean
}

/** Where, how long, how hard, when and for how much, at one glance; the whole card leads to the stay. */
export function VoyageCard({ voyage, heading: Heading = 'h3', isHighlighted }: VoyageCardProps) {
  const { titre, slug, prochain, statut } = voyage
  return (
    <article
      className={cx(
        'card card-link group h-full',
        isHighlighted && 'border-sapin outline-2 outline-sapin',
      )}
    >
      <div className="card-media">
        <VoyagePicture voyage={voyage} />
        <div className="absolute inset-x-3 top-3 flex flex-wrap gap-2">
          {statut === 'annulee' && (
            <Badge icon="alert" tone="danger">
              Annulé
            </Badge>
          )}
          {prochain && <DepartBadge etat={prochain.etat} />}
          {voyage.dossard_inclus && (
            <Badge icon="ticket" tone="gold">
              Dossard inclus
            </Badge>
          )}
        </div>
      </div>
      <div className="grid content-start gap-1 p-4 pb-0">
        <p className="text-sm font-semibold text-sapin tabular-nums">
          {prochain ? formatDateRange(prochain.debut, prochain.fin) : 'Pas de départ annoncé'}
        </p>
        <Heading className="text-lg/6 text-balance break-words hyphens-auto">
          <CardLink prefetch="intent" to={`/sejours/${slug}`}>
            {titre}
          </CardLink>
        </Heading>
        <p className="text-sm text-ink-soft">{placeText(voyage)}</p>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-3 p-4 pt-3">
        <p className="grid text-sm">
          <span>{factsOf(voyage)}</span>
          <span className="text-ink-soft">{prochain && sayPlaces(prochain)}</span>
        </p>
        {voyage.prix_des !== null && <Price cents={voyage.prix_des} isFrom />}
      </div>
    </article>
  )
}

const factsOf = ({ duree_jours, niveau }: VoyageCardData): string =>
  [
    duree_jours && (duree_jours === 1 ? '1\u00a0jour' : `${duree_jours}\u00a0jours`),
    niveau && NIVEAU_LABELS[niveau],
  ]
    .filter(Boolean)
    .join(' · ')

/** Its photo, or the relief drawn for its slug. */
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

const ETATS: Readonly<Record<EtatDepart, { tone: Tone; icon: IconName }>> = {
  a_confirmer: { tone: 'info', icon: 'clock' },
  garanti: { tone: 'success', icon: 'check' },
  complet: { tone: 'warning', icon: 'users' },
  clos: { tone: 'neutral', icon: 'lock' },
  passe: { tone: 'neutral', icon: 'calendar' },
  annule: { tone: 'danger', icon: 'alert' },
}

/** Where a departure stands, in words and colour. */
export const DepartBadge = ({ etat }: { etat: EtatDepart }) => (
  <Badge {...ETATS[etat]}>{ETAT_DEPART_LABELS[etat]}</Badge>
)
