import type { ResultatDeSortie } from '@foulee/contract/courses/palmares'
import { TextLink } from '#ui/text-link.tsx'
import { resultatsPath } from './paths.ts'
import { courueText } from './resultats-texts.ts'

export const CourseDeSortie = ({ resultat }: { resultat: ResultatDeSortie }) => {
  const { course, epreuve, nb_classes } = resultat
  return (
    <p>
      Course&nbsp;:{' '}
      <TextLink to={resultatsPath(course.slug, epreuve.id)}>
        {course.nom} · {epreuve.nom}
      </TextLink>{' '}
      —&nbsp;{courueText(resultat, nb_classes)}
    </p>
  )
}
