import type { AdminBadge } from '@foulee/contract/club/badges'
import { FAMILLES_BADGE } from '@foulee/domain/club/badge'
import { Alert, TextField } from '@mui/material'
import { useState } from 'react'
import { api } from '../api.ts'
import { Choice } from '../ui/choice.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { PassedVersionOf } from '../ui/passed-version.tsx'
import { useFormAct } from '../ui/use-act.ts'
import { type BadgeDraft, EMPTY, toDraft, toRegle } from './badge-draft.ts'
import { MedailleFields } from './medaille-fields.tsx'
import { RegleFields } from './regle-fields.tsx'

export function BadgeDialog({ badge, onClose }: { badge: AdminBadge | null; onClose: () => void }) {
  const [draft, setDraft] = useState<BadgeDraft>(badge ? toDraft(badge) : EMPTY)
  const [version, setVersion] = useState(badge?.version ?? 0)
  const change = (changes: Partial<BadgeDraft>) => setDraft({ ...draft, ...changes })
  const save = useFormAct(
    () => saveBadge(badge, draft, version),
    badge ? 'Badge enregistré.' : 'Badge écrit\u00a0: il reste à le mettre en service.',
  )
  return (
    <FormDialog
      error={save.error}
      isBusy={save.isPending}
      onClose={onClose}
      onSend={() => save.mutate(undefined, { onSuccess: onClose })}
      title={badge ? badge.titre : 'Nouveau badge'}
    >
      <PassedVersionOf<AdminBadge>
        error={save.error}
        id={badge?.id}
        list="badges"
        onOverwrite={(now) => setVersion(now.version)}
      />
      <Words change={change} draft={draft} />
      <RegleFields draft={draft} onChange={change} />
      <MedailleFields
        medaille={draft.medaille}
        onChange={(changes) => change({ medaille: { ...draft.medaille, ...changes } })}
        slug={badge?.slug ?? draft.titre}
      />
      {badge?.est_actif && (
        <Alert severity="warning">
          Ce badge est en service&nbsp;: la règle changée vaut aussi pour le passé. Qui l’a gagné le
          garde.
        </Alert>
      )}
    </FormDialog>
  )
}

type WordsProps = { draft: BadgeDraft; change: (changes: Partial<BadgeDraft>) => void }

const Words = ({ draft, change }: WordsProps) => (
  <>
    <TextField
      label="Titre"
      name="titre"
      onChange={(event) => change({ titre: event.target.value })}
      required
      slotProps={{ htmlInput: { maxLength: 80 } }}
      value={draft.titre}
    />
    <TextField
      helperText="Ce dont on peut être fier, en une phrase ou deux."
      label="Description"
      name="description"
      multiline
      onChange={(event) => change({ description: event.target.value })}
      required
      slotProps={{ htmlInput: { maxLength: 400 } }}
      value={draft.description}
    />
    <Choice
      label="Famille"
      onChange={(famille) => change({ famille })}
      options={FAMILLES_BADGE}
      value={draft.famille}
    />
  </>
)

async function saveBadge(
  badge: AdminBadge | null,
  draft: BadgeDraft,
  version: number,
): Promise<void> {
  const { titre, description, famille, medaille } = draft
  const body = { titre, description, famille, medaille, regle: toRegle(draft) }
  if (!badge) {
    await api('POST /api/admin/badges/create', { body })
    return
  }
  const params = { id: badge.id }
  await api('POST /api/admin/badges/update/{id}', {
    params,
    body: { ...body, version },
  })
}
