import type { CourseCard } from '@foulee/contract/courses/courses'
import { labelEditionDays } from '@foulee/domain/courses/edition'
import type { DashboardGroup } from '@foulee/domain/courses/epreuve'
import { Bloc, BlocVide, Ligne, Lignes } from '#kit/member-page/bloc.tsx'
import { ButtonLink } from '#ui/button.tsx'
import type { QueryState } from '#ui/query.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { type HomeGroup, homeGroups } from './home-groups.ts'

const SHOWN = 4

type Groups = Readonly<Record<DashboardGroup, readonly CourseCard[]>>
type HomeCoursesProps = {
  query: QueryState<Groups>
  pathOf: (key: DashboardGroup) => string
}

export function HomeCourses({ query, pathOf }: HomeCoursesProps) {
  return (
    <Bloc
      id="courses-a-venir"
      more={{ to: '/courses', label: 'Toutes' }}
      query={query}
      title="Prochaines courses"
    >
      {(groups) => (
        <Tabs
          label="Distances"
          tabs={homeGroups.map((group) => ({
            id: group.key,
            label: group.court,
            content: <Group all={pathOf(group.key)} courses={groups[group.key]} group={group} />,
          }))}
        />
      )}
    </Bloc>
  )
}

type GroupProps = { group: HomeGroup; courses: readonly CourseCard[]; all: string }

function Group({ group: { title }, courses, all }: GroupProps) {
  if (!courses.length) {
    return (
      <BlocVide action={<ButtonLink to={all}>Voir les éditions passées</ButtonLink>}>
        Aucune date annoncée pour le moment.
      </BlocVide>
    )
  }
  return (
    <div className="grid gap-2">
      <Lignes>
        {courses.slice(0, SHOWN).map(({ id, slug, nom, ville, edition }) => (
          <Ligne
            detail={ville}
            key={id}
            quand={edition && labelEditionDays(edition)}
            titre={nom}
            to={`/courses/${slug}`}
          />
        ))}
      </Lignes>
      <p className="text-sm">
        <TextLink to={all}>{title}&nbsp;: tout voir</TextLink>
      </p>
    </div>
  )
}
