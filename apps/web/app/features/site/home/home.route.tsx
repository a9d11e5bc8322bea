import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Form } from 'react-router'
import { useIsWide } from '../../../browse/use-is-wide.ts'
import { PageHead } from '../../../page-head.tsx'
import { useSession } from '../../../session/session-provider.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { mineQuery as inscriptionsQuery } from '../../club/inscriptions/inscriptions.queries.ts'
import { sondagesQuery } from '../../club/sondages/sondages.queries.ts'
import { dashboardQuery } from '../../courses/courses/courses.queries.ts'
import { coursesPath } from '../../courses/courses/courses-url.ts'
import { CoursesForMe } from '../../courses/courses/moi-courses.tsx'
import { Fil } from '../../echanges/fil/fil.tsx'
import { ProchaineCourse } from '../../echanges/liste/moi-blocs.tsx'
import { unreadQuery } from '../../echanges/notifications/notifications.queries.ts'
import { ActualitesBlock } from '../../echanges/regie/actualites-block.tsx'
import { TvBlock } from '../../echanges/regie/tv-block.tsx'
import { SuggestionsBlock } from '../../echanges/suggestions/suggestions-block.tsx'
import { MaSeance } from '../../entrainement/accueil/moi-seance.tsx'
import { demandesQuery } from '../../entrainement/plans/edition/edition.queries.ts'
import { recuesQuery } from '../../membres/invitations/invitations.queries.ts'
import { countQuestions } from '../../membres/profil/qualification-answers.ts'
import { sectionPath } from '../../membres/reglages/sections.ts'
import { dashboardParcoursQuery } from '../../parcours/parcours/parcours-list.queries.ts'
import { mineQuery as reservationsQuery } from '../../sejours/reservations/reservations.queries.ts'
import { AttentesNav } from './attentes-nav.tsx'
import { type Attente, listAttentes } from './home-attentes.ts'
import { HomeCourses } from './home-courses.tsx'
import { groupFilters } from './home-groups.ts'
import { HomeParcours } from './home-parcours.tsx'
import './home.css'

/** The morning of a member (produit 14.1): today, what follows me, and what surrounds it. */
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

/** What waits for my answer; nothing while nothing does, nor while it is not known. */
function Attend() {
  const { data: unread } = useQuery(unreadQuery())
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

const Parcours = () => <HomeParcours query={useQuery(dashboardParcoursQuery())} />
