import { RECHERCHE_LABELS } from '@foulee/domain/site/recherche'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import type { Option } from './box-options.ts'
import { FoundLine } from './found-line.tsx'
import { adviseWords, foundWords } from './found-words.ts'
import type { Found } from './recherche.queries.ts'
import { searchPage } from './suggestions/offers.ts'
import { SearchLine } from './suggestions/search-line.tsx'

type BoxAnswersProps = {
  id: string
  texte: string
  query: UseQueryResult<Found>
  found: Found
  options: readonly Option[]
  active: number
  onExit: () => void
}

export function BoxAnswers({
  id,
  texte,
  query,
  found: { sens, groupes },
  options,
  active,
  onExit,
}: BoxAnswersProps) {
  const { error, isFetching, fetchStatus, data, refetch } = query
  if (fetchStatus === 'paused')
    return <StatusLine>Pas de réseau&nbsp;: la recherche attend.</StatusLine>
  if (error && !isFetching) {
    return <ErrorState message={error.message} onRetry={() => void refetch()} />
  }
  const isWaiting = isFetching || !data
  const optionOf = (at: number, className: string) => ({
    'aria-selected': at === active,
    className: cx('menu-item', className, at === active && 'menu-item-active'),
    id: `${id}-${at}`,
    onClick: onExit,
    role: 'option',
    tabIndex: -1,
  })
  let at = -1
  return (
    <>
      <p aria-live="polite" className={cx(options.length ? 'sr-only' : 'px-3 py-2 text-ink-soft')}>
        {isWaiting ? 'Recherche…' : options.length ? foundWords({ sens, groupes }) : nothing(texte)}
      </p>
      <div
        aria-busy={isWaiting}
        aria-label="Résultats"
        id={`${id}-liste`}
        role="listbox"
        tabIndex={-1}
      >
        {sens.map((sens) => {
          at += 1
          return (
            <Link
              {...optionOf(at, 'py-1.5')}
              key={`${sens.quoi} ${sens.titre}`}
              to={searchPage(sens)}
            >
              <SearchLine sens={sens} />
            </Link>
          )
        })}
        {groupes.map(({ kind, resultats }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list of options
          <div aria-labelledby={`${id}-${kind}`} key={kind} role="group">
            <p className="px-3 pt-2 text-sm font-semibold text-ink-soft" id={`${id}-${kind}`}>
              {RECHERCHE_LABELS[kind]}
            </p>
            {resultats.map((found) => {
              at += 1
              return (
                <Link {...optionOf(at, 'py-1.5')} key={found.chemin} to={found.chemin}>
                  <FoundLine found={found} />
                </Link>
              )
            })}
          </div>
        ))}
        {options.length > 0 && (
          <Link
            {...optionOf(options.length - 1, 'mt-2 text-sapin')}
            to={options.at(-1)?.path ?? '/recherche'}
          >
            <Icon name="search" />
            <span>{`Tous les résultats pour «\u00a0${texte}\u00a0»`}</span>
          </Link>
        )}
      </div>
    </>
  )
}

const nothing = (texte: string) => `Rien ne s’appelle «\u00a0${texte}\u00a0». ${adviseWords(texte)}`

const StatusLine = ({ children }: { children: ReactNode }) => (
  <p aria-live="polite" className="px-3 py-2 text-ink-soft">
    {children}
  </p>
)
