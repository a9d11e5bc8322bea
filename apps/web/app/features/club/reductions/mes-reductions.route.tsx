import type { ReductionGestion } from '@foulee/contract/club/reductions'
import { findHorsPeriode } from '@foulee/domain/club/reduction'
import { formatDate } from '@foulee/domain/shared/date'
import { formatNombre } from '@foulee/domain/shared/mesure'
import { useQuery } from '@tanstack/react-query'
import { SentBackNote, StatutBadge } from '#kit/editor/statut-badge.tsx'
import type { Answer } from '#platform/api/query-of.ts'
import { useSession } from '#platform/session/session-provider.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { CardLink, LinkCard } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Query } from '#ui/query.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Stat, StatRow } from '#ui/stat.tsx'
import { editorPath, MES_REDUCTIONS, NOUVELLE } from './paths.ts'
import { lastDay } from './reduction-body.ts'
import { mesReductionsQuery } from './reductions.queries.ts'

export default function MesReductions() {
  return (
    <main className="page grid content-start gap-6 py-6 md:py-10" id="contenu">
      <PageHead
        description="Les réductions de vos magasins."
        isPrivate
        path={MES_REDUCTIONS}
        title="Mes réductions"
      />
      <header className="grid gap-2">
        <h1 className="text-2xl md:text-3xl">Mes réductions</h1>
        <p className="text-ink-soft">
          Ce que vos magasins offrent aux membres, et ce qu’ils en font. L’équipe relit chaque
          réduction avant qu’elle paraisse.
        </p>
      </header>
      <Query
        label="Chargement de vos réductions…"
        query={useQuery(mesReductionsQuery)}
        skeleton={<Skeleton className="h-48 rounded-card" />}
      >
        {(data) => <Content data={data} />}
      </Query>
    </main>
  )
}

type Mine = Answer<'GET /api/reductions/mes-reductions'>

function Content({ data }: { data: Mine }) {
  const { currentUser } = useSession()
  const mayMake = data.magasins.length > 0 || currentUser?.droits.includes('moderer')
  if (!mayMake) {
    return (
      <EmptyState
        action={<ButtonLink to="/contribution/magasins">Mes magasins</ButtonLink>}
        title="Pas encore de magasin"
      >
        <p>Les réductions viennent d’un magasin&nbsp;: retrouvez d’abord le vôtre.</p>
      </EmptyState>
    )
  }
  return (
    <>
      <ButtonLink
        className="justify-self-start"
        icon="plus"
        to={editorPath(NOUVELLE)}
        variant="primary"
      >
        Nouvelle réduction
      </ButtonLink>
      {data.reductions.length === 0 ? (
        <EmptyState title="Aucune réduction">
          <p>Donnez une raison de plus de passer vous voir.</p>
        </EmptyState>
      ) : (
        <ul className="grid gap-4 md:grid-cols-2">
          {data.reductions.map((reduction) => (
            <li className="grid" key={reduction.id}>
              <MyReduction reduction={reduction} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function MyReduction({ reduction }: { reduction: ReductionGestion }) {
  const { id, titre, magasin, statut, renvoi_motif } = reduction
  return (
    <LinkCard>
      <p>
        <StatutBadge accord="feminin" renvoi={renvoi_motif} statut={statut} />
      </p>
      <h2 className="text-xl">
        <CardLink to={editorPath(id)}>{titre}</CardLink>
      </h2>
      <p className="text-ink-soft">{magasin}</p>
      {statut === 'publiee' && <p className="text-ink-soft">{formatPeriode(reduction)}</p>}
      <SentBackNote accord="feminin" renvoi={renvoi_motif} statut={statut} />
      <UsageFigures reduction={reduction} />
    </LinkCard>
  )
}

function formatPeriode({ debut, fin }: ReductionGestion): string {
  const hors = findHorsPeriode({ debut, fin }, new Date())
  return hors ?? (fin ? `Jusqu’au ${formatDate(lastDay(fin))}.` : 'Sans date de fin.')
}

export function UsageFigures({ reduction }: { reduction: ReductionGestion }) {
  const { revelees, membres, trente_jours, stock } = reduction
  return (
    <StatRow>
      <Stat label={revelees > 1 ? 'Codes vus' : 'Code vu'} value={formatNombre(revelees)} />
      <Stat label={membres > 1 ? 'Membres' : 'Membre'} value={formatNombre(membres)} />
      <Stat label="Ces 30 jours" value={formatNombre(trente_jours)} />
      {stock !== null && <Stat label="Restent" value={formatNombre(stock - revelees)} />}
    </StatRow>
  )
}
