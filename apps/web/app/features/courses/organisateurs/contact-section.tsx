import type { Organisateur } from '@foulee/contract/courses/organisateurs'
import { TextField } from '#ui/text-field.tsx'
import { SheetSection } from './sheet-section.tsx'

export function ContactSection({ organisateur }: { organisateur: Organisateur }) {
  return (
    <SheetSection
      id="contact"
      lead="Pour l’équipe de Foulée seulement&nbsp;: le contact que lisent les coureurs est celui de chaque course."
      organisateur={organisateur}
      title="Contact"
    >
      {(text) => (
        <>
          <TextField
            {...text('email')}
            autoCapitalize="off"
            autoComplete="email"
            hint="Qui reçoit le courrier de cette adresse peut demander à devenir membre&nbsp;: un code y est envoyé."
            inputMode="email"
            isOptional
            label="Email de la structure"
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
