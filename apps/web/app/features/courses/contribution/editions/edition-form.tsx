import type { EditionEditee } from '@foulee/contract/courses/editions'
import { CHAMPS_ATTENDUS } from '@foulee/domain/courses/course-completude'
import { findEditionDoubts } from '@foulee/domain/courses/doutes'
import { FilledField, type Filling } from '#kit/editor/filled-field.tsx'
import { type ThingChange, ThingForm } from '#kit/editor/thing-form.tsx'
import { api } from '#platform/api/api.ts'
import { Checkbox } from '#ui/choice.tsx'
import {
  EDITION_LABELS,
  formatEditionValue,
  toEditionFields,
  toEditionValues,
} from './edition-values.ts'
import { saveEdition } from './editions-calls.ts'
import { useDoubts } from './use-doubts.tsx'
import { useEditions } from './use-editions.ts'

type EditionFormProps = {
  coursesId: number
  version: number
  fuseau: string
  edition: EditionEditee | null
  onClose: () => void
}

export function EditionForm({ coursesId, version, fuseau, edition, onClose }: EditionFormProps) {
  const values = toEditionValues(edition, fuseau)
  const id: Record<string, string> = edition ? { id: String(edition.id) } : {}
  const { ask, dialog } = useDoubts()
  const saving = useEditions(coursesId, async ({ changed, version: base }: ThingChange) => {
    const fields = { ...toEditionFields(changed, fuseau), ...id }
    if ('date_debut' in changed || 'inscription_fermeture' in changed) {
      const dates = { ...values, ...toEditionFields(values, fuseau), ...fields }
      await ask(
        findEditionDoubts({
          date_debut: String(dates.date_debut),
          inscription_fermeture: String(dates.inscription_fermeture) || null,
        }),
      )
    }
    const saved = { courses_id: coursesId, fields, version: base }
    return (await saveEdition(api, saved)).data.ensemble
  })
  return (
    <>
      {dialog}
      <ThingForm
        current={values}
        flags={['liste_attente', 'a_confirmer']}
        isNew={!edition}
        labels={EDITION_LABELS}
        onClose={onClose}
        saving={saving}
        formatValue={formatEditionValue}
        values={values}
        version={version}
      >
        {(errors) => (
          <>
            <Days attendus={CHAMPS_ATTENDUS.edition} errors={errors} values={values} />
            <Registration attendus={CHAMPS_ATTENDUS.edition} errors={errors} values={values} />
          </>
        )}
      </ThingForm>
    </>
  )
}

function Days(filling: Filling) {
  const { values, errors } = filling
  return (
    <fieldset className="grid items-start gap-5 sm:grid-cols-2">
      <legend className="sr-only">Dates</legend>
      <FilledField
        {...filling}
        autoFocus
        error={errors.date_debut ?? errors.reportee_du}
        label="Premier jour"
        name="date_debut"
        type="date"
      />
      <FilledField
        {...filling}
        error={errors.editions_fin ?? errors.epreuves}
        label="Dernier jour"
        name="editions_fin"
        type="date"
      />
      <FilledField {...filling} label="Heure de départ" name="heure_depart" type="time" />
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

function Registration(filling: Filling) {
  const { values } = filling
  return (
    <fieldset className="grid items-start gap-5 sm:grid-cols-2">
      <legend className="mb-3 font-semibold text-sapin">Inscriptions</legend>
      <div className="sm:col-span-2">
        <FilledField
          {...filling}
          autoCapitalize="off"
          inputMode="url"
          label="Adresse où l’on s’inscrit"
          maxLength={500}
          name="url_inscription"
          placeholder="www.exemple.fr"
        />
      </div>
      <FilledField
        {...filling}
        label="Ouverture"
        name="inscription_ouverture"
        type="datetime-local"
      />
      <FilledField
        {...filling}
        label="Fermeture"
        name="inscription_fermeture"
        type="datetime-local"
      />
      <FilledField {...filling} inputMode="numeric" label="Places" name="places" />
      <FilledField
        {...filling}
        hint="Il sert à dire «&nbsp;complet&nbsp;», et n’est pas affiché."
        inputMode="numeric"
        label="Inscrits à ce jour"
        name="inscrits"
      />
      <FilledField
        {...filling}
        hint="Sans lui, le plus bas prix des épreuves."
        inputMode="decimal"
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
