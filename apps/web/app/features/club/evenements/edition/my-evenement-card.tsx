import type { MonEvenement } from '@foulee/contract/club/evenements-edition'
import { SANS_TITRE } from '@foulee/domain/club/evenement'
import { capitalize } from '@foulee/domain/shared/typographie'
import { Completeness } from '#kit/editor/completeness.tsx'
import { SentBackNote, StatutBadge } from '#kit/editor/statut-badge.tsx'
import { CardLink, LinkCard } from '#ui/card.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import { ReliefImage } from '#ui/relief-image.tsx'
import { placeText, whenText } from '../evenement-texts.ts'
import { editorPath } from './paths.ts'

export function MyEvenementCard({ mine }: { mine: MonEvenement }) {
  const { evenement, completude, nb_manques, renvoi_motif } = mine
  const { id, slug, titre, porteur, photo, statut, prochaine, serie } = evenement
  return (
    <LinkCard
      isCompact
      media={
        photo ? (
          <Picture sizes="(width < 40rem) 10rem, 24rem" src={photo} />
        ) : (
          <ReliefImage kind="evenement" slug={slug} />
        )
      }
    >
      <div>
        <StatutBadge accord="masculin" renvoi={renvoi_motif} statut={statut} />
      </div>
      <h2 className="text-lg">
        <CardLink to={editorPath(id)}>{titre || SANS_TITRE}</CardLink>
      </h2>
      <p className="font-semibold">
        {prochaine ? capitalize(whenText(prochaine)) : 'Sans date à venir'}
      </p>
      <p className="text-ink-soft">
        {[serie && capitalize(serie), porteur.nom, placeText(evenement)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Completeness de="de l’évènement" part={completude} />
      <SentBackNote accord="masculin" renvoi={renvoi_motif} statut={statut} />
      {statut === 'non_publiee' && nb_manques > 0 && (
        <Line icon="info">
          {nb_manques}&nbsp;{nb_manques > 1 ? 'éléments manquent' : 'élément manque'} pour le
          soumettre.
        </Line>
      )}
    </LinkCard>
  )
}

const Line = ({ icon, children }: { icon: IconName; children: React.ReactNode }) => (
  <p className="flex gap-2 text-sm">
    <Icon className="mt-0.5 shrink-0 text-sapin" name={icon} size={18} />
    <span>{children}</span>
  </p>
)
