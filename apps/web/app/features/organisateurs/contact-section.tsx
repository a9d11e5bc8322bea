import type { Organisateur } from '@foulee/contract/organisateurs'
import { AutoForm } from '../../editor/auto-form.tsx'
import { EditorSection } from '../../editor/editor-section.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSave } from './organisateurs.mutations.ts'

/** How we reach it; nobody else sees it. */
export function ContactSection({ organisateur }: { organisateur: Organisateur }) {
  const { id, email, telephone } = organisateur
  return (
    <EditorSection
      id="contact"
      lead="Pour l’équipe de Foulée seulement : le contact que lisent les coureurs est celui de chaque course."
      title="Contact"
    >
      <AutoForm name="contact" saving={useSave(id)}>
        {(errors) => (
          <>
            <TextField
              autoCapitalize="off"
              autoComplete="email"
              defaultValue={email ?? ''}
              error={errors.email}
              hint="Qui reçoit le courrier de cette adresse peut demander à devenir membre : un code y est envoyé."
              inputMode="email"
              isOptional
              label="Email de la structure"
              maxLength={254}
              name="email"
              type="email"
            />
            <TextField
              autoComplete="tel"
              defaultValue={telephone ?? ''}
              error={errors.telephone}
              inputMode="tel"
              isOptional
              label="Téléphone"
              maxLength={23}
              name="telephone"
              type="tel"
            />
          </>
        )}
      </AutoForm>
    </EditorSection>
  )
}
