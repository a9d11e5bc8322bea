import type { AdminSondage } from '@foulee/contract/club/sondages'
import type { EtatSondage } from '@foulee/domain/club/sondage'
import { deNom } from '@foulee/domain/shared/de-nom'
import { Stack } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { api } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { DialogButton, EditButton } from '../ui/dialog-button.tsx'
import { RemoveButton } from '../ui/remove-button.tsx'
import { useAct } from '../ui/use-act.ts'
import { findNext } from './next-etat.ts'
import { ResultatsDialog } from './resultats-dialog.tsx'
import { SondageDialog } from './sondage-dialog.tsx'

const DONE: Readonly<Record<EtatSondage, string>> = {
  brouillon: 'Sondage remis en brouillon.',
  publie: 'Sondage ouvert aux réponses.',
  clos: 'Sondage clos.',
}

export function SondageActs() {
  const record = useRecordContext<AdminSondage>()
  return record ? <Acts sondage={record} /> : null
}

function Acts({ sondage }: { sondage: AdminSondage }) {
  const { id, titre, etat, nb_reponses } = sondage
  const move = useAct(
    (to: EtatSondage) =>
      api('POST /api/admin/sondages/etat/{id}', {
        params: { id },
        body: { etat: to, depuis: etat },
      }),
    ({ data }) => DONE[data.etat],
  )
  const remove = useAct(
    () => api('POST /api/admin/sondages/del/{id}', { params: { id } }),
    'Sondage supprimé.',
  )
  const next = findNext(sondage)
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
      <EditButton titre={titre}>{(close) => <SondageDialog id={id} onClose={close} />}</EditButton>
      {next && (
        <Button
          aria-label={`${next.label} ${titre}`}
          isBusy={move.isPending}
          onClick={() => move.mutate(next.etat)}
          size="small"
        >
          {next.label}
        </Button>
      )}
      {nb_reponses > 0 ? (
        <DialogButton label="Résultats" name={`Résultats ${deNom(titre)}`} size="small">
          {(close) => <ResultatsDialog id={id} onClose={close} />}
        </DialogButton>
      ) : (
        <RemoveButton
          isBusy={remove.isPending}
          onRemove={() => remove.mutate(undefined)}
          titre={titre}
        />
      )}
    </Stack>
  )
}
