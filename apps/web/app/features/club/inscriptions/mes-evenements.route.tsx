import type {
  AttenteEvenement,
  Inscription,
  MesInscriptions,
} from '@foulee/contract/club/inscriptions'
import { capitalize } from '@foulee/domain/shared/typographie'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MinePart } from '#kit/member-page/mine-part.tsx'
import { listCodes } from '#platform/offline/codes.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { CardLink } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { mineQuery } from './inscriptions.queries.ts'
import { inscriptionPath, MES_EVENEMENTS } from './paths.ts'
import { useSaveCodes } from './save-codes.ts'
import { formatDay, formatEtat, formatHours, formatInstant, formatPlace, isOver } from './texts.ts'

export default function MesEvenements() {
  const { data, error, isFetching, refetch } = useQuery(mineQuery)
  return (
    <main className="page grid content-start gap-8 py-6 md:py-10" id="contenu">
      <PageHead
        description="Vos inscriptions à des évènements, et vos listes d’attente."
        isPrivate
        path={MES_EVENEMENTS}
        title="Mes inscriptions"
      />
      <h1 className="text-2xl md:text-3xl">Mes inscriptions</h1>
      {data && <Shown mine={data} />}
      {!data && error && (
        <>
          <OfflineCodes />
          <ErrorState
            isRetrying={isFetching}
            message={error.message}
            onRetry={() => void refetch()}
          />
        </>
      )}
      {!data && !error && (
        <Loading label="Chargement de vos évènements…">
          <div className="grid max-w-3xl gap-4">
            <Skeleton className="h-32 rounded-card" />
            <Skeleton className="h-32 rounded-card" />
          </div>
        </Loading>
      )}
    </main>
  )
}

function OfflineCodes() {
  const codes = listCodes()
  if (!codes.length) return null
  return (
    <ul className="grid gap-3">
      {codes.map(({ page, titre, quand }) => (
        <li key={page}>
          <TextLink to={page}>{titre}</TextLink>
          <br />
          {quand}
        </li>
      ))}
    </ul>
  )
}

function Shown({ mine: { inscriptions, attentes } }: { mine: MesInscriptions }) {
  useSaveCodes({ inscriptions, isAll: true })
  if (!inscriptions.length && !attentes.length) {
    return (
      <EmptyState
        action={<ButtonLink to="/evenements">Trouver un évènement</ButtonLink>}
        title="Aucun évènement"
      >
        Les sorties et les rencontres auxquelles vous venez se rangent ici, avec leur code.
      </EmptyState>
    )
  }
  const toCome = inscriptions.filter((inscription) => !isOver(inscription))
  const over = inscriptions.filter(isOver)
  return (
    <div className="grid max-w-3xl gap-10">
      <MinePart items={attentes} title="J’attends une place">
        {(attente) => <AttenteLine attente={attente} />}
      </MinePart>
      <MinePart items={toCome} title="À venir">
        {(inscription) => <InscriptionLine inscription={inscription} />}
      </MinePart>
      <MinePart items={over} title="Passés et annulés">
        {(inscription) => <InscriptionLine inscription={inscription} />}
      </MinePart>
    </div>
  )
}

function InscriptionLine({ inscription }: { inscription: Inscription }) {
  const { mot, tone, icon } = formatEtat(inscription)
  return (
    <Line of={inscription}>
      {inscription.groupe && (
        <p className="text-sm text-ink-soft">Groupe&nbsp;: {inscription.groupe}</p>
      )}
      <p>
        <Badge icon={icon} tone={tone}>
          {mot}
        </Badge>
      </p>
    </Line>
  )
}

function AttenteLine({ attente }: { attente: AttenteEvenement }) {
  const { etat, rang, expire_le } = attente
  return (
    <Line of={attente}>
      <p>
        {etat === 'proposee' && (
          <Badge icon="ticket" tone="success">
            Une place est à prendre
          </Badge>
        )}
        {etat === 'attente' && (
          <Badge icon="users" tone="info">
            {rang === 1 ? 'En tête de la liste' : `${rang}e de la liste`}
          </Badge>
        )}
        {etat === 'expiree' && (
          <Badge icon="clock" tone="neutral">
            Proposition expirée
          </Badge>
        )}
      </p>
      {etat === 'proposee' && expire_le && (
        <p className="text-sm">Tenue pour vous jusqu’au {formatInstant(expire_le, attente.date)}</p>
      )}
    </Line>
  )
}

type LineProps = { of: Pick<Inscription, 'evenement' | 'date'>; children: ReactNode }

function Line({ of: { evenement, date }, children }: LineProps) {
  const place = formatPlace(date)
  return (
    <article className="card card-link">
      <div className="grid min-w-0 content-start gap-1.5 p-4">
        <p className="text-sm font-semibold text-sapin tabular-nums">
          {capitalize(formatDay(date))}, {formatHours(date)}
        </p>
        <h3 className="text-lg/6">
          <CardLink to={inscriptionPath(evenement.slug, date.id)}>{evenement.titre}</CardLink>
        </h3>
        {place && <p className="text-sm text-ink-soft">{place}</p>}
        {children}
      </div>
    </article>
  )
}
