import type { VoyageGestion } from '@foulee/contract/sejours/contribution'
import { KindForm, type SectionFormProps } from '#kit/publication/kind-form.tsx'
import { api } from '#platform/api/api.ts'
import { updateVoyage } from './voyage-calls.ts'
import { VOYAGE } from './voyage-kind.ts'

export const SectionForm = (props: SectionFormProps<VoyageGestion>) => (
  <KindForm
    {...props}
    kind={VOYAGE}
    update={(id, { fields, version }) => updateVoyage(api, { id, fields, version })}
  />
)
