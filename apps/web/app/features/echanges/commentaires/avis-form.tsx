import type { Commentaire, MesCommentaires } from '@foulee/contract/echanges/commentaires'
import { TEXTE_AVIS_MAX } from '@foulee/domain/echanges/avis'
import { parisDate } from '@foulee/domain/heure-paris'
import { named } from '../../../form/named.ts'
import { SessionForm } from '../../../form/session-form.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextArea, TextField } from '../../../ui/text-field.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { AVIS_KINDS } from './avis-kinds.ts'
import { useSaveAvis } from './commentaires.mutations.ts'
import type { Objet } from './commentaires.queries.ts'
import { NoteField } from './note-field.tsx'

const EXCEPTION = 'Vos mots n’ont pas été enregistrés. Vérifiez votre connexion et recommencez.'

type AvisFormProps = {
  objet: Objet
  mes: MesCommentaires
  /** Mine, when it is being changed. */
  changed?: Commentaire
  onClose: () => void
}

/** What one says of an outing; by its own script, for whoever opens it. */
export default function AvisForm({ objet, mes, changed, onClose }: AvisFormProps) {
  const toast = useToast()
  const { mots, dit, isThread } = AVIS_KINDS[objet.model]
  const mayRate = mes.droits.noter || typeof changed?.note === 'number'
  const save = useSaveAvis(objet, changed ?? null, ({ id }) => {
    toast({ message: changed ? dit.modifie : dit.publie, tone: 'success' })
    onClose()
    // Once React has put it there.
    setTimeout(() => document.getElementById(`avis-${id}`)?.focus())
  })
  return (
    <div className="card grid gap-3 p-5">
      <SessionForm
        exception={EXCEPTION}
        isPart
        mutation={save}
        submit={changed ? 'Enregistrer' : dit.publier}
        {...(changed || isThread ? {} : { draft: 'avis' })}
      >
        {(errors) => (
          <>
            {mayRate && <NoteField error={errors.note} given={changed?.note ?? null} />}
            {!isThread && (
              <TextField
                {...named('date_sortie', errors)}
                className="max-w-56"
                defaultValue={changed?.date_sortie ?? ''}
                label={mots.champ}
                max={parisDate(new Date())}
                type="date"
              />
            )}
            <TextArea
              {...named('texte', errors)}
              defaultValue={changed?.texte ?? ''}
              hint={mots.conseil}
              label={dit.champ}
              maxLength={TEXTE_AVIS_MAX}
              rows={isThread ? 2 : 5}
            />
          </>
        )}
      </SessionForm>
      {/* A thread is always open to new words: there is nothing to close. */}
      {(changed || !isThread) && (
        <Button className="justify-self-start" onClick={onClose} variant="quiet">
          Annuler
        </Button>
      )}
    </div>
  )
}
