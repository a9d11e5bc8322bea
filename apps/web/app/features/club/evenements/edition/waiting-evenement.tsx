import type { Evenement, EvenementCard } from '@foulee/contract/club/evenements'
import { TYPE_EVENEMENT_LABELS } from '@foulee/domain/club/evenement'
import { groupeText } from '@foulee/domain/club/groupe'
import { NIVEAU_LABELS } from '@foulee/domain/membres/profil'
import { formatPrix } from '@foulee/domain/shared/mesure'
import { SPORT_LABELS } from '@foulee/domain/shared/sport'
import { capitalize } from '@foulee/domain/shared/typographie'
import { Facts } from '#kit/moderation/facts.tsx'
import { placeText, whenText } from '../evenement-texts.ts'

type WaitingFactsProps = { card: EvenementCard; evenement: Evenement | undefined }

export function WaitingFacts({ card, evenement }: WaitingFactsProps) {
  const { porteur, type, niveau, sports, prochaine, serie, nb_dates, prix } = card
  const facts = [
    ['Au nom de', porteur.nom],
    ['Type', TYPE_EVENEMENT_LABELS[type]],
    ['Lieu', placeText(card)],
    ['Se répète', serie ? capitalize(serie) : 'Une seule fois'],
    ['Prochaine date', prochaine && capitalize(whenText(prochaine))],
    ['Dates à venir', String(nb_dates)],
    ['Niveau', niveau ? NIVEAU_LABELS[niveau] : 'Pour tout le monde'],
    ['Sports', sports.map((sport) => SPORT_LABELS[sport]).join(', ')],
    ['Prix', formatPrix(prix)],
    ['Places', evenement && (evenement.places === null ? 'Sans limite' : String(evenement.places))],
  ] as const
  return <Facts facts={facts} />
}

export function WaitingWords({ evenement }: { evenement: Evenement }) {
  const { description, rendez_vous, adresse, groupes, photos } = evenement
  return (
    <div className="grid gap-4">
      <p className="whitespace-pre-line">{description}</p>
      {(adresse || rendez_vous) && (
        <p className="whitespace-pre-line">
          <span className="font-semibold">Rendez-vous&nbsp;:</span>{' '}
          {[adresse, rendez_vous].filter(Boolean).join('. ')}
        </p>
      )}
      {groupes.length > 0 && (
        <ul className="list-disc ps-5">
          {groupes.map((groupe) => (
            <li key={groupe.nom}>
              {[groupe.nom, groupeText(groupe)].filter(Boolean).join('\u00a0: ')}
            </li>
          ))}
        </ul>
      )}
      {photos.length > 0 && (
        <p className="text-sm text-ink-soft">
          {photos.length}&nbsp;photo{photos.length > 1 && 's'}
        </p>
      )}
    </div>
  )
}
