import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Form } from 'react-router'
import { mineQuery as inscriptionsQuery } from '#features/club/inscriptions/inscriptions.queries.ts'
import { sondagesQuery } from '#features/club/sondages/sondages.queries.ts'
import { dashboardQuery } from '#features/courses/courses/courses.queries.ts'
import { coursesPath } from '#features/courses/courses/courses-url.ts'
import { CoursesForMe } from '#features/courses/courses/moi-courses.tsx'
import { Fil } from '#features/echanges/fil/fil.tsx'
import { ProchaineCourse } from '#features/echanges/liste/moi-blocs.tsx'
import { unreadQuery } from '#features/echanges/notifications/notifications.queries.ts'
import { ActualitesBlock } from '#features/echanges/regie/actualites-block.tsx'
import { TvBlock } from '#features/echanges/regie/tv-block.tsx'
import { SuggestionsBlock } from '#features/echanges/suggestions/suggestions-block.tsx'
import { MaSeance } from '#features/entrainement/accueil/moi-seance.tsx'
import { demandesQuery } from '#features/entrainement/plans/edition/edition.queries.ts'
import { recuesQuery } from '#features/membres/invitations/invitations.queries.ts'
import { countQuestions } from '#features/membres/profil/qualification-answers.ts'
import { sectionPath } from '#features/membres/reglages/sections.ts'
import { dashboardParcoursQuery } from '#features/parcours/parcours/parcours-list.queries.ts'
import { mineQuery as reservationsQuery } from '#features/sejours/reservations/reservations.queries.ts'
import { useIsWide } from '#kit/list-page/use-is-wide.ts'
import { useSession } from '#platform/session/session-provider.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { AttentesNav } from './attentes-nav.tsx'
import { type Attente, listAttentes } from './home-attentes.ts'
import { HomeCourses } from './home-courses.tsx'
import { groupFilters } from './home-groups.ts'
import { HomeParcours } from './home-parcours.tsx'
import './home.css'

export default function HomePage() {
  const { currentUser } = useSession()
  const isWide = useIsWide()
  const blocs = [
    <SuggestionsBlock key="suivre" />,
    <CoursesForMe key="pour-moi" wishes={sectionPath('pratique')} />,
    <Courses key="courses" />,
    <ActualitesBlock key="actualites" />,
    <Parcours key="parcours" />,
    <TvBlock key="tv" />,
  ]
  return (
    <main className="page grid content-start gap-5 pt-5 pb-16 md:pt-8" id="contenu">
      <PageHead
        description="Votre journée, ce que vous suivez et vos prochaines courses."
        isPrivate
        path="/home"
        title="Accueil"
      />
      <header className="grid gap-3">
        <h1 className="text-2xl md:text-3xl">
          {currentUser ? `Bonjour ${currentUser.prenom}` : 'Bonjour'}
        </h1>
        <Attend />
      </header>
      <div className="home-colonnes">
        <div className="home-jour">
          <MaSeance />
          <ProchaineCourse />
        </div>
        <div className="home-fil">
          <Fil blocs={isWide ? [] : blocs} />
        </div>
        {isWide && <div className="home-blocs">{blocs}</div>}
      </div>
    </main>
  )
}

function Attend() {
  const { data: unread } = useQuery(unreadQuery)
  const { data: inscriptions } = useQuery(inscriptionsQuery)
  const { data: reservations } = useQuery(reservationsQuery)
  const { data: sondages } = useInfiniteQuery(sondagesQuery('a_repondre'))
  const { data: invitations } = useQuery(recuesQuery)
  const { currentUser, profil } = useSession()
  const isCoach = currentUser?.droits.includes('gerer_plans') ?? false
  const { data: demandes } = useInfiniteQuery({ ...demandesQuery, enabled: isCoach })
  const waiting: readonly Attente[] = listAttentes({
    unread,
    evenements: inscriptions?.attentes,
    sejours: reservations?.attentes,
    sondages: sondages?.pages[0]?.nb,
    invitations: invitations?.length,
    demandes: demandes?.pages[0]?.nb,
    questions: profil ? countQuestions(profil) : undefined,
    isTownMissing: profil ? !profil.ville && !profil.code_postal : false,
  })
  return <AttentesNav attentes={waiting} />
}

function Courses() {
  const query = useQuery(dashboardQuery())
  return (
    <div className="grid gap-3">
      <Form action="/courses">
        <SearchField label="Rechercher une course" maxLength={200} name="texte" />
      </Form>
      <HomeCourses pathOf={(key) => coursesPath(groupFilters(key))} query={query} />
    </div>
  )
}

const Parcours = () => <HomeParcours query={useQuery(dashboardParcoursQuery)} />
