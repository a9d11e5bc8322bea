import type { ResumeResultats } from '@foulee/contract/courses/resultats'
import { TRIS_PASSAGE } from '@foulee/domain/courses/passages'
import { SEXE_RESULTAT_LABELS, SEXES_RESULTAT } from '@foulee/domain/courses/resultat'
import { formatNombre } from '@foulee/domain/shared/mesure'
import { Form } from 'react-router'
import { Button } from '#ui/button.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { Select } from '#ui/select.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { pointOptionText } from './resultats-texts.ts'
import { isFiltered, type ResultatsSearch } from './resultats-url.ts'

type ResultatsFiltersProps = { search: ResultatsSearch; resume: ResumeResultats; path: string }

export function ResultatsFilters({ search, resume, path }: ResultatsFiltersProps) {
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
        {resume.points.length > 0 && (
          <Select
            defaultValue={search.point ? String(search.point) : ''}
            isLabelHidden
            label="Point"
            name="point"
            options={resume.points
              .filter(({ is_arrivee }) => !is_arrivee)
              .map((point) => ({ value: String(point.metres), label: pointOptionText(point) }))}
            placeholder="À l’arrivée"
          />
        )}
        {search.point > 0 && (
          <Select
            defaultValue={search.tri}
            isLabelHidden
            label="Tri"
            name="tri"
            options={Object.entries(TRIS_PASSAGE).map(([value, label]) => ({ value, label }))}
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
