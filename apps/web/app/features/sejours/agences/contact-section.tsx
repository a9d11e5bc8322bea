import type { Agence } from '@foulee/contract/sejours/agences'
import { AddressField, PhoneField } from '#kit/organisation/fields.tsx'
import { SheetSection } from '#kit/organisation/sheet-section.tsx'
import { useSave } from './agences.mutations.ts'

export function ContactSection({ agence }: { agence: Agence }) {
  return (
    <SheetSection
      id="contact"
      lead="Pour l’équipe de Foulée et pour vous transmettre les messages&nbsp;: personne d’autre ne les voit."
      saving={useSave(agence.id)}
      structure={agence}
      title="Contact"
    >
      {(text) => (
        <>
          <AddressField
            hint="Les questions des voyageurs y arrivent. Sans elle, chaque membre les reçoit."
            label="Email de l’agence"
            text={text}
          />
          <PhoneField text={text} />
        </>
      )}
    </SheetSection>
  )
}
