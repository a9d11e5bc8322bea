import type { Voyage, VoyageCard } from '@foulee/contract/sejours/voyages'
import { NIVEAU_LABELS } from '@foulee/domain/membres/profil'
import { formatDateRange } from '@foulee/domain/shared/date'
import { formatPrix } from '@foulee/domain/shared/mesure'
import { SPORT_LABELS } from '@foulee/domain/shared/sport'
import { Facts } from '#kit/moderation/facts.tsx'

const PAYS = new Intl.DisplayNames('fr', { type: 'region' })

type WaitingFactsProps = { card: VoyageCard; voyage: Voyage | undefined }

export function WaitingFacts({ card, voyage }: WaitingFactsProps) {
  const { agence, lieu, pays, duree_jours, niveau, sports, prochain, nb_departs, prix_des } = card
  const facts = [
    ['Agence', agence.nom],
    ['Papiers de l’agence', voyage && (voyage.agence.verifie ? 'Vérifiés' : 'Pas encore vérifiés')],
    ['Lieu', lieu && [lieu, PAYS.of(pays)].join(', ')],
    [
      'Durée',
      duree_jours === null ? null : `${duree_jours}\u00a0${duree_jours > 1 ? 'jours' : 'jour'}`,
    ],
    ['Niveau', niveau && NIVEAU_LABELS[niveau]],
    ['Sports', sports.map((sport) => SPORT_LABELS[sport]).join(', ')],
    ['Prochain départ', prochain && formatDateRange(prochain.debut, prochain.fin)],
    ['Départs à venir', String(nb_departs)],
    ['Prix, dès', prix_des === null ? null : formatPrix(prix_des)],
  ] as const
  return <Facts facts={facts} />
}

export function WaitingWords({ voyage }: { voyage: Voyage }) {
  const { description, journees, inclus, photos, reglement } = voyage
  return (
    <div className="grid gap-4">
      <p className="whitespace-pre-line">{description}</p>
      <details>
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
          Jour par jour ({journees.length})
        </summary>
        <ol className="grid list-decimal gap-2 ps-6">
          {journees.map(({ id, titre, description: text }) => (
            <li key={id}>
              <p className="font-semibold">{titre}</p>
              {text && <p className="whitespace-pre-line">{text}</p>}
            </li>
          ))}
        </ol>
      </details>
      <Lines lines={inclus.filter((line) => line.inclus)} title="Compris" />
      <Lines lines={inclus.filter((line) => !line.inclus)} title="Non compris" />
      {reglement && (
        <p className="whitespace-pre-line">
          <span className="font-semibold">Règlement&nbsp;:</span> {reglement}
        </p>
      )}
      {photos.length > 0 && (
        <p className="text-sm text-ink-soft">
          {photos.length}&nbsp;photo{photos.length > 1 && 's'}
        </p>
      )}
    </div>
  )
}

type LinesProps = { title: string; lines: Voyage['inclus'] }

function Lines({ title, lines }: LinesProps) {
  if (!lines.length) return null
  return (
    <p>
      <span className="font-semibold">{title}&nbsp;:</span>{' '}
      {lines.map(({ libelle }) => libelle).join(' · ')}
    </p>
  )
}
