import type { RapportImport } from '@foulee/contract/courses/imports'
import { Alert, Stack, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Title } from 'react-admin'
import { Button } from '../ui/button.tsx'
import { describeFailure } from '../ui/use-act.ts'
import { useFaults } from '../ui/use-faults.ts'
import { ImportReport } from './import-report.tsx'

type Read = (body: FormData) => Promise<RapportImport>
type ImportPageProps = {
  title: string
  /** Reads the file and writes nothing; then imports it. */
  attempt: Read
  apply: Read
  /** What else is asked beside the file. */
  children?: ReactNode
}

/** Things from a spreadsheet: the file is tried first, and read again as it is when it is imported. */
export function ImportPage({ title, attempt: read, apply: write, children }: ImportPageProps) {
  const [form, setForm] = useState<FormData | null>(null)
  const attempt = useMutation<RapportImport, Error, FormData>({
    mutationFn: read,
    onSuccess: (_, body) => setForm(body),
  })
  const apply = useMutation<RapportImport, Error, FormData>({ mutationFn: write })
  const forget = () => {
    setForm(null)
    attempt.reset()
    apply.reset()
  }
  const { fault, send } = useFaults((filled) => {
    apply.reset()
    attempt.mutate(new FormData(filled))
  })
  const report = apply.data ?? attempt.data
  const error = apply.error ?? attempt.error
  const isUseful = attempt.data && attempt.data.nb.creee + attempt.data.nb.completee > 0
  return (
    <Stack spacing={3} sx={{ maxWidth: 900, p: 2 }}>
      <Title title={title} />
      <form noValidate onChange={forget} onSubmit={send}>
        <Fields isBusy={attempt.isPending}>{children}</Fields>
      </form>
      {fault && <Alert severity="error">{fault}</Alert>}
      {error && !fault && <Alert severity="error">{describeFailure(error)}</Alert>}
      {report && (
        <ImportReport report={report}>
          {form && isUseful && !apply.data && (
            <Button
              busyLabel="Import en cours…"
              isBusy={apply.isPending}
              onClick={() => apply.mutate(form)}
              sx={{ alignSelf: 'flex-start' }}
              variant="contained"
            >
              Importer pour de bon
            </Button>
          )}
        </ImportReport>
      )}
    </Stack>
  )
}

const Fields = ({ isBusy, children }: { isBusy: boolean; children: ReactNode }) => (
  <Stack spacing={2}>
    <TextField
      helperText="Classeur (.xlsx, .ods) ou CSV de 25&nbsp;Mo au plus&nbsp;: feuille, séparateur, accents et colonnes sont reconnus."
      label="Fichier"
      name="fichier"
      required
      slotProps={{ inputLabel: { shrink: true } }}
      type="file"
    />
    {children}
    <Button
      busyLabel="Lecture…"
      isBusy={isBusy}
      sx={{ alignSelf: 'flex-start' }}
      type="submit"
      variant="outlined"
    >
      Essayer sans rien écrire
    </Button>
  </Stack>
)
