import type { Canal } from '@foulee/contract/echanges/messages'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { Button, IconButton } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { PagedItems } from '#ui/paged-items.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { readBrouillon } from './message-draft.ts'
import { canauxQuery, FILTRES, type Filtre, nonLusQuery } from './messages.queries.ts'
import { canalPath } from './paths.ts'
import { formatDernier } from './time-labels.ts'
import { Trouves } from './trouves.tsx'

const Nouveau = lazyHydrate(
  () => import('./nouveau.tsx'),
  () => null,
)

const FILTRE_LABELS: Readonly<Record<Filtre, string>> = {
  tous: 'Toutes',
  non_lus: 'Non lues',
  demandes: 'Demandes',
}

type ListeProps = { current: number | null; users_id: number; canWrite: boolean; isAlone: boolean }

export function Liste({ current, users_id, canWrite, isAlone }: ListeProps) {
  const [q, setQ] = useState('')
  const [isNew, setNew] = useState(false)
  const Heading = isAlone ? 'h1' : 'h2'
  return (
    <>
      <header className="grid gap-2 px-4 pt-3 pb-2">
        <div className="flex items-center justify-between gap-2">
          <Heading className="text-2xl">Messages</Heading>
          {canWrite && (
            <IconButton icon="plus" label="Nouveau message" onClick={() => setNew(true)} />
          )}
        </div>
        <SearchField
          label="Chercher dans mes messages"
          onChange={({ target }) => setQ(target.value)}
          onClear={() => setQ('')}
        />
      </header>
      <div className="canaux">
        {q.trim() ? (
          <Trouves channels_id={null} q={q} />
        ) : (
          <Canaux
            current={current}
            onNew={canWrite ? () => setNew(true) : null}
            users_id={users_id}
          />
        )}
      </div>
      {isNew && <Nouveau onClose={() => setNew(false)} />}
    </>
  )
}

type CanauxProps = { current: number | null; users_id: number; onNew: (() => void) | null }

function Canaux({ current, users_id, onNew }: CanauxProps) {
  const [search] = useSearchParams()
  const filtre = FILTRES.find((filtre) => filtre === search.get('filtre')) ?? 'tous'
  const query = useInfiniteQuery(canauxQuery(filtre))
  return (
    <>
      <Filtres filtre={filtre} />
      <PagedItems
        empty={<Rien filtre={filtre} onNew={onNew} />}
        query={query}
        waiting={<Waiting />}
      >
        {(canaux) => (
          <ul aria-label={`Discussions\u00a0: ${FILTRE_LABELS[filtre].toLowerCase()}`}>
            {canaux.map((canal) => (
              <Ligne
                brouillon={readBrouillon({ kind: 'canal', id: canal.id }, users_id)}
                canal={canal}
                filtre={filtre}
                isCurrent={canal.id === current}
                key={canal.id}
              />
            ))}
          </ul>
        )}
      </PagedItems>
    </>
  )
}

function Filtres({ filtre }: { filtre: Filtre }) {
  const { data } = useQuery(nonLusQuery)
  const counts: Readonly<Record<Filtre, number>> = {
    tous: 0,
    non_lus: data?.nb_canaux ?? 0,
    demandes: data?.nb_demandes ?? 0,
  }
  return (
    <nav aria-label="Quelles discussions" className="canaux-filtres">
      {FILTRES.map((item) => (
        <Link
          aria-current={item === filtre ? 'true' : undefined}
          className="canaux-filtre"
          key={item}
          preventScrollReset
          to={item === 'tous' ? '?' : `?filtre=${item}`}
        >
          {FILTRE_LABELS[item]}
          {counts[item] > 0 && <span className="canaux-nb">{counts[item]}</span>}
        </Link>
      ))}
    </nav>
  )
}

type LigneProps = { canal: Canal; brouillon: string; filtre: Filtre; isCurrent: boolean }

function Ligne({ canal, brouillon, filtre, isCurrent }: LigneProps) {
  const { id, nom, precision, image, dernier, nb_non_lus, est_muet, etat } = canal
  const isUnread = nb_non_lus > 0
  return (
    <li>
      <Link
        aria-current={isCurrent ? 'page' : undefined}
        className={cx('canal-ligne', isUnread && 'canal-non-lu')}
        to={{ pathname: canalPath(id), search: filtre === 'tous' ? '' : `?filtre=${filtre}` }}
      >
        <Avatar name={nom} src={image} />
        <span className="canal-dit">
          <span className="canal-tete">
            <span className="canal-nom">{nom}</span>
            {est_muet && (
              <>
                <Icon className="shrink-0 text-ink-soft" name="bell-off" size={16} />
                <span className="sr-only">, muette</span>
              </>
            )}
            {dernier && (
              <time dateTime={dernier.created_at}>
                {formatDernier(dernier.created_at, new Date())}
              </time>
            )}
          </span>
          {canal.type !== 'direct' && precision && (
            <span className="truncate text-sm text-ink-soft">{precision}</span>
          )}
          <span className="canal-pied">
            <Extrait brouillon={isCurrent ? '' : brouillon} canal={canal} />
            {isUnread && (
              <span className={cx('canaux-nb', est_muet && 'canaux-nb-muet')}>
                {nb_non_lus >= 100 ? '99+' : nb_non_lus}
                <span className="sr-only"> {nb_non_lus > 1 ? 'non lus' : 'non lu'}</span>
              </span>
            )}
          </span>
          {etat === 'demande_recue' && <span className="canal-demande">Demande</span>}
        </span>
      </Link>
    </li>
  )
}

function Extrait({ canal: { dernier, type }, brouillon }: { canal: Canal; brouillon: string }) {
  if (brouillon) {
    return (
      <span className="truncate">
        <span className="font-semibold text-rouge-gr">Brouillon&nbsp;: </span>
        {brouillon}
      </span>
    )
  }
  if (!dernier) return <span className="truncate text-ink-soft">Rien n’est encore écrit</span>
  const who = dernier.est_moi ? 'Moi\u00a0: ' : type === 'direct' ? '' : `${dernier.nom}\u00a0: `
  return <span className="truncate">{who + dernier.extrait}</span>
}

function Rien({ filtre, onNew }: { filtre: Filtre; onNew: (() => void) | null }) {
  if (filtre === 'non_lus') {
    return (
      <EmptyState title="Tout est lu">
        <p>Vous êtes à jour.</p>
      </EmptyState>
    )
  }
  if (filtre === 'demandes') {
    return (
      <EmptyState title="Aucune demande">
        <p>Les premiers mots de personnes que vous ne connaissez pas arrivent ici.</p>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      action={
        onNew && (
          <Button icon="message" onClick={onNew} variant="primary">
            Écrire à quelqu’un
          </Button>
        )
      }
      title="Aucun message"
    >
      <p>
        Écrivez à un coureur depuis sa page, ou retrouvez celles et ceux qui courent la même course
        que vous.
      </p>
    </EmptyState>
  )
}

const Waiting = () => (
  <Loading label="Chargement de vos discussions…">
    <div className="grid gap-3 p-4">
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton className="h-14" key={row} />
      ))}
    </div>
  </Loading>
)
