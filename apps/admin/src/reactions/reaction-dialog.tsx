import type { AdminReaction } from '@foulee/contract/echanges/regie-admin'
import { TextField } from '@mui/material'
import { useState } from 'react'
import { api } from '../api.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { PassedVersionOf } from '../ui/passed-version.tsx'
import { useFormAct } from '../ui/use-act.ts'

type ReactionDialogProps = { reaction: AdminReaction | null; onClose: () => void }

export function ReactionDialog({ reaction, onClose }: ReactionDialogProps) {
  const [body, setBody] = useState({ label: reaction?.label ?? '', emoji: reaction?.emoji ?? '' })
  const [version, setVersion] = useState(reaction?.version)
  const save = useFormAct(
    () =>
      reaction
        ? api('POST /api/admin/reactions/update/{id}', {
            params: { id: reaction.id },
            body: { ...body, version },
          })
        : api('POST /api/admin/reactions/create', { body }),
    'Réaction enregistrée.',
  )
  return (
    <FormDialog
      error={save.error}
      isBusy={save.isPending}
      onClose={onClose}
      onSend={() => save.mutate(undefined, { onSuccess: onClose })}
      title={reaction ? reaction.label : 'Nouvelle réaction'}
    >
      <PassedVersionOf<AdminReaction>
        error={save.error}
        id={reaction?.id}
        list="reactions"
        onOverwrite={(now) => setVersion(now.version)}
      />
      <TextField
        label="Nom"
        name="label"
        onChange={(event) => setBody({ ...body, label: event.target.value })}
        required
        slotProps={{ htmlInput: { maxLength: 40 } }}
        value={body.label}
      />
      <TextField
        helperText="Un seul signe, par exemple 👏."
        label="Signe"
        name="emoji"
        onChange={(event) => setBody({ ...body, emoji: event.target.value })}
        required
        value={body.emoji}
      />
    </FormDialog>
  )
}
