import type { Proposition } from '@foulee/contract/courses/mon-palmares'
import { formatDate } from '@foulee/domain/shared/date'
import { formatDistanceShort, formatDuree } from '@foulee/domain/shared/mesure'
import { useQuery } from '@tanstack/react-query'
import { MON_PALMARES, resultatsPath } from '#features/courses/shared/resultats-paths.ts'
import { sortiePath } from '#features/parcours/shared/sortie-paths.ts'
import { Button } from '#ui/button.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { propositionsQuery, useDeclareOuting, usePutOutingAside } from './mon-palmares.queries.ts'
import { titleOf } from './palmares-texts.ts'

/** Outings that look like a race, on the page of the palmarès; nothing while there are none. */
export function Propositions() {
  const { data = [] } = useQuery(propositionsQuery())
  if (!data.length) return null
  return (
    <section aria-labelledby="propositions" className="no-print grid gap-3">
      <h2 className="text-xl" id="propositions">
        {data.length > 1
          ? 'Des sorties qui semblent être des courses'
          : 'Était-ce une course\u00a0?'}
      </h2>
      <ul className="card divide-y divide-line px-5">
        {data.map((proposition) => (
          <li className="grid gap-2 py-4" key={proposition.activites_id}>
            <p>
              <TextLink to={sortiePath(proposition.activites_id)}>{proposition.titre}</TextLink>
            </p>
            <Declare proposition={proposition} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The same on the page of one outing. */
export function SortieEnCourse({ activites_id }: { activites_id: number }) {
  const { data: [proposition] = [] } = useQuery(propositionsQuery(activites_id))
  if (!proposition) return null
  return (
    <section aria-labelledby="en-course" className="no-print card grid gap-2 p-5">
      <h2 className="text-lg" id="en-course">
        {'Était-ce une course\u00a0?'}
      </h2>
      <Declare proposition={proposition} />
      <p className="text-sm">
        <TextLink to={MON_PALMARES}>Mon palmarès</TextLink>
      </p>
    </section>
  )
}

function Declare({ proposition }: { proposition: Proposition }) {
  const declare = useDeclareOuting(proposition)
  const putAside = usePutOutingAside(proposition.activites_id)
  const { titre, temps, date, distance, has_resultats, page } = proposition
  const facts = [formatDate(date), formatDistanceShort(distance), temps && formatDuree(temps)]
  return (
    <>
      <p>
        <strong>{titleOf(proposition)}</strong>
        <span className="block text-ink-soft">
          {facts.filter(Boolean).join(' · ')}
          {temps && ' à votre montre'}
        </span>
      </p>
      {page && has_resultats && (
        <p className="text-sm">
          Les résultats officiels sont là&nbsp;:{' '}
          <TextLink to={resultatsPath(page.slug, page.epreuves_id)}>
            dites plutôt quelle ligne est la vôtre
          </TextLink>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {temps !== null && (
          <Button
            aria-label={`Ajouter à mon palmarès\u00a0: ${titre}`}
            icon="trophy"
            isLoading={declare.isPending}
            onClick={() => declare.mutate()}
          >
            Ajouter à mon palmarès
          </Button>
        )}
        <Button
          aria-label={`Ce n’était pas une course\u00a0: ${titre}`}
          isLoading={putAside.isPending}
          onClick={() => putAside.mutate()}
          variant="quiet"
        >
          Ce n’était pas une course
        </Button>
      </div>
    </>
  )
}
