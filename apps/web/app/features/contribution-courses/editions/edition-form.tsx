import type { EditionEditee } from '@foulee/contract/courses-editions'
import { api } from '../../../api.ts'
import { Checkbox } from '../../../ui/choice.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import {
  EDITION_LABELS,
  sayEditionValue,
  toEditionFields,
  toEditionValues,
} from './edition-values.ts'
import { saveEdition } from './editions-calls.ts'
import { ThingForm } from './thing-form.tsx'

type EditionFormProps = {
  coursesId: number
  version: number
  /** The one that is changed; a new one without it. */
  edition: EditionEditee | null
  onClose: () => void
}

export function EditionForm({ coursesId, version, edition, onClose }: EditionFormProps) {
  const values = toEditionValues(edition)
  const id: Record<string, string> = edition ? { id: String(edition.id) } : {}
  return (
    <ThingForm
      coursesId={coursesId}
      current={values}
      flags={['liste_attente', 'a_confirmer']}
      isNew={!edition}
      labels={EDITION_LABELS}
      onClose={onClose}
      save={async (changed, base) =>
        (
          await saveEdition(api, {
            courses_id: coursesId,
            fields: { ...toEditionFields(changed), ...id },
            ...(edition && { version: base }),
          })
        ).data
      }
      say={sayEditionValue}
      values={values}
      version={version}
    >
      {(errors) => (
        <>
          <Days errors={errors} values={values} />
          <Registration errors={errors} values={values} />
        </>
      )}
    </ThingForm>
  )
}

type PartProps = { values: Record<string, string>; errors: Record<string, string> }

function Days({ values, errors }: PartProps) {
  return (
    <fieldset className="grid items-start gap-5 sm:grid-cols-2">
      <legend className="sr-only">Dates</legend>
      <TextField
        autoFocus
        defaultValue={values.date_debut}
        error={errors.date_debut ?? errors.reportee_du}
        label="Premier jour"
        name="date_debut"
        type="date"
      />
      <TextField
        defaultValue={values.editions_fin}
        error={errors.editions_fin ?? errors.epreuves}
        isOptional
        label="Dernier jour"
        name="editions_fin"
        type="date"
      />
      <TextField
        defaultValue={values.heure_depart}
        error={errors.heure_depart}
        isOptional
        label="Heure de départ"
        name="heure_depart"
        type="time"
      />
      <Checkbox
        defaultChecked={values.a_confirmer === 'true'}
        hint="Affichée avec «&nbsp;date à confirmer&nbsp;»."
        name="a_confirmer"
      >
        La date n’est pas encore sûre
      </Checkbox>
    </fieldset>
  )
}

function Registration({ values, errors }: PartProps) {
  return (
    <fieldset className="grid items-start gap-5 sm:grid-cols-2">
      <legend className="mb-3 font-semibold text-sapin">Inscriptions</legend>
      <div className="sm:col-span-2">
        <TextField
          autoCapitalize="off"
          autoComplete="off"
          defaultValue={values.url_inscription}
          error={errors.url_inscription}
          inputMode="url"
          isOptional
          label="Adresse où l’on s’inscrit"
          maxLength={500}
          name="url_inscription"
          placeholder="www.exemple.fr"
        />
      </div>
      <TextField
        defaultValue={values.inscription_ouverture}
        error={errors.inscription_ouverture}
        isOptional
        label="Ouverture"
        name="inscription_ouverture"
        type="datetime-local"
      />
      <TextField
        defaultValue={values.inscription_fermeture}
        error={errors.inscription_fermeture}
        isOptional
        label="Fermeture"
        name="inscription_fermeture"
        type="datetime-local"
      />
      <TextField
        defaultValue={values.places}
        error={errors.places}
        inputMode="numeric"
        isOptional
        label="Places"
        name="places"
      />
      <TextField
        defaultValue={values.inscrits}
        error={errors.inscrits}
        hint="Il sert à dire «&nbsp;complet&nbsp;», et n’est pas affiché."
        inputMode="numeric"
        isOptional
        label="Inscrits à ce jour"
        name="inscrits"
      />
      <TextField
        defaultValue={values.prix_min}
        error={errors.prix_min}
        hint="Sans lui, le plus bas prix des épreuves."
        inputMode="decimal"
        isOptional
        label="Prix, à partir de"
        name="prix_min"
        unit="€"
      />
      <Checkbox defaultChecked={values.liste_attente === 'true'} name="liste_attente">
        Une liste d’attente quand c’est complet
      </Checkbox>
    </fieldset>
  )
}
