import type { FeuilleDeRoute } from '@foulee/contract/parcours/feuille-de-route'
import { NIVEAU_LABELS, NIVEAUX } from '@foulee/domain/membres/profil'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { nameOf } from './feuille-texts.ts'
import type { FeuilleSearch } from './feuille-url.ts'

type FeuilleFormProps = {
  search: FeuilleSearch
  errors: Readonly<Record<string, string>>
  feuille: FeuilleDeRoute
  path: string
}

const ALLURES = [
  { value: '', label: 'Mes résultats, sinon mon niveau' },
  ...NIVEAUX.map((niveau) => ({
    value: niveau,
    label: `Niveau ${NIVEAU_LABELS[niveau].toLocaleLowerCase('fr')}`,
  })),
]

/** Target time, start and stops. A plain GET form that works without JavaScript. */
export function FeuilleForm({ search, errors, feuille, path }: FeuilleFormProps) {
  const isRoute = feuille.course === null
  return (
    <form action={path} className="card no-print grid gap-5 p-5" method="get">
      <div className="grid gap-4 sm:grid-cols-2">
        {isRoute && (
          <TextField
            defaultValue={search.jour}
            error={errors.jour}
            label="Jour de la sortie"
            name="jour"
            type="date"
          />
        )}
        <TextField
          defaultValue={search.depart || feuille.depart}
          error={errors.depart}
          hint={isRoute ? undefined : 'Celle de l’épreuve, ou de votre vague.'}
          label="Heure de départ"
          name="depart"
          type="time"
        />
        <TextField
          autoComplete="off"
          defaultValue={search.objectif}
          error={errors.objectif}
          hint="Par exemple 5h30, arrêts compris."
          label="Temps visé"
          maxLength={20}
          name="objectif"
        />
        <Select
          defaultValue={search.niveau}
          hint="Sans temps visé. Vos résultats comptent quand vous êtes connecté."
          label="Allure"
          name="niveau"
          options={ALLURES}
        />
      </div>
      <StopFields error={errors.arrets} etapes={feuille.etapes} />
      <p>
        <Button icon="stopwatch" type="submit" variant="primary">
          Calculer mes passages
        </Button>
      </p>
    </form>
  )
}

function StopFields({ etapes, error }: Pick<FeuilleDeRoute, 'etapes'> & { error?: string }) {
  const stops = etapes.filter(({ arret }) => arret !== null)
  if (!stops.length) return null
  return (
    <details open={Boolean(error)}>
      <summary className="text-link inline-flex min-h-11 items-center">
        Régler mes arrêts ({stops.length})
      </summary>
      <div className="grid gap-4 pt-2 sm:grid-cols-2">
        {stops.map((etape, index) => (
          <TextField
            defaultValue={(etape.arret ?? 0) / 60}
            error={index === 0 ? error : undefined}
            inputMode="numeric"
            key={`${etape.metres}/${etape.nom}`}
            label={nameOf(etape)}
            name="arret"
            unit="min"
          />
        ))}
      </div>
    </details>
  )
}
