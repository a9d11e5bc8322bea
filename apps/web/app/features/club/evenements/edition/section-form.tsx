import type { EvenementGestion } from '@foulee/contract/club/evenements-edition'
import { KindForm, type SectionFormProps } from '#kit/publication/kind-form.tsx'
import { EVENEMENT } from './evenement-kind.ts'
import { updateEvenement } from './update-evenement.ts'

export const SectionForm = (props: SectionFormProps<EvenementGestion>) => (
  <KindForm
    {...props}
    kind={EVENEMENT}
    update={(id, { fields, version }) => updateEvenement(id, fields, version)}
  />
)
