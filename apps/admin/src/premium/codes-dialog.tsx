import { TextField } from '@mui/material'
import { useState } from 'react'
import { api } from '../api.ts'
import { useFormAct } from '../ui/use-act.ts'
import { type Period, PeriodDialog } from './period-dialog.tsx'

/** Creates single-use codes for a period; they are shown only here. */
export function CodesDialog({ onClose }: { onClose: () => void }) {
  const [count, setCount] = useState('10')
  const [codes, setCodes] = useState<readonly string[]>([])
  const make = useFormAct(
    (period: Period) =>
      api('POST /api/admin/premium/codes', { body: { nombre: Number(count), ...period } }),
    'Codes faits.',
  )
  return (
    <PeriodDialog
      act={make}
      onClose={onClose}
      onSend={(period) => make.mutate(period, { onSuccess: ({ data }) => setCodes(data.codes) })}
      outcome={
        codes.length > 0 && (
          <TextField
            helperText="Copiez-les maintenant&nbsp;: ils ne seront plus montrés."
            label="Codes"
            multiline
            slotProps={{ htmlInput: { readOnly: true } }}
            value={codes.join('\n')}
          />
        )
      }
      submit="Faire"
      title="Faire des codes premium"
    >
      <TextField
        label="Nombre de codes"
        name="nombre"
        onChange={(event) => setCount(event.target.value)}
        required
        slotProps={{ htmlInput: { min: 1, max: 500, inputMode: 'numeric' } }}
        type="number"
        value={count}
      />
    </PeriodDialog>
  )
}
