import type { EvenementGestion } from '@foulee/contract/club/evenements-edition'
import { EditorSection } from '#kit/editor/editor-section.tsx'
import { FieldPlace } from '#kit/editor/field-place.tsx'
import type { Fields } from '#ui/form/changed-fields.ts'
import { sendScaled, writeScaled } from '#ui/form/read-number.ts'
import { TextField } from '#ui/text-field.tsx'
import { SectionForm } from './section-form.tsx'

const LABELS = {
  places: 'Places',
  prix: 'Prix (€)',
  delai_attente_heures: 'Délai de réponse (heures)',
}

const toFields = ({ evenement, delai_attente_heures }: EvenementGestion): Fields => ({
  places: writeScaled(evenement.places, 1),
  prix: writeScaled(evenement.prix, 100),
  delai_attente_heures: String(delai_attente_heures),
})

/** The API takes the price in cents. */
const prepare = (changed: Fields): Fields =>
  'prix' in changed ? { ...changed, prix: sendScaled(String(changed.prix), 100) } : changed

export function PlacesSection({ gestion }: { gestion: EvenementGestion }) {
  return (
    <EditorSection
      id="inscriptions"
      lead="Le prix se règle sur place&nbsp;: Foulée n’encaisse rien."
      title="Places et prix"
    >
      <SectionForm
        gestion={gestion}
        isPatient
        labels={LABELS}
        name="inscriptions"
        prepare={prepare}
        toFields={toFields}
      >
        {(values, errors) => (
          <>
            <div className="grid items-start gap-6 sm:grid-cols-2">
              <FieldPlace champ="places">
                <TextField
                  autoComplete="off"
                  defaultValue={values.places}
                  error={errors.places}
                  hint="À chaque date. Vide&nbsp;: vient qui veut."
                  inputMode="numeric"
                  isOptional
                  label="Places"
                  name="places"
                />
              </FieldPlace>
              <FieldPlace champ="prix">
                <TextField
                  autoComplete="off"
                  defaultValue={values.prix}
                  error={errors.prix}
                  hint="Par personne, sur place. 0&nbsp;: gratuit."
                  inputMode="decimal"
                  isOptional
                  label="Prix"
                  name="prix"
                  unit="€"
                />
              </FieldPlace>
            </div>
            <div className="max-w-md">
              <FieldPlace champ="delai_attente_heures">
                <TextField
                  autoComplete="off"
                  defaultValue={values.delai_attente_heures}
                  error={errors.delai_attente_heures}
                  hint="Quand une place se libère, le premier de la liste d’attente a ce temps pour la prendre."
                  inputMode="numeric"
                  label="Délai de réponse"
                  name="delai_attente_heures"
                  unit="h"
                />
              </FieldPlace>
            </div>
          </>
        )}
      </SectionForm>
    </EditorSection>
  )
}
