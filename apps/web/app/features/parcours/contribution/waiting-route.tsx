import type { ParcoursCard } from '@foulee/contract/parcours/parcours'
import type { ReactNode } from 'react'
import { WaitingAuthored } from '#kit/moderation/waiting-authored.tsx'
import { WaitingFacts } from './waiting-facts.tsx'
import { WaitingWords } from './waiting-words.tsx'

const WHY = {
  title: 'Renvoyer ce parcours',
  hint: 'L’auteur le recevra par email et pourra soumettre de nouveau.',
  empty: 'Dites pourquoi\u00a0: l’auteur le lira.',
}

type WaitingRouteProps = {
  parcours: ParcoursCard
  drawing: ReactNode
}

export function WaitingRoute({ parcours, drawing }: WaitingRouteProps) {
  const { id, slug, titre, auteur, updated_at } = parcours
  return (
    <WaitingAuthored
      auteur={auteur.nom}
      drawing={<div className="card-media relative overflow-hidden rounded-control">{drawing}</div>}
      genre="parcours"
      id={id}
      outdated={['parcours']}
      page={`/parcours/${slug}`}
      soumis="soumis"
      titre={titre}
      updated_at={updated_at}
      why={WHY}
    >
      <WaitingFacts parcours={parcours} />
      <WaitingWords id={id} />
    </WaitingAuthored>
  )
}
