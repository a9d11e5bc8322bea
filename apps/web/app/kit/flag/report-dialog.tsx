import { invalidFields } from '@foulee/contract/shared/call-error'
import {
  MOTIF_SIGNALEMENT_LABELS,
  MOTIFS_SIGNALEMENT,
  type ModelSignalement,
} from '@foulee/domain/echanges/avis'
import { useCall } from '#platform/api/use-call.ts'
import { ChoiceGroup, Radio } from '#ui/choice.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { readLine } from '#ui/form/form-values.ts'
import { SessionForm } from '#ui/form/session-form.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { useToast } from '#ui/toast.tsx'

const EXCEPTION = 'Le signalement n’est pas parti. Vérifiez votre connexion et recommencez.'

type Reported = { model: ModelSignalement; id: number; staleKey: readonly unknown[] | undefined }
type ReportDialogProps = Reported & { onClose: () => void; onDone: () => void }

function useReport({ model, id, staleKey }: Reported, onDone: () => void) {
  return useCall('POST /api/signalements', {
    input: (form: FormData) => {
      const motif = MOTIFS_SIGNALEMENT.find((item) => item === form.get('motif'))
      if (!motif) throw invalidFields({ motif: 'Choisissez un motif.' })
      return { body: { model, id, motif, texte: readLine(form, 'precisions') } }
    },
    also: staleKey ? [staleKey] : [],
    onSuccess: onDone,
  })
}

export default function ReportDialog(props: ReportDialogProps) {
  const { onClose, onDone } = props
  const toast = useToast()
  const report = useReport(props, () => {
    toast({ message: 'Merci. L’équipe va regarder et vous répondra par email.', tone: 'success' })
    onDone()
  })
  return (
    <Dialog isOpen onClose={onClose} title="Signaler à l’équipe">
      <SessionForm exception={EXCEPTION} mutation={report} submit="Envoyer le signalement">
        {(errors) => (
          <>
            <ChoiceGroup
              legend="Qu’est-ce qui ne va pas&nbsp;?"
              {...(errors.motif ? { error: errors.motif } : {})}
            >
              {MOTIFS_SIGNALEMENT.map((motif) => (
                <Radio
                  id={motif === MOTIFS_SIGNALEMENT[0] ? 'motif' : undefined}
                  key={motif}
                  name="motif"
                  value={motif}
                >
                  {MOTIF_SIGNALEMENT_LABELS[motif]}
                </Radio>
              ))}
            </ChoiceGroup>
            <TextArea
              error={errors.texte}
              id="precisions"
              isOptional
              label="Précisions"
              maxLength={1000}
              name="precisions"
            />
          </>
        )}
      </SessionForm>
    </Dialog>
  )
}
