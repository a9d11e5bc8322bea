import type { EvenementGestion } from '@foulee/contract/club/evenements-edition'
import { TYPE_EVENEMENT_LABELS, TYPES_EVENEMENT } from '@foulee/domain/club/evenement'
import { NIVEAU_LABELS, NIVEAUX } from '@foulee/domain/membres/profil'
import { SPORT_LABELS, SPORTS } from '@foulee/domain/shared/sport'
import { EditorSection } from '#kit/editor/editor-section.tsx'
import { FieldPlace } from '#kit/editor/field-place.tsx'
import { ChoiceChips } from '#ui/choice-chips.tsx'
import type { Fields } from '#ui/form/changed-fields.ts'
import { Select } from '#ui/select.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { SectionForm } from './section-form.tsx'

const TYPE_OPTIONS = TYPES_EVENEMENT.map((value) => ({
  value,
  label: TYPE_EVENEMENT_LABELS[value],
}))
const SPORT_OPTIONS = SPORTS.map((value) => ({ value, label: SPORT_LABELS[value] }))
const NIVEAU_OPTIONS = NIVEAUX.map((value) => ({ value, label: NIVEAU_LABELS[value] }))
const LABELS = {
  titre: 'Titre',
  type: 'Type',
  description: 'Description',
  sports: 'Sports',
  niveau: 'Niveau',
}

const toFields = ({ evenement }: EvenementGestion): Fields => ({
  titre: evenement.titre,
  type: evenement.type,
  description: evenement.description ?? '',
  sports: evenement.sports,
  niveau: evenement.niveau ?? '',
})

export function PresentationSection({ gestion }: { gestion: EvenementGestion }) {
  return (
    <EditorSection id="presentation" title="L’évènement">
      <SectionForm
        gestion={gestion}
        labels={LABELS}
        lists={['sports']}
        name="presentation"
        toFields={toFields}
      >
        {(values, errors) => (
          <>
            <FieldPlace champ="titre">
              <TextField
                defaultValue={values.titre}
                error={errors.titre}
                label="Titre"
                maxLength={150}
                name="titre"
              />
            </FieldPlace>
            <div className="grid items-start gap-6 sm:grid-cols-2">
              <FieldPlace champ="type">
                <Select
                  defaultValue={values.type}
                  error={errors.type}
                  label="Type"
                  name="type"
                  options={TYPE_OPTIONS}
                />
              </FieldPlace>
              <FieldPlace champ="niveau">
                <Select
                  defaultValue={values.niveau}
                  error={errors.niveau}
                  isOptional
                  label="Niveau"
                  name="niveau"
                  options={NIVEAU_OPTIONS}
                  placeholder="Pour tout le monde"
                />
              </FieldPlace>
            </div>
            <FieldPlace champ="description">
              <TextArea
                defaultValue={values.description}
                error={errors.description}
                hint="Ce que l’on y fait, avec qui, ce qu’il faut apporter, ce qui se passe après."
                label="Description"
                maxLength={10_000}
                name="description"
                rows={6}
              />
            </FieldPlace>
            <FieldPlace champ="sports">
              <ChoiceChips
                chosen={[values.sports ?? []].flat()}
                error={errors.sports}
                legend="Sports"
                name="sports"
                options={SPORT_OPTIONS}
              />
            </FieldPlace>
          </>
        )}
      </SectionForm>
    </EditorSection>
  )
}
