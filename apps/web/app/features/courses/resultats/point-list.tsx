import type { ResumeResultats } from '@foulee/contract/courses/resultats'
import type { LignePoint } from '@foulee/contract/courses/resultats-points'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { cx } from '#ui/class-names.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { PER_PAGE, pointQuery } from './resultats.queries.ts'
import { ResultatsFilters } from './resultats-filters.tsx'
import {
  categorieText,
  countText,
  gagneesSign,
  gagneesText,
  kmText,
  placeText,
  pointText,
  tempsText,
} from './resultats-texts.ts'
import { type ResultatsSearch, writeSearch } from './resultats-url.ts'
import { useMine } from './use-mine.ts'

type PointListProps = {
  epreuvesId: number
  search: ResultatsSearch
  resume: ResumeResultats
  path: string
}

export function PointList({ epreuvesId, search, resume, path }: PointListProps) {
  const { data, error, isFetching, refetch } = useQuery({
    ...pointQuery(epreuvesId, search),
    placeholderData: keepPreviousData,
  })
  const nb = data?.nb ?? 0
  const point = resume.points.find(({ metres }) => metres === search.point)
  return (
    <section aria-labelledby="classement" className="grid gap-5">
      <SectionHeading
        id="classement"
        lead={`${point?.nom ? `${pointText(point)}. ` : ''}Les places sont prises parmi ceux qui y ont été vus.`}
        more={{ to: `${path}#classement`, label: 'Classement à l’arrivée' }}
        title={`Classement au ${kmText(search.point)}`}
      />
      <ResultatsFilters key={writeSearch(search)} path={path} resume={resume} search={search} />
      <p className="text-ink-soft" role="status">
        {data &&
          countText(
            nb,
            data.data.map(({ ligne }) => ligne),
          )}
      </p>
      {error && !data && (
        <ErrorState
          isRetrying={isFetching}
          message={error.message}
          onRetry={() => void refetch()}
        />
      )}
      {data && nb === 0 && (
        <p>
          Personne ne correspond à ce point.{' '}
          <TextLink preventScrollReset to={path}>
            Voir tout le classement
          </TextLink>
        </p>
      )}
      {data && nb > 0 && <PointTable epreuvesId={epreuvesId} lignes={data.data} />}
      <Pagination
        hrefOf={(page) => `${path}${writeSearch({ ...search, page })}#classement`}
        page={search.page}
        pages={Math.ceil(nb / PER_PAGE)}
      />
    </section>
  )
}

type PointTableProps = { epreuvesId: number; lignes: readonly LignePoint[] }

function PointTable({ epreuvesId, lignes }: PointTableProps) {
  const mine = useMine(epreuvesId)
  const hasGains = lignes.some(({ gagnees }) => gagnees !== null)
  return (
    <table className="results-table results-at-point">
      <caption className="sr-only">Classement à ce point</caption>
      <thead>
        <tr>
          <th className="numeric" scope="col">
            Place
          </th>
          <th scope="col">Nom</th>
          <th scope="col">Catégorie</th>
          {hasGains && (
            <th className="numeric" scope="col">
              Places gagnées
            </th>
          )}
          <th className="numeric" scope="col">
            À l’arrivée
          </th>
          <th className="numeric" scope="col">
            Temps
          </th>
        </tr>
      </thead>
      <tbody>
        {lignes.map(({ ligne, temps, rang, gagnees }) => (
          <tr className={cx(ligne.id === mine?.ligne?.id && 'results-mine')} key={ligne.id}>
            <td className="results-place numeric">{placeText({ ...ligne, rang })}</td>
            <th className="results-name" scope="row">
              {ligne.nom}
            </th>
            <td className="results-category">{categorieText(ligne)}</td>
            {hasGains && <GainCell gagnees={gagnees} />}
            <td className="results-finish numeric">{placeText(ligne)}</td>
            <td className="results-time numeric">{tempsText({ temps })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function GainCell({ gagnees }: Pick<LignePoint, 'gagnees'>) {
  return (
    <td className="results-gain numeric">
      {gagnees !== null && (
        <>
          <span aria-hidden="true">{gagneesSign(gagnees)}</span>
          <span className="sr-only">{gagneesText(gagnees)}</span>
        </>
      )}
    </td>
  )
}
