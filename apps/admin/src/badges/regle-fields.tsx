import { CALCULS } from '@foulee/domain/club/badge-regle'
import { FAIT_KINDS, FAITS } from '@foulee/domain/club/fait'
import { MOIS } from '@foulee/domain/shared/date'
import { Alert, Stack, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { api } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { Choice, Several } from '../ui/choice.tsx'
import { describeFailure } from '../ui/use-act.ts'
import { type BadgeDraft, NUMBER_NAMES, NUMBERS, toRegle } from './badge-draft.ts'

type FieldsProps = { draft: BadgeDraft; onChange: (changes: Partial<BadgeDraft>) => void }

const FAIT_LABELS = Object.fromEntries(FAIT_KINDS.map((kind) => [kind, FAITS[kind].label]))
const MONTHS = MOIS.map((name, index) => [index + 1, name] as const)

export function RegleFields({ draft, onChange }: FieldsProps) {
  const genres = Object.entries(FAITS[draft.fait].genres ?? {})
  return (
    <Stack spacing={2}>
      <Choice
        label="Ce qui compte"
        onChange={(fait) => onChange({ fait, genres: [] })}
        options={FAIT_LABELS as Record<BadgeDraft['fait'], string>}
        value={draft.fait}
      />
      <Choice
        label="Comment on le compte"
        onChange={(calcul) => onChange({ calcul })}
        options={CALCULS}
        value={draft.calcul}
      />
      <TextField
        helperText="Fois, mètres, secondes, semaines ou lieux, selon le compte."
        label="Objectif"
        onChange={(event) => onChange({ cible: event.target.value })}
        required
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        value={draft.cible}
      />
      {genres.length > 0 && (
        <Several
          label="De quel genre"
          onChange={(values) => onChange({ genres: values })}
          options={genres}
          values={draft.genres}
        />
      )}
      <Several
        label="Quels mois"
        onChange={(mois) => onChange({ mois })}
        options={MONTHS}
        values={draft.mois}
      />
      {NUMBER_NAMES.map((name) => (
        <TextField
          key={name}
          label={NUMBERS[name]}
          onChange={(event) =>
            onChange({ nombres: { ...draft.nombres, [name]: event.target.value } })
          }
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          value={draft.nombres[name] ?? ''}
        />
      ))}
      <Trial draft={draft} key={JSON.stringify(toRegle(draft))} />
    </Stack>
  )
}

/** Dry run: number of members who would have the badge; nothing is awarded. */
function Trial({ draft }: { draft: BadgeDraft }) {
  const trial = useMutation({
    mutationFn: async () =>
      (await api('POST /api/admin/badges/essai', { body: { regle: toRegle(draft) } })).data,
  })
  return (
    <Stack spacing={1}>
      <Button isBusy={trial.isPending} onClick={() => trial.mutate()} variant="outlined">
        Essayer cette règle
      </Button>
      {trial.data && (
        <Alert severity="info">
          {trial.data.demande}&nbsp;: {trial.data.phrase}
        </Alert>
      )}
      {trial.error && <Alert severity="error">{describeFailure(trial.error)}</Alert>}
    </Stack>
  )
}
