import type { Demande } from '@foulee/contract/membres/demandes'
import type { ReactNode } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { ETAT_LABELS, ETAT_TONES, formatDay, TYPE_LABELS } from './demande-labels.ts'

type DemandeStatusProps = { demande: Demande; action?: ReactNode }

export function DemandeStatus({ demande, action }: DemandeStatusProps) {
  const { type, etat, verifiee, created_at, motif } = demande
  return (
    <Card className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-xl">Votre demande {type === 'coach' ? 'de coach' : 'de club'}</h2>
        {verifiee ? (
          <Badge icon="shield" tone="success">
            Vérifié
          </Badge>
        ) : (
          <Badge tone={ETAT_TONES[etat]}>{ETAT_LABELS[etat]}</Badge>
        )}
      </div>
      <p className="text-ink-soft">
        {TYPE_LABELS[type]}, demande envoyée le {formatDay(created_at)}.
      </p>
      <p>{explain(demande)}</p>
      {etat === 'refusee' && motif && (
        <blockquote className="border-s-4 border-rouge-gr ps-4 whitespace-pre-line">
          {motif}
        </blockquote>
      )}
      {action}
    </Card>
  )
}

function explain({ etat, type, verifiee, decided_at, carte_pro_fin }: Demande): string {
  const when = decided_at ? ` le ${formatDay(decided_at)}` : ''
  if (etat === 'en_attente') return 'Nous vérifions vos informations et vous répondrons par email.'
  if (etat === 'refusee') return `Nous n’avons pas pu l’accepter${when}. Voici pourquoi\u00a0:`
  if (!verifiee) return 'Votre carte professionnelle a expiré\u00a0: envoyez-nous la nouvelle.'
  const until = carte_pro_fin
    ? `, jusqu’à la fin de votre carte le ${formatDay(carte_pro_fin)}`
    : ''
  const what = type === 'coach' ? 'votre profil de coach' : 'votre club'
  return `Acceptée${when}\u00a0: le badge «\u00a0Vérifié\u00a0» accompagne ${what}${until}.`
}
