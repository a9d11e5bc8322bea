import type { Agence } from '@foulee/contract/sejours/agences'
import { TextField } from '#ui/text-field.tsx'
import { SheetSection } from './sheet-section.tsx'

/** Contact for the staff and for travellers' messages, not public. */
export function ContactSection({ agence }: { agence: Agence }) {
  return (
    <SheetSection
      agence={agence}
      id="contact"
      lead="Pour l’équipe de Foulée et pour vous transmettre les messages&nbsp;: personne d’autre ne les voit."
      title="Contact"
    >
      {(text) => (
        <>
          <TextField
            {...text('email')}
            autoCapitalize="off"
            autoComplete="email"
            hint="Les questions des voyageurs y arrivent. Sans elle, chaque membre les reçoit."
            inputMode="email"
            isOptional
            label="Email de l’agence"
            maxLength={254}
            type="email"
          />
          <TextField
            {...text('telephone')}
            autoComplete="tel"
            inputMode="tel"
            isOptional
            label="Téléphone"
            maxLength={23}
            type="tel"
          />
        </>
      )}
    </SheetSection>
  )
}
