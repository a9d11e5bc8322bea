import type { VoyageGestion } from '@foulee/contract/sejours/contribution'
import { NIVEAU_LABELS, NIVEAUX } from '@foulee/domain/membres/profil'
import { SPORT_LABELS, SPORTS } from '@foulee/domain/shared/sport'
import { EditorSection } from '#kit/editor/editor-section.tsx'
import { FieldPlace } from '#kit/editor/field-place.tsx'
import { ChoiceChips } from '#ui/choice-chips.tsx'
import type { Fields } from '#ui/form/changed-fields.ts'
import { Select } from '#ui/select.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { writeCount } from './counts.ts'
import { SectionForm } from './section-form.tsx'

const SPORT_OPTIONS = SPORTS.map((value) => ({ value, label: SPORT_LABELS[value] }))
const NIVEAU_OPTIONS = NIVEAUX.map((value) => ({ value, label: NIVEAU_LABELS[value] }))
const LABELS = {
  titre: 'Titre',
  description: 'Description',
  sports: 'Sports',
  niveau: 'Niveau',
  duree_jours: 'Durée en jours',
}

const toFields = ({ voyage }: VoyageGestion): Fields => ({
  titre: voyage.titre,
  description: voyage.description ?? '',
  sports: voyage.sports,
  niveau: voyage.niveau ?? '',
  duree_jours: writeCount(voyage.duree_jours),
})

export function PresentationSection({ gestion }: { gestion: VoyageGestion }) {
  return (
    <EditorSection id="presentation" title="Le séjour">
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
            <FieldPlace champ="description">
              <TextArea
                defaultValue={values.description}
                error={errors.description}
                hint="Le décor, le rythme, l’encadrement, ce que l’on en rapporte."
                label="Description"
                maxLength={10_000}
                name="description"
                rows={7}
              />
            </FieldPlace>
            <FieldPlace champ="sports">
              <ChoiceChips
                chosen={[values.sports ?? []].flat()}
                error={errors.sports}
                hint="Tous ceux que l’on y pratique."
                legend="Sports"
                name="sports"
                options={SPORT_OPTIONS}
              />
            </FieldPlace>
            <div className="grid items-start gap-6 sm:grid-cols-2">
              <FieldPlace champ="niveau">
                <Select
                  defaultValue={values.niveau}
                  error={errors.niveau}
                  label="Niveau"
                  name="niveau"
                  options={NIVEAU_OPTIONS}
                  placeholder="Choisir…"
                />
              </FieldPlace>
              <FieldPlace champ="duree_jours">
                <TextField
                  autoComplete="off"
                  defaultValue={values.duree_jours}
                  error={errors.duree_jours}
                  inputMode="numeric"
                  label="Durée"
                  name="duree_jours"
                  unit="jours"
                />
              </FieldPlace>
            </div>
          </>
        )}
      </SectionForm>
    </EditorSection>
  )
}
