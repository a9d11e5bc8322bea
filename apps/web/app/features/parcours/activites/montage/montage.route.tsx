import type { ActiviteEntiere } from '@foulee/contract/parcours/activites'
import { isApiError } from '@foulee/contract/shared/call-error'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { decouperPath, MES_SORTIES, sortiePath } from '#features/parcours/shared/sortie-paths.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { FailurePage } from '#ui/failure/failure-page.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Query } from '#ui/query.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { activiteQuery } from '../activites.queries.ts'
import { CutForm } from './cut-form.tsx'
import { JoinForm } from './join-form.tsx'
import { RestoreSection } from './restore-section.tsx'

export default function Decouper() {
  const id = Number(useParams().id)
  const isPossible = Number.isSafeInteger(id) && id > 0
  const query = useQuery({ ...activiteQuery(id), enabled: isPossible })
  const { error } = query
  if (!isPossible || (isApiError(error) && error.status === 404)) {
    return <FailurePage failure={{ status: 404, message: '' }} />
  }
  return (
    <main className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-6 md:py-10" id="contenu">
      <PageHead
        description="Découper une sortie."
        isPrivate
        path={decouperPath(id)}
        title="Découper une sortie"
      />
      <Query
        label="Chargement de la sortie…"
        query={query}
        skeleton={<Skeleton className="h-96 rounded-card" />}
      >
        {(activite) => <Montage activite={activite} />}
      </Query>
    </main>
  )
}

function Montage({ activite }: { activite: ActiviteEntiere }) {
  const { id, titre, trace, version, montage } = activite
  return (
    <>
      <header className="grid gap-2">
        <Breadcrumb
          crumbs={[
            { label: 'Mes sorties', to: MES_SORTIES },
            { label: titre, to: sortiePath(id) },
            { label: 'Découper' },
          ]}
        />
        <h1 className="text-2xl md:text-3xl">Découper «&nbsp;{titre}&nbsp;»</h1>
        <p className="max-w-prose text-ink-soft">
          Votre fichier reste entier&nbsp;: vous pourrez toujours y revenir. Distance, temps,
          records, charge et kilomètres des chaussures suivent.
        </p>
      </header>
      {montage && <RestoreSection activite={activite} />}
      {trace && trace.distance > 0 && (
        // Another version has other metres.
        <CutForm activite={activite} key={version} trace={trace} />
      )}
      <JoinForm activite={activite} />
    </>
  )
}
