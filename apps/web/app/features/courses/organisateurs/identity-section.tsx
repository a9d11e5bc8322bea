import type { Organisateur } from '@foulee/contract/courses/organisateurs'
import { NameFields, SiteField, TownFields } from '#kit/organisation/fields.tsx'
import { SheetSection } from '#kit/organisation/sheet-section.tsx'
import { useSave } from './organisateurs.mutations.ts'

export function IdentitySection({ organisateur }: { organisateur: Organisateur }) {
  return (
    <SheetSection
      id="presentation"
      lead="Ce que tout le monde lit, ici et sur vos courses."
      saving={useSave(organisateur.id)}
      structure={organisateur}
      title="Présentation"
    >
      {(text) => (
        <>
          <NameFields hint="Qui vous êtes, depuis quand, ce qui vous anime." text={text} />
          <TownFields postal={{ inputMode: 'numeric', maxLength: 5 }} text={text} />
          <SiteField text={text} />
        </>
      )}
    </SheetSection>
  )
}
