import type { Epreuve } from '@foulee/contract/courses/courses'
import { getEpreuveDay, labelEpreuveDays } from '@foulee/domain/courses/epreuve-day'
import { groupPoints } from '@foulee/domain/courses/epreuve-stops'
import { isPrevisible } from '@foulee/domain/courses/previsible'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { type PagePart, PageParts } from '#ui/page-parts.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { epreuvePath, isEditionCancelled } from './edition-choice.ts'
import { EpreuveAside } from './epreuve-aside.tsx'
import { EpreuveCategories } from './epreuve-categories-table.tsx'
import { type DrawnProfil, EpreuveHero } from './epreuve-hero.tsx'
import { EpreuveOthers } from './epreuve-others.tsx'
import type { EpreuvePageProps } from './epreuve-props.ts'
import { EpreuveTimeline } from './epreuve-timeline.tsx'
import { FeuilleLink } from './feuille-link.tsx'
import { healthNote } from './health-note.ts'
import { RavitoLine } from './ravito-line.tsx'
import { RegisterBar } from './register-bar.tsx'
import type { RunListSlot } from './run-list-slot.ts'
import { TrainingLoop } from './training-loop.tsx'
import { useRegister } from './use-register.ts'

type SectionProps = EpreuvePageProps & {
  profil: DrawnProfil
  terrain?: ReactNode
  runList?: RunListSlot
  myTime?: ReactNode
}

export function EpreuvePage(props: SectionProps) {
  const { course, edition, epreuve, profil, terrain, runList } = props
  const mayRun = !edition.is_past && !isEditionCancelled(course, edition)
  const myTime = mayRun && isPrevisible(epreuve) && props.myTime
  const date = labelEpreuveDays(edition, epreuve)
  const day = getEpreuveDay(edition, epreuve)
  const note = epreuve.annulee ? null : healthNote([epreuve])
  const register = useRegister()
  return (
    <main className="pb-8" id="contenu">
      <PageHead
        description={`${epreuve.nom}, ${course.nom}, ${date}.`}
        isPrivate
        path={epreuvePath(course, epreuve)}
        title={`${epreuve.nom}, ${course.nom}`}
      />
      <EpreuveHero course={course} edition={edition} epreuve={epreuve} profil={profil} />
      <PageParts
        parts={[
          ...(myTime ? [{ id: 'mon-temps', label: 'Mon temps' }] : []),
          ...listEpreuveParts(epreuve),
        ]}
      >
        <RegisterBar course={course} edition={edition} epreuve={epreuve} register={register} />
      </PageParts>
      <div className="page grid items-start gap-x-12 gap-y-14 pt-10 *:min-w-0 lg:grid-cols-[1fr_22rem]">
        <EpreuveAside
          course={course}
          edition={edition}
          epreuve={epreuve}
          register={register}
          runList={runList}
        />
        <div className="grid gap-14 lg:order-first">
          {myTime}
          {terrain}
          <EpreuveWay course={course} edition={edition} epreuve={epreuve} />
          <EpreuveKit materiel={epreuve.materiel} />
          {day && <EpreuveCategories date={day} epreuve={epreuve} />}
          {note && (
            <section aria-labelledby="sante" className="grid gap-3">
              <SectionHeading id="sante" title="Pour prendre le départ" />
              <p className="flex max-w-[65ch] gap-2.5">
                <Icon className="mt-0.5 shrink-0 text-sapin" name="shield" />
                {note}
              </p>
            </section>
          )}
        </div>
      </div>
      <EpreuveOthers course={course} edition={edition} epreuve={epreuve} />
    </main>
  )
}

function listEpreuveParts({ parcours_id, materiel }: Epreuve): PagePart[] {
  return [
    ...(parcours_id === null ? [] : [{ id: 'profil', label: 'Carte et profil' }]),
    { id: 'parcours', label: 'Sur le parcours' },
    ...(materiel.length > 0 ? [{ id: 'materiel', label: 'Matériel' }] : []),
    { id: 'autres', label: 'Autres épreuves' },
  ]
}

function EpreuveWay({ course, edition, epreuve }: EpreuvePageProps) {
  const stops = groupPoints(epreuve.points)
  return (
    <section aria-labelledby="parcours" className="grid gap-5">
      <SectionHeading id="parcours" title="Sur le parcours" />
      {stops.length > 0 ? (
        <>
          <RavitoLine distance={epreuve.distance} stops={stops} />
          <EpreuveTimeline course={course} edition={edition} epreuve={epreuve} stops={stops} />
          <FeuilleLink course={course} epreuve={epreuve} />
        </>
      ) : (
        <p className="text-ink-soft">{ravitosText(epreuve.nb_ravitaillements)}</p>
      )}
      <TrainingLoop course={course} epreuve={epreuve} />
    </section>
  )
}

function EpreuveKit({ materiel }: Pick<Epreuve, 'materiel'>) {
  if (!materiel.length) return null
  return (
    <section aria-labelledby="materiel" className="grid gap-4">
      <SectionHeading id="materiel" title="Matériel obligatoire" />
      <ul className="grid gap-2">
        {materiel.map((line) => (
          <li className="flex gap-2.5" key={line}>
            <Icon className="mt-0.5 shrink-0 text-sapin" name="check" />
            {line}
          </li>
        ))}
      </ul>
    </section>
  )
}

function ravitosText(count: number | null): string {
  if (!count) return 'L’organisateur n’a pas encore décrit les points du parcours.'
  const ravitos = count === 1 ? 'un ravito' : `${count}\u00a0ravitos`
  return `L’organisateur annonce ${ravitos}, sans dire encore où.`
}
