import type { EvenementCard } from '@foulee/contract/club/evenements'
import type { PlanCard } from '@foulee/contract/entrainement/plan'
import type { VoyageCard } from '@foulee/contract/sejours/voyages'
import { TYPE_EVENEMENT_LABELS } from '@foulee/domain/club/evenement'
import { formatDate, formatDateRange, formatHeure } from '@foulee/domain/shared/date'
import { readLocal } from '@foulee/domain/shared/fuseau'
import { formatNombre } from '@foulee/domain/shared/mesure'
import { capitalize } from '@foulee/domain/shared/typographie'
import { formatGoal, labelPrix } from '#features/entrainement/shared/plan-words.ts'
import { Picture } from '#ui/picture.tsx'
import { Price } from '#ui/price.tsx'
import { ReliefImage } from '#ui/relief-image.tsx'
import { Chiffres, Objet } from '../objet.tsx'
import { toDplus, toKm } from './chiffres.ts'

const SIZES = '(min-width: 40rem) 13rem, 40vw'

export function CarteSejour({ objet }: { objet: VoyageCard }) {
  const { titre, slug, photo, lieu, agence, prochain, duree_jours, distance, denivele } = objet
  return (
    <Objet
      detail={[lieu, agence.nom].filter(Boolean).join(' · ')}
      image={
        photo ? <Picture sizes={SIZES} src={photo} /> : <ReliefImage kind="sejour" slug={slug} />
      }
      quand={prochain ? formatDateRange(prochain.debut, prochain.fin) : 'Pas de départ annoncé'}
      titre={titre}
      to={`/sejours/${slug}`}
    >
      <Chiffres
        chiffres={[
          duree_jours === null
            ? null
            : { valeur: formatNombre(duree_jours), unite: duree_jours > 1 ? 'jours' : 'jour' },
          toKm(distance),
          toDplus(denivele),
        ]}
      />
      {objet.prix_des !== null && <Price cents={objet.prix_des} isFrom />}
    </Objet>
  )
}

export function CarteEvenement({ objet }: { objet: EvenementCard }) {
  const { titre, slug, photo, lieu, ville, prochaine, serie, type } = objet
  const start = prochaine && readLocal(prochaine.debut, prochaine.fuseau)
  const place = [lieu, ville === lieu ? null : ville].filter(Boolean).join(', ')
  return (
    <Objet
      detail={[TYPE_EVENEMENT_LABELS[type], place].filter(Boolean).join(' · ')}
      image={
        photo ? <Picture sizes={SIZES} src={photo} /> : <ReliefImage kind="evenement" slug={slug} />
      }
      quand={
        start
          ? capitalize(`${formatDate(start.date)} à ${formatHeure(start.heure)}`)
          : 'Pas de date à venir'
      }
      titre={titre}
      to={`/evenements/${slug}`}
    >
      <p className="text-sm text-ink-soft empty:hidden">
        {[serie && capitalize(serie), prochaine && formatRoom(prochaine)]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </Objet>
  )
}

type Room = Pick<NonNullable<EvenementCard['prochaine']>, 'etat' | 'places_restantes'>

function formatRoom({ etat, places_restantes: nb }: Room): string | null {
  if (etat !== 'ouvert' || nb === null) return null
  return nb === 1 ? 'Une place restante' : `${formatNombre(nb)}\u00a0places restantes`
}

export function CartePlan({ objet }: { objet: PlanCard }) {
  const { titre, slug, charges, nb_semaines, seances_par_semaine } = objet
  return (
    <Objet
      detail={[formatGoal(objet), labelPrix(objet)].filter(Boolean).join(' · ')}
      image={<Charges charges={charges} />}
      titre={titre}
      to={`/training/plans/${slug}`}
    >
      <Chiffres
        chiffres={[
          { valeur: formatNombre(nb_semaines), unite: nb_semaines > 1 ? 'semaines' : 'semaine' },
          { valeur: formatNombre(seances_par_semaine), unite: 'séances/sem.' },
        ]}
      />
    </Objet>
  )
}

/** Decorative: the figures beside the chart give length and frequency. */
function Charges({ charges }: Pick<PlanCard, 'charges'>) {
  const max = Math.max(1, ...charges.map((charge) => charge ?? 0))
  return (
    <div aria-hidden="true" className="fil-charges">
      {charges.map((charge, week) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a week is its rank
          key={week}
          style={{ height: `${Math.max(8, ((charge ?? max / 3) / max) * 100)}%` }}
        />
      ))}
    </div>
  )
}
