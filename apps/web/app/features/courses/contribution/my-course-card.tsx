import type { MaCourse } from '@foulee/contract/courses/contribution'
import { sayEditionDays } from '@foulee/domain/courses/edition'
import { courseRelief } from '#features/courses/shared/course-relief.ts'
import { Completeness } from '#kit/editor/completeness.tsx'
import { SentBackNote, StatutBadge } from '#kit/editor/statut-badge.tsx'
import { CardLink, LinkCard } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import { ReliefImage } from '#ui/relief-image.tsx'
import { Deadline } from './deadline.tsx'
import { editorPath } from './paths.ts'

export function MyCourseCard({ mine }: { mine: MaCourse }) {
  const { course, organisateur, completude, nb_manques, renvoi_motif, echeance } = mine
  const { id, slug, nom, ville, photo, statut, edition } = course
  const date = edition && sayEditionDays(edition)
  return (
    <LinkCard
      isCompact
      media={
        photo ? (
          <Picture sizes="(width < 40rem) 10rem, 24rem" src={photo} />
        ) : (
          <ReliefImage kind="course" {...courseRelief(course, edition?.date_debut)} slug={slug} />
        )
      }
    >
      <div>
        <StatutBadge accord="feminin" renvoi={renvoi_motif} statut={statut} />
      </div>
      <h2 className="text-lg">
        <CardLink to={editorPath(id)}>{nom}</CardLink>
      </h2>
      <p className="text-ink-soft">
        {[organisateur, ville, date ?? 'Sans date'].filter(Boolean).join(' · ')}
      </p>
      <Completeness de="de la course" part={completude} />
      <SentBackNote accord="feminin" renvoi={renvoi_motif} statut={statut} />
      {statut === 'non_publiee' && nb_manques > 0 && (
        <Line icon="info">
          {nb_manques}&nbsp;{nb_manques > 1 ? 'éléments manquent' : 'élément manque'} pour la
          soumettre.
        </Line>
      )}
      {echeance && (
        <Line icon="clock">
          <Deadline echeance={echeance} />
        </Line>
      )}
    </LinkCard>
  )
}

type LineProps = { icon: 'info' | 'clock'; children: React.ReactNode }

const Line = ({ icon, children }: LineProps) => (
  <p className="flex gap-2 text-sm">
    <Icon className="mt-0.5 shrink-0 text-sapin" name={icon} size={18} />
    <span>{children}</span>
  </p>
)
