import type { CourseGestion } from '@foulee/contract/courses/contribution'
import type { Course } from '@foulee/contract/courses/courses'
import { TYPE_COURSE_LABELS, TYPES_COURSE } from '@foulee/domain/courses/course'
import { EditorSection } from '#kit/editor/editor-section.tsx'
import { FieldPlace } from '#kit/editor/field-place.tsx'
import { ChoiceChips } from '#ui/choice-chips.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { SectionForm } from './section-form.tsx'

const TYPES = TYPES_COURSE.map((value) => ({ value, label: TYPE_COURSE_LABELS[value] }))
const LABELS = { nom: 'Nom', description: 'Description', types: 'Types' }

const toFields = ({ nom, description, types }: Course) => ({
  nom,
  description: description ?? '',
  types,
})

export function IdentitySection({ gestion }: { gestion: CourseGestion }) {
  return (
    <EditorSection id="identite" title="La course">
      <SectionForm
        gestion={gestion}
        labels={LABELS}
        lists={['types']}
        name="identite"
        toFields={toFields}
      >
        {({ nom, description, types }, errors) => (
          <>
            <FieldPlace champ="nom">
              <TextField
                defaultValue={nom}
                error={errors.nom}
                label="Nom"
                maxLength={200}
                name="nom"
              />
            </FieldPlace>
            <FieldPlace champ="description">
              <TextArea
                defaultValue={description}
                error={errors.description}
                hint="Le décor, l’ambiance, ce qui rend votre course différente."
                label="Description"
                maxLength={10_000}
                name="description"
                rows={7}
              />
            </FieldPlace>
            <FieldPlace champ="types">
              <ChoiceChips
                chosen={[types ?? []].flat()}
                error={errors.types}
                hint="Tous ceux que l’on y court."
                legend="Types"
                name="types"
                options={TYPES}
              />
            </FieldPlace>
          </>
        )}
      </SectionForm>
    </EditorSection>
  )
}
