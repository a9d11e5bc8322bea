import type { MonParcours } from '@foulee/contract/parcours/parcours'
import { formatDenivele, formatDistance } from '@foulee/domain/shared/mesure'
import { SentBackNote, StatutBadge } from '#kit/editor/statut-badge.tsx'
import { Croquis } from '#kit/track/croquis.tsx'
import { CardLink, LinkCard } from '#ui/card.tsx'
import { Picture } from '#ui/picture.tsx'
import { ReliefImage } from '#ui/relief-image.tsx'
import { editorPath } from './paths.ts'

export function MyRouteCard({ parcours }: { parcours: MonParcours }) {
  const { id, slug, titre, statut, distance, denivele, ville, photo, croquis, renvoi_motif } =
    parcours
  const facts = [
    distance === null ? 'Sans trace' : formatDistance(distance),
    denivele === null ? null : formatDenivele(denivele),
    ville,
  ]
  return (
    <LinkCard
      isCompact
      media={
        photo ? (
          <Picture sizes="(width < 40rem) 10rem, 24rem" src={photo} />
        ) : (
          <>
            <ReliefImage kind="parcours" slug={slug} />
            <Croquis croquis={croquis} />
          </>
        )
      }
    >
      <div>
        <StatutBadge accord="masculin" renvoi={renvoi_motif} statut={statut} />
      </div>
      <h2 className="text-lg">
        <CardLink to={editorPath(id)}>{titre}</CardLink>
      </h2>
      <p className="text-ink-soft">{facts.filter(Boolean).join(' · ')}</p>
      <SentBackNote accord="masculin" renvoi={renvoi_motif} statut={statut} />
    </LinkCard>
  )
}
