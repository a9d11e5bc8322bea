import type { Statut } from '@foulee/domain/shared/publication'
import type { ReactNode } from 'react'
import { Completeness } from '#kit/editor/completeness.tsx'
import { SentBackNote, StatutBadge } from '#kit/editor/statut-badge.tsx'
import { CardLink, LinkCard } from '#ui/card.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import { editorPath, type Gestion, type Kind } from './kind.ts'
import { decline } from './noun.ts'

type MineCardProps<G extends Gestion> = {
  kind: Kind<G>
  thing: {
    id: number
    titre: string
    statut: Statut
    photo: Parameters<typeof Picture>[0]['src'] | null
  }
  /** State of its writing; figures of what an organisation fills in together. */
  state: { renvoi_motif?: string | null; completude?: number; nb_manques?: number }
  drawing: ReactNode
  facts: readonly (string | null | undefined | false)[]
  lead?: ReactNode
  children?: ReactNode
}

export function MineCard<G extends Gestion>(props: MineCardProps<G>) {
  const { kind, thing, state, drawing, facts, lead, children } = props
  const { id, titre, statut, photo } = thing
  const { renvoi_motif: renvoi, completude, nb_manques = 0 } = state
  const { accord } = kind
  return (
    <LinkCard
      isCompact
      media={photo ? <Picture sizes="(width < 40rem) 10rem, 24rem" src={photo} /> : drawing}
    >
      <div>
        <StatutBadge accord={accord} renvoi={renvoi} statut={statut} />
      </div>
      <h2 className="text-lg">
        <CardLink to={editorPath(kind, id)}>{titre}</CardLink>
      </h2>
      {lead}
      <p className="text-ink-soft">{facts.filter(Boolean).join(' · ')}</p>
      {completude !== undefined && <Completeness de={decline(kind).du} part={completude} />}
      <SentBackNote accord={accord} renvoi={renvoi} statut={statut} />
      {statut === 'non_publiee' && nb_manques > 0 && (
        <MineLine icon="info">
          {nb_manques}&nbsp;{nb_manques > 1 ? 'éléments manquent' : 'élément manque'} pour{' '}
          {decline(kind).pronom} soumettre.
        </MineLine>
      )}
      {children}
    </LinkCard>
  )
}

export const MineLine = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <p className="flex gap-2 text-sm">
    <Icon className="mt-0.5 shrink-0 text-sapin" name={icon} size={18} />
    <span>{children}</span>
  </p>
)
