import type { Organisateur } from '@foulee/contract/courses/organisateurs'
import { AddressField, PhoneField } from '#kit/organisation/fields.tsx'
import { SheetSection } from '#kit/organisation/sheet-section.tsx'
import { useSave } from './organisateurs.mutations.ts'

export function ContactSection({ organisateur }: { organisateur: Organisateur }) {
  return (
    <SheetSection
      id="contact"
      lead="Pour l’équipe de Foulée seulement&nbsp;: le contact que lisent les coureurs est celui de chaque course."
      saving={useSave(organisateur.id)}
      structure={organisateur}
      title="Contact"
    >
      {(text) => (
        <>
          <AddressField
            hint="Qui reçoit le courrier de cette adresse peut demander à devenir membre&nbsp;: un code y est envoyé."
            label="Email de la structure"
            text={text}
          />
          <PhoneField text={text} />
        </>
      )}
    </SheetSection>
  )
}
