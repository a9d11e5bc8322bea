import type { AdminSondageDetail } from '@foulee/contract/club/sondages'
import {
  Alert,
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
} from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { api } from '../api.ts'
import { FormContent } from '../ui/form-dialog.tsx'
import { PassedVersion } from '../ui/passed-version.tsx'
import { describeFailure, useFormAct } from '../ui/use-act.ts'
import { type Draft, readDraft, startDraft, writeDraft } from './draft.ts'
import { QuestionsEditor } from './questions-editor.tsx'

type DialogProps = {
  id: number | null
  onClose: () => void
}

export const detailKey = (id: number) => ['sondages', 'detail', id]
export const readDetail = async (id: number) =>
  (await api('POST /api/admin/sondages/detail/{id}', { params: { id } })).data

/** Typed text stays until saved or closed on purpose. */
export function SondageDialog({ id, onClose }: DialogProps) {
  const titleId = useId()
  const { data, error } = useQuery({
    queryKey: [...detailKey(id ?? 0), 'edition'],
    queryFn: () => readDetail(id ?? 0),
    enabled: id !== null,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <Dialog aria-labelledby={titleId} fullWidth maxWidth="md" open>
      {id === null || data ? (
        <SondageForm onClose={onClose} sondage={data ?? null} titleId={titleId} />
      ) : (
        <>
          <DialogTitle id={titleId}>Modifier le sondage</DialogTitle>
          <DialogContent>
            {error ? (
              <Alert severity="error">{describeFailure(error)}</Alert>
            ) : (
              <CircularProgress />
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>Fermer</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  )
}

type FormProps = { sondage: AdminSondageDetail | null; titleId: string; onClose: () => void }

function SondageForm({ sondage, titleId, onClose }: FormProps) {
  const [draft, setDraft] = useState(() => (sondage ? readDraft(sondage) : startDraft(new Date())))
  const [read, setRead] = useState(sondage?.updated_at ?? '')
  const save = useSave(sondage, read)
  return (
    <FormContent
      error={save.error}
      isBusy={save.isPending}
      onClose={onClose}
      onSend={() => save.mutate(draft, { onSuccess: onClose })}
      title={sondage ? 'Modifier le sondage' : 'Nouveau sondage'}
      titleId={titleId}
    >
      {sondage && (
        <PassedVersion
          error={save.error}
          onOverwrite={(now) => setRead(now.updated_at)}
          read={() => readDetail(sondage.id)}
        />
      )}
      <MainFields draft={draft} onChange={(changed) => setDraft({ ...draft, ...changed })} />
      {sondage !== null && sondage.nb_reponses > 0 && (
        <Alert severity="info">
          Ce sondage a des réponses&nbsp;: corrigez les mots, ajoutez des questions ou des choix.
          Ceux qui ont des réponses ne peuvent être ni retirés ni changés de type.
        </Alert>
      )}
      <QuestionsEditor
        onChange={(questions) => setDraft({ ...draft, questions })}
        questions={draft.questions}
      />
    </FormContent>
  )
}

const useSave = (sondage: AdminSondageDetail | null, updated_at: string) =>
  useFormAct(async (draft: Draft) => {
    const body = writeDraft(draft)
    if (!sondage) return api('POST /api/admin/sondages/create', { body })
    const params = { id: sondage.id }
    return api('POST /api/admin/sondages/update/{id}', { params, body: { ...body, updated_at } })
  }, 'Sondage enregistré.')

type FieldsProps = { draft: Draft; onChange: (changed: Partial<Draft>) => void }

function MainFields({ draft, onChange }: FieldsProps) {
  const day = (field: 'du' | 'au', label: string) => (
    <TextField
      fullWidth
      label={label}
      name={field === 'du' ? 'debut' : 'fin'}
      onChange={(event) => onChange({ [field]: event.target.value })}
      required
      slotProps={{ inputLabel: { shrink: true } }}
      type="date"
      value={draft[field]}
    />
  )
  return (
    <>
      <TextField
        label="Titre"
        name="titre"
        onChange={(event) => onChange({ titre: event.target.value })}
        required
        slotProps={{ htmlInput: { maxLength: 120 } }}
        value={draft.titre}
      />
      <TextField
        helperText="À quoi serviront les réponses."
        label="Description"
        minRows={2}
        multiline
        name="description"
        onChange={(event) => onChange({ description: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 3000 } }}
        value={draft.description}
      />
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        {day('du', 'Premier jour')}
        {day('au', 'Dernier jour')}
        <TextField
          fullWidth
          label="Points"
          name="points"
          onChange={(event) => onChange({ points: event.target.value })}
          required
          slotProps={{ htmlInput: { min: 0, max: 500, inputMode: 'numeric' } }}
          type="number"
          value={draft.points}
        />
      </Stack>
    </>
  )
}
