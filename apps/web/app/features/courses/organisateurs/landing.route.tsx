import { parisDate } from '@foulee/domain/shared/heure-paris'
import { readPorte } from '@foulee/domain/site/porte'
import { PORTE_ORGANISATEUR as DEFAUT } from '@foulee/domain/site/portes/organisateur'
import { HydrationBoundary, useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { calendrierQuery, coursesPageQuery } from '#features/site/calendrier/calendrier.queries.ts'
import { CardWaiting } from '#features/site/calendrier/card-waiting.tsx'
import { comingMonths } from '#features/site/calendrier/index-counts.ts'
import { blocQuery } from '#features/site/pages/pages.queries.ts'
import { MoisBars } from '#features/site/portes/mois-bars.tsx'
import { PorteView } from '#features/site/portes/porte-view.tsx'
import { prefetch, publicHeaders } from '#platform/api/prefetch.ts'
import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'
import { useSession } from '#platform/session/session-provider.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ORGANISATEUR, RETROUVER } from './paths.ts'

const CourseCard = lazyHydrate(
  async () => ({ default: (await import('#features/courses/courses/course-card.tsx')).CourseCard }),
  CardWaiting,
)
const ClaimFlow = lazyHydrate(
  () => import('./claim-flow.tsx'),
  () => <Skeleton className="h-64 rounded-card" />,
)

/** Fetches a few more races than shown, since cancelled ones are left out. */
const nextQuery = (today: string, ...call: [] | [Parameters<typeof calendrierQuery>[0]]) =>
  coursesPageQuery({ date_min: today, tri: 'date' }, { nb_page: 10 }, ...call)

export async function loader({ context }: LoaderFunctionArgs) {
  const today = parisDate(new Date())
  const { queries } = await prefetch(context, (client, call) =>
    Promise.all([
      client.fetchQuery(blocQuery(DEFAUT.cle, call)),
      client.fetchQuery(calendrierQuery(call)),
      client.fetchQuery(nextQuery(today, call)),
    ]),
  )
  return { queries, today }
}
export const clientLoader = () => ({ queries: undefined, today: parisDate(new Date()) })
export const headers = publicHeaders

export default function OrganisateurLanding() {
  const { queries, today } = useLoaderData<typeof loader | typeof clientLoader>()
  return (
    <HydrationBoundary state={queries}>
      <Landing today={today} />
    </HydrationBoundary>
  )
}

function Landing({ today }: { today: string }) {
  const { isAuth } = useSession()
  const { data: texte } = useSuspenseQuery(blocQuery(DEFAUT.cle))
  const { data: calendrier } = useSuspenseQuery(calendrierQuery())
  const { data: next } = useSuspenseQuery(nextQuery(today))
  const course = next.data.find((item) => item.statut === 'publiee' && !item.edition?.annulee)
  const months = comingMonths(calendrier, today)
  return (
    <PorteView
      action={{
        to: isAuth ? '#retrouver' : '/inscription',
        label: 'Publier ma course',
        ...(!isAuth && { retour: RETROUVER }),
      }}
      chiffres={[
        { nb: calendrier.nb, nom: 'courses à venir', seuil: 20 },
        { nb: calendrier.departements.length, nom: 'départements', seuil: 5 },
      ]}
      legende={course && 'La prochaine course du calendrier, et celles des mois qui viennent.'}
      page={{ path: ORGANISATEUR, nom: 'Organiser une course', titre: 'Organiser une course' }}
      porte={readPorte(texte ?? DEFAUT)}
      relief="course"
      vue={
        course && (
          <>
            <CourseCard course={course} heading="h2" />
            {months.length > 2 && <MoisBars mois={months} />}
          </>
        )
      }
    >
      {isAuth && <ClaimFlow />}
    </PorteView>
  )
}
