import type { Organisateur } from '@foulee/contract/organisateurs'
import { AutoForm } from '../../editor/auto-form.tsx'
import { EditorSection } from '../../editor/editor-section.tsx'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import { useSave } from './organisateurs.mutations.ts'

/** What everyone reads of it. */
export function IdentitySection({ organisateur }: { organisateur: Organisateur }) {
  const { id, nom, description, ville, code_postal, site } = organisateur
  return (
    <EditorSection
      id="presentation"
      lead="Ce que tout le monde lit, ici et sur vos courses."
      title="Présentation"
    >
      <AutoForm name="presentation" saving={useSave(id)}>
        {(errors) => (
          <>
            <TextField
              autoComplete="organization"
              defaultValue={nom}
              error={errors.nom}
              label="Nom"
              maxLength={120}
              name="nom"
            />
            <TextArea
              defaultValue={description ?? ''}
              error={errors.description}
              hint="Qui vous êtes, depuis quand, ce qui vous anime."
              isOptional
              label="Description"
              maxLength={5000}
              name="description"
              rows={6}
            />
            <div className="grid gap-6 sm:grid-cols-[8rem_1fr]">
              <TextField
                autoComplete="postal-code"
                defaultValue={code_postal ?? ''}
                error={errors.code_postal}
                inputMode="numeric"
                label="Code postal"
                maxLength={5}
                name="code_postal"
              />
              <TextField
                autoComplete="address-level2"
                defaultValue={ville ?? ''}
                error={errors.ville}
                label="Ville"
                maxLength={120}
                name="ville"
              />
            </div>
            <TextField
              autoCapitalize="off"
              autoComplete="url"
              defaultValue={site ?? ''}
              error={errors.site}
              inputMode="url"
              isOptional
              label="Site"
              maxLength={500}
              name="site"
            />
          </>
        )}
      </AutoForm>
    </EditorSection>
  )
}
