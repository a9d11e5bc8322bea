import type { RapportImport } from '@foulee/contract/courses/imports'
import type { Feuille } from '@foulee/contract/shared/tableau'
import { Alert, Checkbox, FormControlLabel, Stack, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Title } from 'react-admin'
import { Button } from '../ui/button.tsx'
import { saveFile } from '../ui/save-file.ts'
import { describeFailure } from '../ui/use-act.ts'
import { useFaults } from '../ui/use-faults.ts'
import { ImportReport } from './import-report.tsx'

type Read = (body: FormData) => Promise<RapportImport>
type Save = (body: FormData) => Promise<{ blob: Blob }>
type ImportPageProps = {
  title: string
  attempt: Read
  apply: Read
  refused: Save
  template?: () => Promise<{ blob: Blob }>
  fileName: string
  children?: ReactNode
}

export function ImportPage({ title, children, ...calls }: ImportPageProps) {
  const { attempt: read, apply: write, refused, template, fileName } = calls
  const [form, setForm] = useState<FormData | null>(null)
  const attempt = useMutation<RapportImport, Error, FormData>({
    mutationFn: read,
    onSuccess: (_, body) => setForm(body),
  })
  const apply = useMutation<RapportImport, Error, FormData>({ mutationFn: write })
  const save = useMutation<void, Error, { download: () => Promise<{ blob: Blob }>; name: string }>({
    mutationFn: async ({ download, name }) => saveFile((await download()).blob, name),
  })
  const clearForm = () => {
    setForm(null)
    attempt.reset()
    apply.reset()
  }
  const { fault, send } = useFaults((filled) => {
    apply.reset()
    attempt.mutate(new FormData(filled))
  })
  const report = apply.data ?? attempt.data
  const error = apply.error ?? attempt.error ?? save.error
  const isUseful = attempt.data && attempt.data.nb.creee + attempt.data.nb.completee > 0
  return (
    <Stack spacing={3} sx={{ maxWidth: 900, p: 2 }}>
      <Title title={title} />
      <form noValidate onChange={clearForm} onSubmit={send}>
        <Fields isBusy={attempt.isPending}>{children}</Fields>
      </form>
      {template && (
        <Button
          isBusy={save.isPending}
          onClick={() => save.mutate({ download: template, name: `modele-${fileName}.xlsx` })}
          sx={{ alignSelf: 'flex-start' }}
        >
          Télécharger un modèle à remplir
        </Button>
      )}
      {fault && <Alert severity="error">{fault}</Alert>}
      {error && !fault && <Alert severity="error">{describeFailure(error)}</Alert>}
      {report?.feuille && hidesSomething(report.feuille) && (
        <Alert severity="warning">
          Ce classeur a des lignes ou des colonnes masquées. Elles sont ignorées, sauf si vous
          cochez «&nbsp;Lire aussi les lignes et les colonnes masquées&nbsp;».
        </Alert>
      )}
      {report && (
        <ImportReport report={report}>
          {form && report.nb.refusee > 0 && (
            <Button
              isBusy={save.isPending}
              onClick={() =>
                save.mutate({ download: () => refused(form), name: `${fileName}-refusees.csv` })
              }
              sx={{ alignSelf: 'flex-start', mb: 1 }}
            >
              Télécharger les lignes refusées
            </Button>
          )}
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

const hidesSomething = ({ lignes_masquees, colonnes_masquees }: Feuille) =>
  lignes_masquees + colonnes_masquees > 0

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
    <TextField
      helperText="Sans numéro, elle est cherchée dans les dix premières lignes."
      label="Ligne des noms de colonnes"
      name="ligne_titres"
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 6 } }}
    />
    <TextField
      helperText="Pour un classeur. Sans nom, la première feuille qui n’est ni vide ni masquée."
      label="Feuille"
      name="feuille"
      slotProps={{ htmlInput: { maxLength: 255 } }}
    />
    <FormControlLabel
      control={<Checkbox name="masques" value="true" />}
      label="Lire aussi les lignes et les colonnes masquées du classeur"
    />
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
