import type { ReductionGestion } from '@foulee/contract/club/reductions'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { StatutBadge } from '#kit/editor/statut-badge.tsx'
import { useSession } from '#platform/session/session-provider.tsx'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Card } from '#ui/card.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Query } from '#ui/query.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { CodesOfList } from './codes-of-list.tsx'
import { UsageFigures } from './mes-reductions.route.tsx'
import { editorPath, MES_REDUCTIONS, NOUVELLE } from './paths.ts'
import { ReductionForm } from './reduction-form.tsx'
import { ReductionMoves } from './reduction-moves.tsx'
import { useSaveReduction } from './reductions.mutations.ts'
import { gestionQuery, mesReductionsQuery } from './reductions.queries.ts'
import { VersionedReduction } from './versioned-reduction.tsx'

export default function ReductionEditor() {
  const { id = '' } = useParams()
  const number = Number(id) || 0
  const isNew = id === NOUVELLE
  const query = useQuery({ ...gestionQuery(number), enabled: !isNew })
  const { data } = query
  const title = isNew ? 'Nouvelle réduction' : (data?.titre ?? 'Réduction')
  return (
    <main className="page grid max-w-3xl content-start gap-6 py-6 md:py-10" id="contenu">
      <PageHead
        description="Une réduction pour les membres de Foulée."
        isPrivate
        path={editorPath(id)}
        title={title}
      />
      <header className="grid gap-3">
        <Breadcrumb crumbs={[{ label: 'Mes réductions', to: MES_REDUCTIONS }, { label: title }]} />
        <h1 className="text-2xl md:text-3xl">{title}</h1>
        {data && (
          <p>
            <StatutBadge accord="feminin" renvoi={data.renvoi_motif} statut={data.statut} />
          </p>
        )}
      </header>
      {isNew ? (
        <Editor key={id} reduction={null} />
      ) : (
        <Query
          label="Chargement de la réduction…"
          query={query}
          skeleton={<Skeleton className="h-96 rounded-card" />}
        >
          {(reduction) => <Editor key={id} reduction={reduction} />}
        </Query>
      )}
    </main>
  )
}

function Editor({ reduction }: { reduction: ReductionGestion | null }) {
  const { currentUser } = useSession()
  const isStaff = currentUser?.droits.includes('moderer') ?? false
  const { data: mine } = useQuery(mesReductionsQuery)
  const form = {
    isStaff,
    magasins: mine?.magasins ?? [],
    save: useSaveReduction(reduction?.id ?? null),
  }
  if (!mine) return <Skeleton className="h-96 rounded-card" />
  return (
    <>
      {reduction && (
        <Card className="grid gap-5">
          <UsageFigures reduction={reduction} />
          <ReductionMoves isStaff={isStaff} reduction={reduction} />
        </Card>
      )}
      {reduction?.statut === 'publiee' && !isStaff && (
        <p className="text-ink-soft">
          Cette réduction est publiée&nbsp;: si vous la changez, l’équipe la relit avant qu’elle
          reparaisse.
        </p>
      )}
      {reduction?.genre_code === 'liste' && (
        <Card className="grid gap-3">
          <h2 className="text-xl">Les codes de la liste</h2>
          <CodesOfList reduction={reduction} />
        </Card>
      )}
      {reduction ? (
        <VersionedReduction {...form} reduction={reduction} />
      ) : (
        <ReductionForm {...form} reduction={null} />
      )}
    </>
  )
}
