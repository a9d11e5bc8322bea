import type { ResultatDeSortie } from '@foulee/contract/courses/palmares'
import { resultatsPath } from '#features/courses/shared/resultats-paths.ts'
import { bilanPath } from '#features/parcours/shared/bilan-path.ts'
import { TextLink } from '#ui/text-link.tsx'
import { courueText } from './resultats-texts.ts'

export const CourseDeSortie = ({ resultat }: { resultat: ResultatDeSortie }) => {
  const { course, epreuve, nb_classes } = resultat
  return (
    <p>
      Course&nbsp;:{' '}
      <TextLink to={resultatsPath(course.slug, epreuve.id)}>
        {course.nom} · {epreuve.nom}
      </TextLink>{' '}
      —&nbsp;{courueText(resultat, nb_classes)} ·{' '}
      <TextLink to={bilanPath(course.slug, epreuve.id)}>Mon bilan</TextLink>
    </p>
  )
}
