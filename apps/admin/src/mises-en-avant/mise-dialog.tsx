import type { AdminMiseEnAvant } from '@foulee/contract/echanges/regie-admin'
import { Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { api } from '../api.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { MomentField, readMoment, toMoment } from '../ui/moment-field.tsx'
import { PassedVersionOf } from '../ui/passed-version.tsx'
import { useFormAct } from '../ui/use-act.ts'
import { type Chosen, ItemChoice } from './item-choice.tsx'

type MiseDialogProps = { mise: AdminMiseEnAvant | null; onClose: () => void }
type Draft = { titre: string; debut: string; fin: string; chosen: Chosen | null }

const WEEK_MS = 7 * 86_400_000

function startDraft(mise: AdminMiseEnAvant | null): Draft {
  const now = new Date()
  return {
    titre: mise?.titre ?? '',
    debut: toMoment(mise ? new Date(mise.debut) : now),
    fin: toMoment(mise ? new Date(mise.fin) : new Date(now.getTime() + WEEK_MS)),
    chosen: mise && {
      id: mise.publications_id,
      kind: mise.kind,
      titre: mise.publication ?? 'Plus visible',
    },
  }
}

export function MiseDialog({ mise, onClose }: MiseDialogProps) {
  const [draft, setDraft] = useState(() => startDraft(mise))
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  const [version, setVersion] = useState(mise?.version)
  const save = useFormAct(
    (body: Body) => saveMise(mise, { ...body, version }),
    'Mise en avant enregistrée.',
  )
  const send = () => {
    const body = readBody(draft)
    if (body) save.mutate(body, { onSuccess: onClose })
  }
  return (
    <FormDialog
      error={save.error}
      isBusy={save.isPending}
      onClose={onClose}
      onSend={send}
      title={mise ? mise.titre : 'Nouvelle mise en avant'}
    >
      <PassedVersionOf<AdminMiseEnAvant>
        error={save.error}
        id={mise?.id}
        list="mises-en-avant"
        onOverwrite={(now) => setVersion(now.version)}
      />
      <ItemChoice chosen={draft.chosen} onChoose={(chosen) => change({ chosen })} />
      <TextField
        helperText="Ce que lisent les membres, par exemple «&nbsp;Course du mois&nbsp;»."
        label="Titre"
        name="titre"
        onChange={(event) => change({ titre: event.target.value })}
        required
        slotProps={{ htmlInput: { maxLength: 80 } }}
        value={draft.titre}
      />
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <MomentField
          label="Du"
          name="debut"
          onChange={(debut) => change({ debut })}
          required
          value={draft.debut}
        />
        <MomentField
          label="Au"
          name="fin"
          onChange={(fin) => change({ fin })}
          required
          value={draft.fin}
        />
      </Stack>
    </FormDialog>
  )
}

type Body = { publications_id: number; titre: string; debut: string; fin: string }

function readBody({ chosen, titre, ...moments }: Draft): Body | null {
  const [debut, fin] = [readMoment(moments.debut), readMoment(moments.fin)]
  return chosen && debut && fin ? { publications_id: chosen.id, titre, debut, fin } : null
}

const saveMise = (mise: AdminMiseEnAvant | null, body: Body & { version: number | undefined }) =>
  mise
    ? api('POST /api/admin/mises-en-avant/update/{id}', { params: { id: mise.id }, body })
    : api('POST /api/admin/mises-en-avant/create', { body })
