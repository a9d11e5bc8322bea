import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { MES_ANNEES } from '#features/parcours/annees/annees.queries.ts'
import { MES_CHAUSSURES } from '#features/parcours/chaussures/chaussures.queries.ts'
import { MakeRoute } from '#features/parcours/contribution/make-route.tsx'
import { MES_PARCOURS } from '#features/parcours/contribution/paths.ts'
import { MON_PROFIL_DE_COUREUR } from '#features/parcours/shared/calibrage-path.ts'
import { MES_SORTIES } from '#features/parcours/shared/sortie-paths.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { activitesQuery } from './activites.queries.ts'
import { ActivitesForm } from './activites-form.tsx'
import { ActivitesList } from './activites-list.tsx'
import { isFiltered, readSearch, toParams } from './activites-url.ts'
import { AddActivites } from './add-activites.tsx'

export default function MesSorties() {
  const search = readSearch(useSearchParams()[0])
  const { data } = useInfiniteQuery(activitesQuery(search))
  const isSearchable = isFiltered(search) || Boolean(data?.pages[0]?.nb)
  return (
    <main className="page grid gap-6 py-6 md:py-10" id="contenu">
      <PageHead description="Vos sorties." isPrivate path={MES_SORTIES} title="Mes sorties" />
      <header className="grid gap-3">
        <Breadcrumb
          crumbs={[{ label: 'Mes parcours', to: MES_PARCOURS }, { label: 'Mes sorties' }]}
        />
        <h1 className="text-2xl md:text-3xl">Mes sorties</h1>
        <p className="max-w-2xl text-ink-soft">
          Les enregistrements de votre montre. Vous seul les voyez&nbsp;; chacun peut devenir un
          parcours.
        </p>
        <p className="flex flex-wrap gap-x-5">
          <TextLink to={MES_ANNEES}>Mes années et mes records</TextLink>
          <TextLink to={MON_PROFIL_DE_COUREUR}>Mon profil de coureur</TextLink>
          <TextLink to={MES_CHAUSSURES}>Mes chaussures</TextLink>
        </p>
      </header>
      <AddActivites />
      {/* The key resets the fields on back navigation. */}
      {isSearchable && <ActivitesForm key={toParams(search).toString()} search={search} />}
      <ActivitesList
        renderAction={({ id, titre }) => <MakeRoute activite={id} titre={titre} />}
        search={search}
      />
    </main>
  )
}
