import type { Resultat } from '@foulee/contract/courses/resultat'
import type { ResumeResultats } from '@foulee/contract/courses/resultats'
import { SEXE_RESULTAT_LABELS, SEXES_RESULTAT } from '@foulee/domain/courses/resultat'
import { formatDate } from '@foulee/domain/shared/date'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { formatNombre } from '@foulee/domain/shared/mesure'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Form } from 'react-router'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Select } from '#ui/select.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { PrintAll } from './print-all.tsx'
import { PER_PAGE, resultatsQuery } from './resultats.queries.ts'
import { ResultatsTable } from './resultats-table.tsx'
import { countText } from './resultats-texts.ts'
import { isFiltered, type ResultatsSearch, writeSearch } from './resultats-url.ts'

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
      <Filters search={search} key={writeSearch(search)} path={path} resume={resume} />
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
            hasPassages={resume.has_passages}
            lignes={printed ?? data.data}
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

function Filters({ search, resume, path }: Pick<ResultatsListProps, 'search' | 'resume' | 'path'>) {
  const sexes = SEXES_RESULTAT.filter((sexe) => resume.sexes[sexe] > 0)
  return (
    <search>
      <Form action={path} className="results-filters" method="get" preventScrollReset>
        <SearchField
          defaultValue={search.texte}
          label="Nom ou dossard"
          maxLength={100}
          name="texte"
        />
        {sexes.length > 1 && (
          <Select
            defaultValue={search.sexe}
            isLabelHidden
            label="Sexe"
            name="sexe"
            options={sexes.map((sexe) => ({ value: sexe, label: SEXE_RESULTAT_LABELS[sexe] }))}
            placeholder="Femmes et hommes"
          />
        )}
        {resume.categories.length > 1 && (
          <Select
            defaultValue={search.categorie}
            isLabelHidden
            label="Catégorie"
            name="categorie"
            options={resume.categories.map(({ code, nb }) => ({
              value: code,
              label: `${code} (${formatNombre(nb)})`,
            }))}
            placeholder="Toutes catégories"
          />
        )}
        <Button icon="search" type="submit">
          Chercher
        </Button>
      </Form>
      {isFiltered(search) && (
        <p className="pt-2">
          <TextLink preventScrollReset to={path}>
            Voir tout le classement
          </TextLink>
        </p>
      )}
    </search>
  )
}
