import { EditorSection } from '#kit/editor/editor-section.tsx'
import { useSession } from '#platform/session/session-provider.tsx'
import { ChoiceChips } from '#ui/choice-chips.tsx'
import { Select } from '#ui/select.tsx'
import { DistanceFields } from './distance-fields.tsx'
import { joinDistances, useOptions } from './options.ts'
import { SectionForm } from './section-form.tsx'

export function SportSection() {
  const { profil } = useSession()
  const options = useOptions()
  if (!profil) return null
  return (
    <EditorSection
      id="sport"
      lead="Pour vous proposer les courses qui vous vont."
      title="Ma pratique"
    >
      <SectionForm id="sport" prepare={joinDistances} what="ma pratique">
        {(errors) => (
          <>
            <div className="grid gap-5 sm:grid-cols-2">
              <Select
                defaultValue={profil.niveau}
                error={errors.niveau}
                label="Niveau"
                name="niveau"
                options={[{ value: '', label: 'Non précisé' }, ...options.niveau]}
              />
              <Select
                defaultValue={profil.objectif}
                error={errors.objectif}
                label="Objectif"
                name="objectif"
                options={[{ value: '', label: 'Non précisé' }, ...options.objectif]}
              />
            </div>
            <ChoiceChips
              chosen={profil.courses}
              error={errors.courses}
              legend="Types de course"
              name="courses"
              options={options.courses}
            />
            <DistanceFields chosen={profil.distance_courses} error={errors.distance_courses} />
            <ChoiceChips
              chosen={profil.surfaces}
              error={errors.surfaces}
              legend="Surfaces préférées"
              name="surfaces"
              options={options.surfaces}
            />
            <ChoiceChips
              chosen={profil.marques}
              error={errors.marques}
              legend="Marques de chaussures"
              name="marques"
              options={options.marques}
            />
          </>
        )}
      </SectionForm>
    </EditorSection>
  )
}
