import type { Disponibilite, Voyage } from '@foulee/contract/sejours/voyages'
import { OBJETS_OUVERTS_MAX } from '@foulee/domain/echanges/message'
import { formatDate, formatDateRange } from '@foulee/domain/shared/date'
import { formatPrix } from '@foulee/domain/shared/mesure'
import { DepartBadge } from '#features/sejours/shared/depart-badge.tsx'
import { DiscussionButton } from '#kit/messages/discussion-button.tsx'
import { useOpenDiscussions } from '#kit/messages/open-discussion.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Fold } from '#ui/fold.tsx'
import { Price } from '#ui/price.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { groupDeparts, isOpen, labelAction, type Month, splitMonths } from './departs.ts'
import { contactPath, reservePath } from './paths.ts'
import { BookLink } from './voyage-page-booking.tsx'
import { formatPlaces } from './voyage-texts.ts'

export function VoyageDeparts({ voyage }: { voyage: Voyage }) {
  const { aVenir, passes } = groupDeparts(voyage.disponibilites)
  const { first, later, nb } = splitMonths(aVenir)
  const coming = aVenir.flatMap(({ departs }) => departs.map(({ id }) => id))
  const open = useOpenDiscussions('depart', coming.slice(0, OBJETS_OUVERTS_MAX))
  const isCut = voyage.disponibilites.some(({ prix_barre }) => prix_barre !== null)
  return (
    <section aria-labelledby="departs" className="grid gap-5">
      <SectionHeading
        id="departs"
        lead="Le prix est par personne. L’agence prend le règlement, Foulée n’encaisse rien."
        title="Départs et prix"
      />
      {aVenir.length === 0 && <NoDepart voyage={voyage} />}
      <Months months={first} open={open} voyage={voyage} />
      {later.length > 0 && (
        <Fold isFolded title={`Voir les ${nb}\u00a0autres départs`}>
          <Months months={later} open={open} voyage={voyage} />
        </Fold>
      )}
      {isCut && (
        <p className="text-sm text-ink-soft">
          Prix barré&nbsp;: le plus bas des trente jours avant la baisse.
        </p>
      )}
      {passes.length > 0 && <Past departs={passes} />}
    </section>
  )
}

type MonthsProps = { months: readonly Month[]; open: readonly number[]; voyage: Voyage }

const Months = ({ months, open, voyage }: MonthsProps) => (
  <div className="grid gap-3 md:gap-8">
    {months.map(({ mois, title, departs }) => (
      <section aria-labelledby={`departs-${mois}`} className="grid gap-2" key={mois}>
        <h3 className="text-lg first-letter:uppercase max-md:sr-only" id={`departs-${mois}`}>
          {title}
        </h3>
        <ul className="card divide-y divide-line">
          {departs.map((depart) => (
            <li key={depart.id}>
              <Depart depart={depart} isIn={open.includes(depart.id)} voyage={voyage} />
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
)

function NoDepart({ voyage: { slug, statut } }: { voyage: Voyage }) {
  return (
    <EmptyState
      action={
        statut === 'publiee' && (
          <ButtonLink icon="message" to={contactPath(slug)}>
            Demander une date à l’agence
          </ButtonLink>
        )
      }
      title="Pas de départ annoncé"
    >
      <p>Les prochaines dates paraîtront ici.</p>
    </EmptyState>
  )
}

type DepartProps = { depart: Disponibilite; voyage: Voyage }

/** Travellers of a departure see its conversation here. */
function Depart({ depart, voyage, isIn }: DepartProps & { isIn: boolean }) {
  const { debut, fin, etat, prix, prix_barre, supplement_single, annulation_motif } = depart
  return (
    <div className="voyage-depart">
      <div className="grid min-w-0 content-start gap-1">
        <p className="font-semibold tabular-nums">{formatDateRange(debut, fin)}</p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <DepartBadge etat={etat} />
          <span className="text-ink-soft">{formatRoom(depart)}</span>
        </p>
        {annulation_motif && <p className="text-sm">{annulation_motif}</p>}
      </div>
      {etat !== 'annule' && (
        <div className="grid content-start gap-0.5 md:justify-items-end">
          <Price cents={prix} {...(prix_barre !== null && { wasCents: prix_barre })} />
          {supplement_single !== null && (
            <p className="text-sm text-ink-soft">
              {supplement_single === 0
                ? 'Chambre individuelle sans supplément'
                : `Chambre individuelle\u00a0: +\u00a0${formatPrix(supplement_single)}`}
            </p>
          )}
        </div>
      )}
      <Way depart={depart} voyage={voyage} />
      {isIn && (
        <div className="grid max-md:col-span-full md:justify-self-start">
          <DiscussionButton id={depart.id} kind="depart" label="Discussion du départ" />
        </div>
      )}
    </div>
  )
}

function formatRoom(depart: Disponibilite): string {
  if (!isOpen(depart)) return ''
  const { etat, participants_min, cloture } = depart
  return [
    formatPlaces(depart),
    etat === 'a_confirmer' && `part dès ${participants_min}\u00a0inscrits`,
    `réservation jusqu’au ${formatDate(cloture)}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

function Way({ depart, voyage }: DepartProps) {
  const action = voyage.statut === 'publiee' ? labelAction(depart) : null
  if (action === null) return null
  if (isOpen(depart)) return <BookLink depart={depart.id} voyage={voyage} />
  return (
    <ButtonLink className="no-print" to={reservePath(voyage.slug, depart.id)}>
      {action}
    </ButtonLink>
  )
}

function Past({ departs }: { departs: readonly Disponibilite[] }) {
  return (
    <details className="no-print">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-sapin">
        {departs.length === 1 ? 'Un départ passé' : `${departs.length}\u00a0départs passés`}
      </summary>
      <ul className="grid gap-1 text-ink-soft tabular-nums">
        {departs.map(({ id, debut, fin }) => (
          <li key={id}>{formatDateRange(debut, fin)}</li>
        ))}
      </ul>
    </details>
  )
}
