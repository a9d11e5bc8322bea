import { Suspense } from 'react'
import { EditorSection } from '#kit/editor/editor-section.tsx'
import { TownFields } from '#kit/places/town-fields.tsx'
import { useSession } from '#platform/session/session-provider.tsx'
import { ChoiceGroup, Radio } from '#ui/choice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useOptions } from './options.ts'
import { SectionForm } from './section-form.tsx'

export function IdentiteSection() {
  const { profil } = useSession()
  const { sexe } = useOptions()
  if (!profil) return null
  return (
    <EditorSection
      id="identite"
      lead="Pour votre catégorie et les courses près de chez vous. De tout cela, seule la ville se voit sur votre page."
      title="Identité et adresse"
    >
      <Suspense fallback={<Skeleton className="h-[36rem] w-full" />}>
        <SectionForm id="identite" what="identité et adresse">
          {(errors) => (
            <>
              <ChoiceGroup error={errors.sexe} isInline legend="Vous êtes">
                {sexe.map(({ value, label }) => (
                  <Radio
                    defaultChecked={profil.sexe === value}
                    key={value}
                    name="sexe"
                    value={value}
                  >
                    {label}
                  </Radio>
                ))}
              </ChoiceGroup>
              <div className="grid gap-5 sm:grid-cols-2">
                <TextField
                  autoComplete="bday"
                  defaultValue={profil.naissance}
                  error={errors.naissance}
                  isOptional
                  label="Date de naissance"
                  name="naissance"
                  type="date"
                />
                <TextField
                  autoComplete="tel"
                  defaultValue={profil.telephone}
                  error={errors.telephone}
                  inputMode="tel"
                  isOptional
                  label="Téléphone"
                  maxLength={30}
                  name="telephone"
                  type="tel"
                />
              </div>
              <TextField
                autoComplete="address-line1"
                defaultValue={profil.adresse}
                error={errors.adresse}
                isOptional
                label="Adresse"
                maxLength={200}
                name="adresse"
              />
              <TownFields errors={errors} address={profil} isOwn />
            </>
          )}
        </SectionForm>
      </Suspense>
    </EditorSection>
  )
}
