import { addDelai, findDepart, formatMoment } from '@foulee/domain/courses/barriere'
import { TYPE_COURSE_LABELS } from '@foulee/domain/courses/course'
import { getEpreuveDay, labelEpreuveDays } from '@foulee/domain/courses/epreuve-day'
import { distanceFigure, formatNombre, formatTemps } from '@foulee/domain/shared/mesure'
import { courseRelief } from '#features/courses/shared/course-relief.ts'
import { Badge, Ribbon } from '#ui/badge.tsx'
import { Link } from '#ui/link.tsx'
import { PageHero } from '#ui/page-hero.tsx'
import { ReliefImage } from '#ui/relief-image.tsx'
import { Stat, StatRow } from '#ui/stat.tsx'
import { CourseRibbons } from './course-page-ribbons.tsx'
import { placeText } from './course-texts.ts'
import { editionPath, isEditionCancelled } from './edition-choice.ts'
import { labelText } from './epreuve-facts.ts'
import type { EpreuvePageProps } from './epreuve-props.ts'

/** The épreuve's own profile, never another one's (produit 8.25); null without a route. */
export type DrawnProfil = readonly number[] | null | 'awaited'

type EpreuveHeroProps = EpreuvePageProps & { profil: DrawnProfil }

export function EpreuveHero({ course, edition, epreuve, profil }: EpreuveHeroProps) {
  const back = editionPath(course, edition)
  const label = labelText(epreuve)
  return (
    <PageHero
      crumbs={[
        { label: 'Courses', to: '/courses' },
        { label: course.nom, to: back },
        { label: epreuve.nom },
      ]}
      picture={
        // No relief while the profile loads, which would flicker.
        profil !== 'awaited' && (
          <ReliefImage
            className="page-hero-picture"
            isEager
            kind="course"
            {...courseRelief(
              {
                types: [epreuve.type],
                departement: course.departement,
                profil: profil ?? undefined,
              },
              getEpreuveDay(edition, epreuve),
            )}
            slug={course.slug}
          />
        )
      }
      ribbons={
        <>
          <CourseRibbons course={course} edition={edition} />
          {epreuve.annulee && !isEditionCancelled(course, edition) && (
            <Ribbon icon="alert" tone="danger">
              Épreuve annulée.
              <p className="font-normal">{epreuve.annulation_motif}</p>
            </Ribbon>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        <p className="flex flex-wrap gap-2">
          <Badge>{TYPE_COURSE_LABELS[epreuve.type]}</Badge>
          {label && (
            <Badge icon="star" tone="gold">
              {label}
            </Badge>
          )}
        </p>
        <h1 className="text-3xl md:text-4xl">{epreuve.nom}</h1>
        <p className="text-lg">
          <Link className="font-semibold text-sapin hover:underline" to={back}>
            {course.nom}
          </Link>
          {`\u00a0· ${labelEpreuveDays(edition, epreuve)}\u00a0· ${placeText(course)}`}
        </p>
      </div>
      <EpreuveStats course={course} edition={edition} epreuve={epreuve} />
    </PageHero>
  )
}

function EpreuveStats({ course, edition, epreuve }: EpreuvePageProps) {
  const { distance, denivele, denivele_negatif, nb_ravitaillements, barriere_horaire } = epreuve
  const start = findDepart(course, edition, epreuve)
  const figure = distance === null ? null : distanceFigure(distance)
  return (
    <StatRow>
      {figure && <Stat label="Distance" unit={figure.unit} value={figure.value} />}
      {denivele !== null && (
        <Stat label="Dénivelé positif" unit="m" value={formatNombre(denivele)} />
      )}
      {denivele_negatif !== null && (
        <Stat label="Dénivelé négatif" unit="m" value={formatNombre(denivele_negatif)} />
      )}
      {nb_ravitaillements !== null && <Stat label="Ravitos" value={nb_ravitaillements} />}
      {barriere_horaire !== null && (
        <Stat
          label={
            start
              ? `Temps maximal, soit jusqu’à ${formatMoment(addDelai(start, barriere_horaire))}`
              : 'Temps maximal'
          }
          value={formatTemps(barriere_horaire)}
        />
      )}
    </StatRow>
  )
}
