import type { Resultat } from '@foulee/contract/courses/resultat'
import type { ResumeResultats } from '@foulee/contract/courses/resultats'
import { formatDate } from '@foulee/domain/shared/date'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorState } from '#ui/error-state.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { PrintAll } from './print-all.tsx'
import { PER_PAGE, resultatsQuery } from './resultats.queries.ts'
import { ResultatsFilters } from './resultats-filters.tsx'
import { ResultatsTable } from './resultats-table.tsx'
import { countText } from './resultats-texts.ts'
import { type ResultatsSearch, writeSearch } from './resultats-url.ts'

type ResultatsListProps = {
  epreuvesId: number
  /** Metres; null when unknown. */
  distance: number | null
  search: ResultatsSearch
  resume: ResumeResultats
  path: string
}

export function ResultatsList({ epreuvesId, distance, search, resume, path }: ResultatsListProps) {
  const { data, error, isFetching, refetch } = useQuery({
    ...resultatsQuery(epreuvesId, search),
    placeholderData: keepPreviousData,
  })
  const [printed, setPrinted] = useState<Resultat[] | null>(null)
  const nb = data?.nb ?? 0
  return (
    <section aria-labelledby="classement" className="grid gap-5">
      <SectionHeading id="classement" title="Classement" />
      <ResultatsFilters key={writeSearch(search)} path={path} resume={resume} search={search} />
      <p className="text-ink-soft" role="status">
        {data && countText(nb, data.data)}
        {resume.corrige_le && ` · corrigé le ${formatDate(parisDate(new Date(resume.corrige_le)))}`}
      </p>
      {!printed && nb > PER_PAGE && (
        <p className="print-only">{`Page ${search.page} sur ${Math.ceil(nb / PER_PAGE)}`}</p>
      )}
      {error && !data && (
        <ErrorState
          isRetrying={isFetching}
          message={error.message}
          onRetry={() => void refetch()}
        />
      )}
      {data && nb === 0 ? (
        <p>
          Personne de ce nom, ni avec ce dossard. Qui n’est montré que par ses initiales ne se
          trouve ni par l’un, ni par l’autre.{' '}
          <TextLink preventScrollReset to={path}>
            Voir tout le classement
          </TextLink>
        </p>
      ) : (
        data && (
          <ResultatsTable
            distance={distance}
            epreuvesId={epreuvesId}
            hasPassages={resume.points.length > 0}
            lignes={printed ?? data.data}
            path={path}
          />
        )
      )}
      <Pagination
        hrefOf={(page) => `${path}${writeSearch({ ...search, page })}#classement`}
        page={search.page}
        pages={Math.ceil(nb / PER_PAGE)}
      />
      {nb > PER_PAGE && (
        <PrintAll search={search} epreuvesId={epreuvesId} nb={nb} onShow={setPrinted} />
      )}
    </section>
  )
}
