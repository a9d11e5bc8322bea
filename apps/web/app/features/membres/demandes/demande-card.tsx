import type { Demande } from '@foulee/contract/membres/demandes'
import { getDisplayName } from '@foulee/domain/membres/personne'
import { REPONSES } from '#kit/moderation/reponses.ts'
import { StaffDecision } from '#kit/moderation/staff-decision.tsx'
import { tagged } from '#platform/api/tagged.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { ETAT_LABELS, ETAT_TONES, formatDay, listPieces, TYPE_LABELS } from './demande-labels.ts'

const [ACCEPT, REFUSE] = REPONSES.demande
const WHY = {
  title: 'Refuser cette demande',
  hint: 'La personne le recevra par email et pourra refaire une demande.',
}

export function DemandeCard({ demande }: { demande: Demande }) {
  const { id, type, etat, demandeur, created_at, structure } = demande
  const titleId = `demande-${id}`
  const person = getDisplayName(demandeur)
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-xl" id={titleId}>
          {structure ?? person}
        </h2>
        <Badge>{TYPE_LABELS[type]}</Badge>
        <Badge tone={ETAT_TONES[etat]}>{ETAT_LABELS[etat]}</Badge>
      </div>
      <p className="text-ink-soft">
        {person}, <span className="break-all">{demandeur.email}</span>
        {!demandeur.email_verifie && ' (adresse non vérifiée)'}, le {formatDay(created_at)}
      </p>
      <Pieces demande={demande} />
      {etat === 'en_attente' ? (
        <StaffDecision
          about={structure ?? person}
          answers={[
            { reponse: ACCEPT, icon: 'check' },
            { reponse: REFUSE, reason: WHY },
          ]}
          id={id}
          outdated={[tagged('demandes')]}
          titleId={titleId}
        />
      ) : (
        <Outcome demande={demande} />
      )}
    </Card>
  )
}

function Pieces({ demande }: { demande: Demande }) {
  const { immatriculation } = demande
  return (
    <>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {listPieces(demande).map(([label, value]) => (
          <div className={value.length > 60 ? 'min-w-0 sm:col-span-2' : 'min-w-0'} key={label}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
      {immatriculation && (
        <p>
          <TextLink
            target="_blank"
            to={`https://annuaire-entreprises.data.gouv.fr/rechercher?terme=${encodeURIComponent(immatriculation)}`}
          >
            Chercher ce numéro dans l’Annuaire des entreprises
          </TextLink>
        </p>
      )}
    </>
  )
}

function Outcome({ demande: { etat, decided_at, decideur, motif } }: { demande: Demande }) {
  return (
    <div className="grid gap-2 border-t border-line pt-3">
      <p className="text-ink-soft">
        {ETAT_LABELS[etat]}
        {decided_at && ` le ${formatDay(decided_at)}`}
        {decideur && ` par ${decideur}`}
      </p>
      {motif && <p className="whitespace-pre-line">{motif}</p>}
    </div>
  )
}
