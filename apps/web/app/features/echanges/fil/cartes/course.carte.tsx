import type { CourseCard, EpreuveCard } from '@foulee/contract/courses/courses'
import type { ResultatsEnLigne } from '@foulee/contract/echanges/fil'
import { labelEditionDays } from '@foulee/domain/courses/edition'
import { findDepartement } from '@foulee/domain/shared/departement'
import { formatNombre } from '@foulee/domain/shared/mesure'
import { courseRelief } from '#features/courses/shared/course-relief.ts'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import { ReliefImage } from '#ui/relief-image.tsx'
import { Chiffres, Objet } from '../objet.tsx'
import { toDplus, toKm } from './chiffres.ts'

const SHOWN = 3

export function CarteCourse({ objet }: { objet: CourseCard }) {
  const { nom, slug, photo, ville, departement, edition, statut } = objet
  const area = findDepartement(departement ?? '')?.nom ?? null
  return (
    <Objet
      detail={[ville, area === ville ? null : area].filter(Boolean).join(' · ')}
      image={
        photo ? (
          <Picture sizes="(min-width: 40rem) 13rem, 40vw" src={photo} />
        ) : (
          <ReliefImage kind="course" {...courseRelief(objet, edition?.date_debut)} slug={slug} />
        )
      }
      quand={edition ? labelEditionDays(edition) : 'Date à venir'}
      titre={nom}
      to={`/courses/${slug}`}
    >
      <Distances epreuves={edition?.epreuves ?? []} />
      {statut === 'annulee' && (
        <p>
          <Badge icon="alert" tone="danger">
            Annulée
          </Badge>
        </p>
      )}
    </Objet>
  )
}

function Distances({ epreuves }: { epreuves: readonly EpreuveCard[] }) {
  const far = epreuves
    .filter(({ distance, annulee }) => distance !== null && !annulee)
    .toSorted((a, b) => (b.distance ?? 0) - (a.distance ?? 0))
  const distances = [...new Set(far.map(({ distance }) => distance))].slice(0, SHOWN)
  const [longest] = far
  return (
    <Chiffres
      chiffres={[
        ...distances.map(toKm),
        distances.length === 1 && longest ? toDplus(longest.denivele) : null,
      ]}
    />
  )
}

export function CarteResultat({ objet }: { objet: ResultatsEnLigne }) {
  const { epreuves_id, course, course_slug, epreuve, distance, classes } = objet
  return (
    <Objet
      detail={epreuve === course ? null : epreuve}
      image={
        <>
          <ReliefImage kind="course" slug={course_slug} />
          <span className="fil-objet-signe">
            <Icon name="trophy" size={28} />
          </span>
        </>
      }
      quand="Résultats en ligne"
      titre={course}
      to={`/courses/${course_slug}/epreuves/${epreuves_id}/resultats`}
    >
      <Chiffres
        chiffres={[
          toKm(distance),
          { valeur: formatNombre(classes), unite: classes > 1 ? 'classés' : 'classé' },
        ]}
      />
    </Objet>
  )
}
