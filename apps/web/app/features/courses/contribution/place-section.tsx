import type { CourseGestion } from '@foulee/contract/courses/contribution'
import type { Course } from '@foulee/contract/courses/courses'
import { Suspense } from 'react'
import { EditorSection } from '#kit/editor/editor-section.tsx'
import { FieldPlace } from '#kit/editor/field-place.tsx'
import { sendPosition, writePosition } from '#kit/map/pin-position.ts'
import type { Fields } from '#ui/form/changed-fields.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { PlaceFields } from './place-fields.tsx'
import { SectionForm } from './section-form.tsx'

const LABELS = {
  ville: 'Ville',
  code_postal: 'Code postal',
  pays: 'Pays',
  position: 'Longitude et latitude',
}

const toFields = ({ ville, code_postal, pays, position }: Course): Fields => ({
  ville: ville ?? '',
  code_postal: code_postal ?? '',
  pays,
  position: writePosition(position),
})

export function PlaceSection({ gestion }: { gestion: CourseGestion }) {
  return (
    <EditorSection
      id="lieu"
      lead="La ville range votre course dans le calendrier de son département&nbsp;; le repère dit où l’on se retrouve."
      title="Lieu"
    >
      <FieldPlace champ="ville">
        <Suspense fallback={<Skeleton className="h-[48rem] w-full" />}>
          <SectionForm
            gestion={gestion}
            isPatient
            labels={LABELS}
            name="lieu"
            prepare={sendPosition}
            toFields={toFields}
          >
            {(values, errors, touch) => (
              <PlaceFields errors={errors} touch={touch} values={values} />
            )}
          </SectionForm>
        </Suspense>
      </FieldPlace>
    </EditorSection>
  )
}
