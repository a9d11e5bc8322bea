import type { Commentaire } from '@foulee/contract/echanges/commentaires'
import { TEXTE_AVIS_MAX } from '@foulee/domain/echanges/avis'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { fieldProps } from '#ui/form/field-props.ts'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { AVIS_KINDS } from './avis-kinds.ts'
import type { Objet } from './commentaires.queries.ts'
import { NoteField } from './note-field.tsx'

type AvisFieldsProps = {
  errors: Record<string, string>
  model: Objet['model']
  mayRate: boolean
  changed?: Commentaire | undefined
}

export function AvisFields({ errors, model, mayRate, changed }: AvisFieldsProps) {
  const { mots, dit, isThread } = AVIS_KINDS[model]
  return (
    <>
      {mayRate && <NoteField error={errors.note} initial={changed?.note ?? null} />}
      {!isThread && (
        <TextField
          {...fieldProps('date_sortie', errors)}
          className="max-w-56"
          defaultValue={changed?.date_sortie ?? ''}
          label={mots.champ}
          max={parisDate(new Date())}
          type="date"
        />
      )}
      <TextArea
        {...fieldProps('texte', errors)}
        defaultValue={changed?.texte ?? ''}
        hint={mots.conseil}
        label={dit.champ}
        maxLength={TEXTE_AVIS_MAX}
        rows={isThread ? 2 : 5}
      />
    </>
  )
}
