import type { Publication } from '@foulee/contract/echanges/fil'
import { TEXTE_PUBLICATION_MAX } from '@foulee/domain/echanges/publication'
import { Dialog } from '#ui/dialog.tsx'
import { fieldProps } from '#ui/form/field-props.ts'
import { SessionForm } from '#ui/form/session-form.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { useChangeWords } from './fil.mutations.ts'

const EXCEPTION = 'Vos mots n’ont pas été enregistrés. Vérifiez votre connexion et recommencez.'

type WordsDialogProps = { item: Publication; onClose: () => void; onDone: () => void }

export default function WordsDialog({ item, onClose, onDone }: WordsDialogProps) {
  const change = useChangeWords(item, () => {
    onDone()
    onClose()
  })
  return (
    <Dialog isOpen onClose={onClose} title="Modifier ma publication">
      <SessionForm exception={EXCEPTION} mutation={change} submit="Enregistrer">
        {(errors) => (
          <TextArea
            {...fieldProps('texte', errors)}
            defaultValue={item.texte ?? ''}
            label="Vos mots"
            maxLength={TEXTE_PUBLICATION_MAX}
            rows={6}
          />
        )}
      </SessionForm>
    </Dialog>
  )
}
