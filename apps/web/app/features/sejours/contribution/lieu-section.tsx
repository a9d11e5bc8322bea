import type { VoyageGestion } from '@foulee/contract/sejours/contribution'
import { Suspense } from 'react'
import { EditorSection } from '#kit/editor/editor-section.tsx'
import { sendPosition, writePosition } from '#kit/map/pin-position.ts'
import type { Fields } from '#ui/form/changed-fields.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { LieuFields } from './lieu-fields.tsx'
import { SectionForm } from './section-form.tsx'

const LABELS = {
  lieu: 'Lieu',
  pays: 'Pays',
  departement: 'Département',
  region: 'Région',
  position: 'Longitude et latitude',
}

const toFields = ({ voyage }: VoyageGestion): Fields => ({
  lieu: voyage.lieu ?? '',
  pays: voyage.pays,
  departement: voyage.departement ?? '',
  region: voyage.region ?? '',
  position: writePosition(voyage.position),
})

export function LieuSection({ gestion }: { gestion: VoyageGestion }) {
  return (
    <EditorSection
      id="lieu"
      lead="Le lieu range votre séjour parmi les destinations&nbsp;; le repère dit où l’on se retrouve."
      title="Lieu"
    >
      <Suspense fallback={<Skeleton className="h-[48rem] w-full" />}>
        <SectionForm
          gestion={gestion}
          isPatient
          labels={LABELS}
          name="lieu"
          prepare={sendPosition}
          toFields={toFields}
        >
          {(values, errors, touch) => <LieuFields errors={errors} touch={touch} values={values} />}
        </SectionForm>
      </Suspense>
    </EditorSection>
  )
}
