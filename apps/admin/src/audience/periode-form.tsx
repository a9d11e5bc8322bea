import type { DemandeChiffres } from '@foulee/contract/site/audience-chiffres'
import { findPeriodeFautes, PAS_LABELS } from '@foulee/domain/site/audience-chiffres'
import { Button, Stack, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { Choice } from '../ui/choice.tsx'

type PeriodeFormProps = {
  demandeChiffres: DemandeChiffres
  today: string
  onSubmit: (demandeChiffres: DemandeChiffres) => void
}

export function PeriodeForm({ demandeChiffres, today, onSubmit }: PeriodeFormProps) {
  const [{ du, au, pas }, setDraft] = useState(demandeChiffres)
  const [isSent, setSent] = useState(false)
  const change = (part: Partial<DemandeChiffres>) => setDraft((draft) => ({ ...draft, ...part }))
  const fautes = findFautes({ du, au, pas }, today)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (!Object.keys(fautes).length) onSubmit({ du, au, pas })
  }
  const fieldOf = (name: 'du' | 'au' | 'pas') => ({
    error: isSent && fautes[name] !== undefined,
    helperText: isSent ? fautes[name] : undefined,
  })
  const days = { inputLabel: { shrink: true }, htmlInput: { max: today } }
  return (
    <form noValidate onSubmit={send}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ maxWidth: 900 }}>
        <TextField
          fullWidth
          label="Du"
          onChange={({ target }) => change({ du: target.value })}
          slotProps={days}
          type="date"
          value={du}
          {...fieldOf('du')}
        />
        <TextField
          fullWidth
          label="Au"
          onChange={({ target }) => change({ au: target.value })}
          slotProps={days}
          type="date"
          value={au}
          {...fieldOf('au')}
        />
        <Choice
          label="Compter par"
          onChange={(pas) => change({ pas })}
          options={PAS_LABELS}
          value={pas}
          {...fieldOf('pas')}
        />
        <Button sx={{ flexShrink: 0, height: 48 }} type="submit" variant="contained">
          Afficher
        </Button>
      </Stack>
    </form>
  )
}

function findFautes({ du, au, pas }: DemandeChiffres, today: string) {
  if (!du) return { du: 'Donnez le premier jour.' }
  if (!au) return { au: 'Donnez le dernier jour.' }
  return findPeriodeFautes({ du, au }, pas, today)
}
